// A record as a page shows it: its form, its answers as they were last read, and a store that nobody types into.

import { useCallback, useEffect, useState } from 'react';
import { type FormBundle, formTree, isObject } from '../../runtime/core/index.ts';
import {
  createFormStore,
  type FormStore,
  type LoadedForm,
  type LoadedRecord,
  shownAnswers,
} from '../../runtime/react/index.ts';
import { askAgain, useCall } from '../calls/reading.tsx';
import type { Refused } from '../calls/refusal.ts';
import type { CallId } from '../calls/typed.ts';
import { formContext } from '../host/context.ts';
import { openForm } from '../host/open.ts';
import { useOpening } from '../host/opening.ts';
import { usePortal } from '../portal/portal.tsx';
import { registerPortalWidgets } from '../widgets/index.tsx';
import { toldRecord } from './told-record.ts';

export interface ShownRecord {
  /** The answer it was read from. */
  readonly body: object;
  readonly form: LoadedForm;
  readonly record: LoadedRecord;
  readonly store: FormStore;
}

export interface RecordOnPage {
  /** What is known, perhaps while it is being read anew. */
  readonly shown: ShownRecord | undefined;
  /** The same, once it was asked for since this page opened. */
  readonly current: ShownRecord | undefined;
  readonly error: Refused | 'form' | undefined;
  /** Reads it again, with its files: those are stored as they are uploaded, whether the rest is saved or not. */
  readonly reload: () => Promise<void>;
  /** The same, once it was saved: with everything else that tells of it. */
  readonly reloadAll: () => Promise<void>;
}

/** Nothing is asked of the server for nobody. */
export function useRecord(id: string, isSomebody: boolean): RecordOnPage {
  const { content } = usePortal();
  const opening = useOpening(
    useCallback(() => {
      registerPortalWidgets();
      return openForm(content, id);
    }, [content, id]),
  );
  const form = opening.state === 'ready' ? opening.value : undefined;
  const plan = form?.bundle.record;
  const call = (plan?.load.call ?? 'getAttorneyInfo') as CallId;
  const asked = isSomebody && plan ? {} : undefined;
  const { data, error, isAsking, retry } = useCall(call, asked, WHILE_OPEN);
  const isAsked = useAsked(isAsking);
  const shown = useShown(form, data as object | undefined);
  const isLost = opening.state === 'failed' || (opening.state === 'ready' && !plan);
  return {
    shown,
    current: isAsked && shown?.body === data ? shown : undefined,
    error: isLost ? 'form' : error,
    reload: async () => {
      if (opening.state === 'failed') opening.retry();
      await retry();
      await Promise.all(fileLists(form?.bundle).map(askAgain));
    },
    reloadAll: async () => {
      const refreshed = [call, ...((plan?.save.refreshes ?? []) as CallId[])];
      await Promise.all(refreshed.map(askAgain));
    },
  };
}

/** The calls that list the files of a record. */
function fileLists(bundle: FormBundle | undefined): readonly CallId[] {
  if (!bundle) return [];
  return Object.keys(bundle.fields).flatMap((pointer) => {
    const calls = formTree(bundle).at(pointer)?.uiOptions.calls;
    return isObject(calls) && typeof calls.list === 'string' ? [calls.list as CallId] : [];
  });
}

/** Whoever comes back to the window sees what was changed elsewhere. */
const WHILE_OPEN = { revalidateOnFocus: true };

/** Was it asked for and answered since this page opened? Then it is not what was known before. */
function useAsked(isAsking: boolean): boolean {
  const [stage, setStage] = useState<'opened' | 'asking' | 'asked'>('opened');
  useEffect(() => {
    setStage((now) => {
      if (isAsking) return now === 'opened' ? 'asking' : now;
      return now === 'asking' ? 'asked' : now;
    });
  }, [isAsking]);
  return stage === 'asked';
}

/** The last store stays until the next one has come to rest, so that nothing flickers. */
function useShown(form: LoadedForm | undefined, body: object | undefined): ShownRecord | undefined {
  const { calls, content } = usePortal();
  const [shown, setShown] = useState<ShownRecord>();
  useEffect(() => {
    if (!form || !body) return;
    let here = true;
    const show = async (): Promise<void> => {
      const record = await toldRecord(content, form.bundle, body as never);
      if (!record || !here) return;
      const context = formContext(form.bundle, 'form', { record: record.stored });
      const store = createFormStore({ ...form, calls, context, answers: shownAnswers(record) });
      await store.settled();
      if (here) setShown({ body, form, record, store });
      else store.dispose();
    };
    void show();
    return () => {
      here = false;
    };
  }, [form, body, calls, content]);
  useEffect(() => () => shown?.store.dispose(), [shown]);
  return shown;
}
