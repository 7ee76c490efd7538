// Switches two-step login off: by the password and a code.

import type { ReactElement } from 'react';
import { Button } from '../../../runtime/react/index.ts';
import { usePortal, useT } from '../../portal.tsx';
import { DeclaredForm } from './declared.tsx';
import { useRefusal } from './refused.ts';
import { SmallForm } from './SmallForm.tsx';

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
      {(declared) => (
        <SmallForm
          declared={declared}
          onSent={onSent}
          onRefused={refuse}
          beside={
            <Button large onClick={onCancel}>
              {t('app.settings.cancel')}
            </Button>
          }
        />
      )}
    </DeclaredForm>
  );
}
