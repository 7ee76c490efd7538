// Keeps the draft of an open form for as long as its page shows it; what is not saved yet is saved before either ends.

import { useEffect, useState } from 'react';
import type { Draft, JsonObject } from '../../runtime/core/index.ts';
import {
  type Autosave,
  type CallAnswer,
  createAutosave,
  type FormStore,
  type Resumed,
} from '../../runtime/react/index.ts';
import type { CallId } from '../calls/typed.ts';
import { offers } from '../portal/offered.ts';
import { type Portal, usePortal, useT } from '../portal/portal.tsx';
import { onLeaving } from '../session/leaving.ts';
import type { FormNews } from './form-news.ts';
import { useEnd } from './lifetime.ts';
import type { Opened } from './opened.ts';
import type { Begun } from './resume.ts';

export interface OpenedDraft extends Opened, Begun {
  /** It was opened in another release, and carried over while it was open. */
  readonly news?: FormNews;
}

/** What keeps the draft of a store that is open. */
export const KEEPERS = new WeakMap<FormStore, Autosave>();

export interface Keeping {
  /** The call that saves; the form's own unless told. */
  readonly call?: string;
  /** What the call takes beside the draft. */
  readonly beside: JsonObject;
  /** The step on screen when a draft is saved, long after anything was drawn. */
  readonly step: () => string | undefined;
  /** The farthest step that was opened by then. */
  readonly reached: () => string | undefined;
  /** Hears of a save that the server will not have. */
  readonly onRefused?: (answer: CallAnswer) => void;
}

/** What is told of the keeping is told once, when the form is opened. */
export function useDraft({ store, key, saved, resumed }: OpenedDraft, keeping: Keeping): Autosave {
  const t = useT();
  const { toasts, content } = usePortal();
  const [autosave] = useState(() =>
    createAutosave({
      store,
      key,
      ...keeping,
      onDevice: !isKept(content, keeping.call ?? store.bundle.draft?.save),
      revision: resumed?.revision ?? 0,
      ...(resumed?.unsent && { base: commonBase(resumed, saved) }),
      ...(resumed?.sent && { sent: resumed.sent }),
      ...(resumed?.savedAt && !resumed.unsent && { savedAt: resumed.savedAt }),
    }),
  );
  KEEPERS.set(store, autosave);
  useEffect(
    () =>
      onLeaving(async () => {
        const saved = await autosave.flush();
        if (saved && !saved.ok) toasts.show('info', t('app.leave.kept'));
      }),
    [autosave, toasts, t],
  );
  useEffect(() => {
    // What the network kept from the server is sent as soon as the form is open again.
    if (resumed?.unsent) void autosave.flush({ always: true });
  }, [autosave, resumed]);
  useEnd(() => {
    void autosave.flush().finally(() => {
      autosave.dispose();
      store.dispose();
    });
  });
  return autosave;
}

/** Does a service keep the drafts of this form? */
const isKept = (content: Portal['content'], call: string | undefined): boolean =>
  call !== undefined && offers(content, call as CallId);

/** What the answers kept on this device began with, if the server still has it or it was kept too. */
const commonBase = (resume: Resumed, saved: Draft | undefined): Draft['data'] | null =>
  saved?.revision === resume.revision ? saved.data : (resume.base ?? null);
