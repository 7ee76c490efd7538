// A signing link outside the browser it was asked for in: the code from the signer's mailbox comes first.

import { type ReactElement, useCallback, useEffect } from 'react';
import { useSend } from '../../../calls/clients.tsx';
import type { Refused } from '../../../calls/refusal.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { MailboxCode } from '../../proof/MailboxCode.tsx';
import { tellSigning } from '../channel.ts';

interface Props {
  readonly token: string;
  /** The link may open now, or is to say what is the matter with it. */
  readonly onProved: () => void;
}

export function ProveSigner({ token, onProved }: Props): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const send = useSend();
  const sendCode = useCallback(() => send('sign_code', { token }), [send, token]);
  // The page that opened this window waits for news.
  useEffect(() => tellSigning('ready'), []);
  const onLost = useCallback(
    (refused: Refused) => toasts.fail(refused, t('app.proof.late')),
    [toasts, t],
  );
  return (
    <div className="page sign-over">
      <div className="plain">
        <h1>{t('app.proof.title')}</h1>
        <p className="lead">{t('app.proof.signing')}</p>
        <div className="join-form">
          <MailboxCode send={sendCode} onProved={onProved} onLost={onLost} />
        </div>
      </div>
    </div>
  );
}
