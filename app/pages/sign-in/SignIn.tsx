// Join Our Network: the e-mail address of the invitation, the code that proves its mailbox, and what the application will ask.

import { type ReactElement, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { onDemand } from '../../../runtime/react/index.ts';
import type { SectionOf } from '../../../schemas/names.gen.d.ts';
import { Link } from '../../layout/Link.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { type FoundLead, rememberLead } from './remember-lead.ts';

/** As high as the form, so that nothing below it jumps. */
const SPACE = <div className="join-space" />;

const { Widget: SignInForm } = onDemand(
  async () => (await import('./SignInForm.tsx')).SignInForm,
  SPACE,
);

const { Widget: ProveApplicant } = onDemand(
  async () => (await import('./ProveApplicant.tsx')).ProveApplicant,
  SPACE,
);

const STEPS = [
  'primary',
  'practice',
  'coverage',
  'billing',
  'review',
] as const satisfies readonly SectionOf<'application'>[];

/** The words are there at once; the form follows with the form runtime. */
export function SignIn(): ReactElement {
  const t = useT();
  const portal = usePortal();
  const navigate = useNavigate();
  /** Whose mailbox is to be proved. */
  const [email, setEmail] = useState<string>();
  const onFound = (outcome: FoundLead): void => void navigate(rememberLead(portal, outcome));
  const onBack = useCallback(() => setEmail(undefined), []);
  return (
    <div className="page">
      <div className="join">
        <div>
          <h1 className="display">{t(email ? 'app.proof.title' : 'app.signIn.title')}</h1>
          <p className="lead">{email ? t('app.proof.lead', { email }) : t('app.signIn.lead')}</p>
          <div className="join-form">
            {email ? (
              <ProveApplicant onFound={onFound} onBack={onBack} />
            ) : (
              <SignInForm
                onFound={(outcome) =>
                  outcome.kind === 'proof' ? setEmail(outcome.email) : onFound(outcome)
                }
              />
            )}
          </div>
          <p className="join-alt soft">
            {t('app.signIn.already')} <Link to="/login">{t('app.nav.login')}</Link>
          </p>
        </div>
        <Panel />
      </div>
    </div>
  );
}

function Panel(): ReactElement {
  const t = useT();
  return (
    <div>
      <h2>{t('app.signIn.panel.title')}</h2>
      <p className="soft">{t('app.signIn.panel.lead')}</p>
      <ol className="toc">
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className="n" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <b>{t(`app.signIn.panel.${step}.title`)}</b>
              <span>{t(`app.signIn.panel.${step}.text`)}</span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
