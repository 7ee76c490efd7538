// The declared form `sign-in`: an e-mail that leads nowhere is said at its field, any other leads on.

import { type ReactElement, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Fault } from '../../../runtime/core/index.ts';
import { fieldId, focusId } from '../../../runtime/react/index.ts';
import type { PointerOf, SectionOf, SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import { sayingOf } from '../../calls/refusal.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import { openForm } from '../../host/open.ts';
import type { Opened } from '../../host/opened.ts';
import { endSession } from '../../layout/sign-out.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { isKnown } from '../../session/selectors.ts';
import { outcomeOf, type SignInOutcome } from './outcome.ts';

const EMAIL = '/emailAddress' satisfies PointerOf<'sign-in'>;

interface Props {
  /** What was found, or whose mailbox is to be proved first. */
  readonly onFound: (outcome: Exclude<SignInOutcome, Nobody>) => void;
}

type Nobody = { readonly kind: 'registered' | 'notFound' };

const isNobody = (outcome: SignInOutcome): outcome is Nobody =>
  outcome.kind === 'registered' || outcome.kind === 'notFound';

export function SignInForm({ onFound }: Props): ReactElement {
  const [params] = useSearchParams();
  const given = params.get('email');
  useOpenApplicationAhead();
  return (
    <DeclaredForm
      key={given}
      id="sign-in"
      answers={() =>
        (given ? { emailAddress: given } : {}) satisfies SomeAnswersOf<'sign-in', 'emailAddress'>
      }
      waiting={<div className="join-space" />}
    >
      {(opened) => <Ready opened={opened} onFound={onFound} />}
    </DeclaredForm>
  );
}

function Ready({ opened, onFound }: Props & { readonly opened: Opened }): ReactElement {
  const portal = usePortal();
  const t = useT();
  const onSent = (body: AnswerOf<'getLeadHubspot'>): void => {
    const outcome = outcomeOf(body);
    if (!isNobody(outcome)) {
      onFound(outcome);
      return;
    }
    // Whoever was known here is logged out, on the server too (SGN-07). Where nobody was, a sign-out that comes late
    // would end what the next look-up begins.
    if (outcome.kind === 'registered' && isKnown(portal.session.get())) endSession(portal);
    opened.store.addServerFaults([emailFault(outcome.kind)]);
    focusId(fieldId(EMAIL));
  };
  return (
    <FormHost
      opened={opened}
      call="getLeadHubspot"
      onSent={onSent}
      onRefused={(refused) => portal.toasts.fail(refused, sayingOf(refused, t))}
    />
  );
}

const emailFault = (kind: Nobody['kind']): Fault => ({
  path: EMAIL,
  code: 'rule',
  params: {},
  message: kind === 'registered' ? 'app.signIn.registered' : 'app.signIn.notFound',
  section: 'join' satisfies SectionOf<'sign-in'>,
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
