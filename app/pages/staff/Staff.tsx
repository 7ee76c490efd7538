// The door of staff: e-mail address and password, then always a code; the first time an app is set up before anything else.

import { type ReactElement, useState } from 'react';
import { onDemand } from '../../../runtime/react/index.ts';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { AccountPage } from '../account/AccountPage.tsx';
import type { Step } from './step.ts';

const SPACE = <div className="account-space" />;
const { Widget: PasswordForm } = onDemand(
  async () => (await import('./PasswordForm.tsx')).PasswordForm,
  SPACE,
);
const { Widget: CodeForm } = onDemand(async () => (await import('./CodeForm.tsx')).CodeForm, SPACE);
const { Widget: SetUp } = onDemand(async () => (await import('./SetUp.tsx')).SetUp, SPACE);

/** The words are there at once; the form follows with the form runtime. */
export function Staff(): ReactElement {
  const t = useT();
  const [step, setStep] = useState<Step>();
  const stage = step === undefined ? 'login' : step.set_up ? 'setUp' : 'code';
  const back = (): void => setStep(undefined);
  return (
    <AccountPage
      words="app.staff"
      title={`app.staff.${stage}.title`}
      lead={`app.staff.${stage}.lead`}
      below={
        !step && (
          <p>
            {t('app.staff.login.attorneys')}{' '}
            <Link to="/login">{t('app.staff.login.toAttorneys')}</Link>
          </p>
        )
      }
    >
      {!step && <PasswordForm onStep={setStep} />}
      {step?.set_up === false && <CodeForm step={step} onBack={back} />}
      {step?.set_up && <SetUp ticket={step.ticket} onBack={back} />}
    </AccountPage>
  );
}
