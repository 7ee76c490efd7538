// The declared form `sign-in`, and where each answer of the look-up leads.

import { type ReactElement, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Fault } from '../../../runtime/core/index.ts';
import { fieldId, focusId } from '../../../runtime/react/index.ts';
import { sayingOf } from '../../calls/refusal.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import { openForm } from '../../host/open.ts';
import type { Opened } from '../../host/opened.ts';
import { endSession } from '../../layout/sign-out.ts';
import { type Portal, usePortal, useT } from '../../portal.tsx';
import { type Found, outcomeOf, type SignInOutcome } from './outcome.ts';

const EMAIL = '/emailAddress';

export function SignInForm(): ReactElement {
  const [params] = useSearchParams();
  const given = params.get('email');
  useOpenApplicationAhead();
  return (
    <DeclaredForm
      key={given}
      id="sign-in"
      answers={() => (given ? { emailAddress: given } : {})}
      waiting={<div className="join-space" />}
    >
      {(opened) => <Ready opened={opened} />}
    </DeclaredForm>
  );
}

function Ready({ opened }: { readonly opened: Opened }): ReactElement {
  const portal = usePortal();
  const t = useT();
  const navigate = useNavigate();
  const onSent = (body: AnswerOf<'getLeadHubspot'>): void => {
    const outcome = outcomeOf(body);
    const to = settle(portal, outcome);
    if (to) return void navigate(to);
    opened.store.addServerFaults([emailFault(outcome.kind)]);
    focusId(fieldId(EMAIL));
  };
  return (
    <FormHost
      opened={opened}
      call="getLeadHubspot"
      onSent={onSent}
      onRefused={(refused) => portal.toasts.show('error', sayingOf(refused, t))}
    />
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
  message: kind === 'registered' ? 'app.signIn.registered' : 'app.signIn.notFound',
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
