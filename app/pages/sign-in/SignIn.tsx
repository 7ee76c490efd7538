// Join Our Network: the e-mail address of the invitation, and what the application will ask.

import { lazy, type ReactElement, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../portal.tsx';

const SignInForm = lazy(async () => ({
  default: (await import('./SignInForm.tsx')).SignInForm,
}));

const STEPS = ['primary', 'practice', 'coverage', 'billing', 'review'] as const;

/** The words are there at once; the form follows with the form runtime. */
export function SignIn(): ReactElement {
  const t = useT();
  return (
    <div className="page">
      <div className="join">
        <div>
          <h1 className="display">{t('app.signIn.title')}</h1>
          <p className="lead">{t('app.signIn.lead')}</p>
          <div className="join-form">
            <Suspense fallback={<FormSpace />}>
              <SignInForm />
            </Suspense>
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

/** As high as the form, so that nothing below it jumps. */
const FormSpace = (): ReactElement => <div className="join-space" />;

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
