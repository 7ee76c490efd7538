// Opens a declared form for a page of its own and holds its answers for as long as the page is there.

import { type ReactElement, type ReactNode, useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Answers } from '../../../runtime/core/index.ts';
import {
  createFormStore,
  type FormStore,
  type LoadedForm,
  serverFaults,
} from '../../../runtime/react/index.ts';
import { AppError } from '../../errors.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { usePortal } from '../../portal.tsx';
import { formContext } from '../form/context.ts';
import { openForm, useOpening } from '../form/open.ts';

export interface Declared {
  readonly form: LoadedForm;
  readonly store: FormStore;
}

export interface DeclaredFormProps {
  readonly id: string;
  /** What the form begins with; asked once. */
  readonly answers?: () => Answers;
  readonly children: (declared: Declared) => ReactNode;
}

/** As high as a form of a few fields while it is on its way, so that nothing below it jumps. */
export function DeclaredForm({ id, answers, children }: DeclaredFormProps): ReactElement {
  const { content, calls, wayBack } = usePortal();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a form begins with does not change it later
  const open = useCallback(async (): Promise<Declared> => {
    const kept = wayBack.kept(pathname);
    const form = await openForm(content, id);
    if (!form) throw new AppError('NO_CONTENT', { form: id });
    const begin = { ...defaultsOf(form), ...answers?.(), ...kept };
    const store = createFormStore({
      ...form,
      calls,
      answers: begin,
      context: formContext(form.bundle, id),
    });
    await store.settled();
    return { form, store };
  }, [content, calls, wayBack, id]);
  const opening = useOpening(open);
  const store = opening.state === 'ready' ? opening.value.store : undefined;
  useEffect(
    () => () => {
      if (store) wayBack.keep(pathname, store.answers());
    },
    [store, wayBack, pathname],
  );
  if (opening.state === 'failed') return <Failed onRetry={opening.retry} />;
  if (opening.state === 'loading') return <div className="account-space" />;
  return <>{children(opening.value)}</>;
}

/** What the schema says an answer is before anybody gives one. */
function defaultsOf({ bundle }: LoadedForm): Answers {
  const properties = bundle.sections.flatMap(({ schema }) =>
    Object.entries(schema.properties ?? {}),
  );
  return Object.fromEntries(
    properties.flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/** Puts a sentence of the server at a field, as if it had named the field itself. */
export function faultAt(store: FormStore, path: string, message: string): void {
  store.addServerFaults(serverFaults(store, { faults: [{ path, code: 'rule', message }] }));
}
