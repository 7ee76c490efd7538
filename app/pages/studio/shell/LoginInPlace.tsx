// The login of staff over a page of the Studio: whoever comes in again goes on where they were, with every word in place.

import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../../../runtime/react/index.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import type { StaffMember } from '../../../session/record.ts';
import { CodeForm } from '../../staff/CodeForm.tsx';
import { PasswordForm } from '../../staff/PasswordForm.tsx';
import type { Step } from '../../staff/step.ts';
import { sessionIsBack } from '../work/session-ended.ts';

interface Props {
  /** Of whom the session was. */
  readonly email: string | undefined;
  readonly onIn: () => void;
}

export function LoginInPlace({ email, onIn }: Props): ReactElement {
  const t = useT();
  const { session } = usePortal();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>();
  const enter = ({ id, email: name, roles, token }: StaffMember): void => {
    const before = session.get().staff?.id;
    session.set({ staff: { id, email: name, roles, token } });
    onIn();
    // Somebody else has no part in what the other was doing.
    if (before !== undefined && before !== id) navigate('/staff/home');
    else sessionIsBack();
  };
  return (
    <Dialog title={t('studio.login.title')} unasked onClose={() => undefined}>
      <p className="soft">{t('studio.login.lead')}</p>
      {!step && <PasswordForm email={email} onStep={setStep} />}
      {step?.set_up === false && (
        <CodeForm step={step} onBack={() => setStep(undefined)} onIn={enter} />
      )}
      {step?.set_up && <p role="alert">{t('studio.login.setUp')}</p>}
    </Dialog>
  );
}
