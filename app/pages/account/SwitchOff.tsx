// Switches two-step login off: by the password and a code.

import type { ReactElement } from 'react';
import { Button } from '../../../runtime/react/index.ts';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { FormHost, fieldsWith } from '../../host/FormHost.tsx';
import { useRefusal } from '../../host/refused.ts';
import { usePortal, useT } from '../../portal/portal.tsx';

export interface SwitchProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export function SwitchOff({ onDone, onCancel }: SwitchProps): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const refuse = useRefusal();
  const onSent = (): void => {
    toasts.show('success', t('app.twoStep.nowOff'));
    onDone();
  };
  return (
    <DeclaredForm id="two-step-off">
      {(opened) => (
        <FormHost
          opened={opened}
          call="totp_disable"
          onSent={onSent}
          onRefused={refuse}
          frame={fieldsWith({
            beside: (
              <Button large onClick={onCancel}>
                {t('app.settings.cancel')}
              </Button>
            ),
          })}
        />
      )}
    </DeclaredForm>
  );
}
