// Switches two-step login on: the password, a key for the authenticator app, a code made with it, then the recovery codes.

import { type ReactElement, useState } from 'react';
import { Button } from '../../../runtime/react/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { FormHost, fieldsWith } from '../../host/FormHost.tsx';
import { useRefusal } from '../../host/refused.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type Key, ShownKey } from './ShownKey.tsx';
import type { SwitchProps } from './SwitchOff.tsx';

export function SwitchOn({ onDone, onCancel }: SwitchProps): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const refuse = useRefusal();
  const [key, setKey] = useState<Key>();
  const [codes, setCodes] = useState<readonly string[]>();
  const frame = fieldsWith({
    beside: (
      <Button large onClick={onCancel}>
        {t('app.settings.cancel')}
      </Button>
    ),
  });
  const onCodes = ({ data }: AnswerOf<'totp_confirm'>): void => {
    setCodes(data.recovery_codes);
    toasts.show('success', t('app.twoStep.nowOn'));
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!key)
    return (
      <DeclaredForm key="setup" id="two-step-setup">
        {(opened) => (
          <FormHost
            opened={opened}
            call="totp_setup"
            onSent={({ data }) => setKey(data)}
            onRefused={refuse}
            frame={frame}
          />
        )}
      </DeclaredForm>
    );
  return (
    <>
      <ShownKey {...key} />
      <DeclaredForm key="confirm" id="two-step-confirm">
        {(opened) => (
          <FormHost
            opened={opened}
            call="totp_confirm"
            onSent={onCodes}
            onRefused={refuse}
            frame={frame}
          />
        )}
      </DeclaredForm>
    </>
  );
}
