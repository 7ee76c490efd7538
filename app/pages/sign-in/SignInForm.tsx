// The declared form `sign-in`, and where each answer of the look-up leads.

import { type ReactElement, useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Fault } from '../../../runtime/core/index.ts';
import {
  type CallAnswer,
  createFormStore,
  FormRuntimeProvider,
  fieldId,
  focusId,
  type LoadedForm,
  SingleForm,
  type Toast,
} from '../../../runtime/react/index.ts';
import { messageKeyOf, refusedOf } from '../../calls/refusal.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { endSession } from '../../layout/sign-out.ts';
import { type Portal, usePortal, useT } from '../../portal.tsx';
import { formContext } from '../form/context.ts';
import { useEnd } from '../form/lifetime.ts';
import { openForm, useOpening } from '../form/open.ts';
import { type Found, outcomeOf, type SignInOutcome } from './outcome.ts';

const EMAIL = '/emailAddress';

export function SignInForm(): ReactElement {
  const { content } = usePortal();
  const opening = useOpening(useCallback(() => openForm(content, 'sign-in'), [content]));
  if (opening.state === 'failed') return <Failed onRetry={opening.retry} />;
  if (opening.state === 'loading' || !opening.value) return <div className="join-space" />;
  return <Ready form={opening.value} />;
}

function Ready({ form }: { readonly form: LoadedForm }): ReactElement {
  const portal = usePortal();
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const given = params.get('email');
  const { calls } = portal;
  const store = useMemo(
    () =>
      createFormStore({
        ...form,
        calls,
        answers: given ? { emailAddress: given } : {},
        context: formContext(form.bundle, 'sign-in'),
      }),
    [form, calls, given],
  );
  useEnd(() => store.dispose());
  useOpenApplicationAhead();

  const toast: Toast = useCallback(
    // With one field, the message at the field says it all.
    (kind, text) => {
      if (text !== form.texts.t('runtime.invalid')) portal.toasts.show(kind, text);
    },
    [portal, form],
  );
  const onSent = (answer: CallAnswer): void => {
    const outcome = outcomeOf(answer.body);
    const to = settle(portal, outcome);
    if (to) return void navigate(to);
    store.addServerFaults([emailFault(outcome.kind)]);
    focusId(fieldId(EMAIL));
  };
  const onRefused = (answer: CallAnswer): boolean => {
    const message = messageKeyOf(refusedOf(answer));
    portal.toasts.show('error', 'key' in message ? t(message.key) : message.text);
    return true;
  };
  return (
    <FormRuntimeProvider store={store} toast={toast}>
      <SingleForm validate={form.validate} bare noSummary onSent={onSent} onRefused={onRefused} />
    </FormRuntimeProvider>
  );
}

/** Remembers what was found; gives the page to go on to, or nothing where the visitor stays. */
function settle(portal: Portal, outcome: SignInOutcome): string | undefined {
  const { session, wayBack } = portal;
  switch (outcome.kind) {
    case 'registered':
      // Whoever was known here is logged out, on the server too (SGN-07).
      endSession(portal);
      return undefined;
    case 'notFound':
      return undefined;
    case 'application':
      session.set({ ...foundIn(outcome), attorney: undefined });
      return wayBack.take(outcome.lead.email) ?? '/application';
    default:
      session.set({ ...foundIn(outcome), attorney: outcome.attorney });
      return outcome.kind === 'signing' ? '/signing' : '/login';
  }
}

const foundIn = ({ lead, leadSession }: Found) => ({
  lead,
  leadSession,
  temporary: undefined,
});

const emailFault = (kind: SignInOutcome['kind']): Fault => ({
  path: EMAIL,
  code: 'rule',
  params: {},
  message:
    kind === 'registered'
      ? 'sign-in.emailAddress.error.registered'
      : 'sign-in.emailAddress.error.notFound',
  section: 'join',
});

/** Most visitors go on to the application: fetch it while they type. */
function useOpenApplicationAhead(): void {
  const { content } = usePortal();
  useEffect(() => {
    const idle = setTimeout(() => {
      void import('../application/Application.tsx');
      void openForm(content, 'application').catch(() => undefined);
    }, 2000);
    return () => clearTimeout(idle);
  }, [content]);
}
