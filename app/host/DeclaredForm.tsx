// Opens a declared form of a few fields for a page of its own, and holds its answers for as long as the page is there.

import { type ReactElement, type ReactNode, useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type Answers,
  type FormBundle,
  type JsonObject,
  withDefaults,
} from '../../runtime/core/index.ts';
import { createFormStore, type FormStore, serverFaults } from '../../runtime/react/index.ts';
import type { FormId } from '../../schemas/names.gen.d.ts';
import { AppError } from '../common/errors.ts';
import { Failed } from '../layout/ErrorBoundary.tsx';
import { usePortal } from '../portal/portal.tsx';
import { formContext } from './context.ts';
import { useEnd } from './lifetime.ts';
import { openForm } from './open.ts';
import type { Opened } from './opened.ts';
import { useOpening } from './opening.ts';

export interface DeclaredFormProps {
  readonly id: FormId;
  /** What the form begins with; asked once. */
  readonly answers?: (form: FormBundle, context: JsonObject) => Answers | Promise<Answers>;
  /** What its rules know besides, as `context.<record>`; asked once. */
  readonly records?: JsonObject;
  /** Stands there until the form is; as high as a form of a few fields unless told, so that nothing below it jumps. */
  readonly waiting?: ReactNode;
  /** Beside the form of the page, which alone is kept for the way back after a session that ended. */
  readonly beside?: true;
  readonly children: (opened: Opened) => ReactNode;
}

export function DeclaredForm(props: DeclaredFormProps): ReactElement {
  const {
    id,
    answers,
    records,
    waiting = <div className="account-space" />,
    beside,
    children,
  } = props;
  const { content, calls, wayBack } = usePortal();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a form begins with does not change it later
  const open = useCallback(async (): Promise<Opened> => {
    const entered = beside ? {} : wayBack.answersFor(pathname);
    const form = await openForm(content, id);
    if (!form) throw new AppError('NO_CONTENT', { form: id });
    const context = formContext(form.bundle, id, records);
    const begun = (await answers?.(form.bundle, context)) ?? {};
    const store = createFormStore({
      ...form,
      calls,
      answers: { ...withDefaults(form.bundle, begun), ...entered },
      context,
    });
    await store.settled();
    return { form, store };
  }, [content, calls, wayBack, id]);
  const opening = useOpening(open);
  const store = opening.state === 'ready' ? opening.value.store : undefined;
  useEffect(
    () => () => {
      if (store && !beside) wayBack.keep(pathname, store.answers());
    },
    [store, wayBack, pathname, beside],
  );
  useEnd(() => store?.dispose());
  if (opening.state === 'failed') return <Failed of={opening.of} onRetry={opening.retry} />;
  if (opening.state === 'loading') return <>{waiting}</>;
  return <>{children(opening.value)}</>;
}

/** Puts a sentence of the server at a field, as if it had named the field itself. */
export function faultAt(store: FormStore, path: string, message: string): void {
  store.addServerFaults(serverFaults(store, [{ path, code: 'rule', message }]));
}
