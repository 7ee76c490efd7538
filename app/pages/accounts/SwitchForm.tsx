// Disabling an account, or enabling it again: a button that opens the form which asks why.

import { type ReactElement, useState } from 'react';
import type { Answers } from '../../../runtime/core/index.ts';
import { Button } from '../../../runtime/react/index.ts';
import type { Refused } from '../../calls/refusal.ts';
import type { PayloadOf } from '../../calls/typed.ts';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { FormHost, fieldsWith } from '../../host/FormHost.tsx';
import { useRefusal } from '../../host/refused.ts';
import { usePortal, useT } from '../../portal/portal.tsx';

interface SwitchFormProps extends Pick<PayloadOf<'switch_account'>, 'kind' | 'id'> {
  readonly isDisabled: boolean;
  /** Reads the account anew: it was done, here or by somebody else. */
  readonly onDone: () => void;
}

const CONFLICT = 409;

export function SwitchForm({ kind, id, isDisabled, onDone }: SwitchFormProps): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const say = useRefusal();
  const [isOpen, open] = useState(false);
  const form = isDisabled ? 'account-enable' : 'account-disable';
  const end = (): void => {
    open(false);
    onDone();
  };
  const refuse = (refused: Refused): void => {
    say(refused);
    if (refused.status === CONFLICT) end();
  };
  return (
    <div className="switch-form">
      <Button aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {t(isDisabled ? 'app.accounts.enable' : 'app.accounts.disable')}
      </Button>
      {isOpen && (
        <DeclaredForm id={form} beside>
          {(opened) => (
            <FormHost
              opened={opened}
              call="switch_account"
              payload={(answers: Answers) => ({ ...answers, kind, id, disabled: !isDisabled })}
              onSent={({ message }) => {
                toasts.show('success', message);
                end();
              }}
              onRefused={refuse}
              frame={fieldsWith({
                beside: (
                  <Button large onClick={() => open(false)}>
                    {t('app.settings.cancel')}
                  </Button>
                ),
              })}
            />
          )}
        </DeclaredForm>
      )}
    </div>
  );
}
