// The key of a second factor, to be taken over by an authenticator app: with the camera, by hand, or on the same device.

import type { ReactElement } from 'react';
import type { AnswerOf } from '../../calls/typed.ts';
import { useT } from '../../portal/portal.tsx';
import { QrCode } from './QrCode.tsx';

export type Key = AnswerOf<'totp_setup'>['data'];

/** In groups of four, as one reads it from one screen and types it on another. */
export function ShownKey({ secret, uri }: Key): ReactElement {
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
