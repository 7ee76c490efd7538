// The login of staff over a page of the Studio: whoever comes in again goes on where they were, with every word in place.

import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
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
  const fields = useFirstField(step);
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
      <div ref={fields}>
        {!step && <PasswordForm email={email} onStep={setStep} />}
        {step?.set_up === false && (
          <CodeForm step={step} onBack={() => setStep(undefined)} onIn={enter} />
        )}
        {step?.set_up && <p role="alert">{t('studio.login.setUp')}</p>}
      </div>
    </Dialog>
  );
}

/** Whoever wants to go on types at once: the first field that is not filled in has focus as soon as it is there. */
function useFirstField(step: Step | undefined): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    const within = fields.current;
    if (!within) return undefined;
    const watch = new MutationObserver(() => look());
    const look = (): void => {
      const first = [...within.querySelectorAll('input')].find(({ value }) => value === '');
      if (!first) return;
      watch.disconnect();
      if (!within.contains(document.activeElement)) first.focus();
    };
    watch.observe(within, { childList: true, subtree: true });
    look();
    return () => watch.disconnect();
  }, [step]);
  return fields;
}
