// Switches two-step login on: the password, a key for the authenticator app, a code made with it, then the recovery codes.

import { type ReactElement, useState } from 'react';
import { Button, type CallAnswer } from '../../../runtime/react/index.ts';
import { textAt, valueAt } from '../../calls/refusal.ts';
import { usePortal, useT } from '../../portal.tsx';
import { DeclaredForm } from './declared.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useRefusal } from './refused.ts';
import { SmallForm } from './SmallForm.tsx';
import type { SwitchProps } from './SwitchOff.tsx';

interface Key {
  readonly secret: string;
  readonly uri: string;
}

export function SwitchOn({ onDone, onCancel }: SwitchProps): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const refuse = useRefusal();
  const [key, setKey] = useState<Key>();
  const [codes, setCodes] = useState<readonly string[]>();
  const cancel = (
    <Button large onClick={onCancel}>
      {t('app.settings.cancel')}
    </Button>
  );
  const onKey = ({ body }: CallAnswer): void =>
    setKey({
      secret: textAt(body, 'data', 'secret') ?? '',
      uri: textAt(body, 'data', 'uri') ?? '',
    });
  const onCodes = ({ body }: CallAnswer): void => {
    const given = valueAt(body, 'data', 'recovery_codes');
    setCodes(Array.isArray(given) ? given.map(String) : []);
    toasts.show('success', t('app.twoStep.nowOn'));
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!key)
    return (
      <DeclaredForm key="setup" id="two-step-setup">
        {(declared) => (
          <SmallForm declared={declared} onSent={onKey} onRefused={refuse} beside={cancel} />
        )}
      </DeclaredForm>
    );
  return (
    <>
      <ShownKey {...key} />
      <DeclaredForm key="confirm" id="two-step-confirm">
        {(declared) => (
          <SmallForm declared={declared} onSent={onCodes} onRefused={refuse} beside={cancel} />
        )}
      </DeclaredForm>
    </>
  );
}

/** In groups of four, as one reads it from one screen and types it on another. */
function ShownKey({ secret, uri }: Key): ReactElement {
  const t = useT();
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <div className="account-key">
      <h2>{t('app.twoStep.key.title')}</h2>
      <p className="soft">{t('app.twoStep.key.text')}</p>
      <QrCode text={uri} label={t('app.twoStep.key.qr')} />
      <code className="num">{groups.join(' ')}</code>
      <p>
        <a href={uri}>{t('app.twoStep.key.open')}</a>
      </p>
    </div>
  );
}
