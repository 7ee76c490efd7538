// Says where the mail with the code is: under way, sent, or why it was not.

import type { ReactElement } from 'react';
import { sayingOf } from '../../calls/refusal.ts';
import { Icon } from '../../layout/icons.tsx';
import { useT } from '../../portal/portal.tsx';
import type { MailedCode } from './use-mailed-code.ts';

export function Sending({
  mailed: { state, times },
}: {
  readonly mailed: MailedCode;
}): ReactElement {
  const t = useT();
  if (state.kind === 'refused')
    return (
      <p className="code-state bad" role="alert">
        <Icon name="alert" />
        <span>
          {t('app.proof.failed')} {sayingOf(state.refused, t)}
        </span>
      </p>
    );
  const { kind } = state;
  return (
    <>
      <p className="code-state" role="status">
        {kind === 'sending' ? <span className="spin" aria-hidden="true" /> : <Icon name="info" />}
        <span>
          {kind === 'sending' && t('app.proof.sending')}
          {kind === 'sent' && t('app.proof.sent', { minutes: state.data.minutes })}
          {kind === 'sent' && times > 0 && ` ${t('app.proof.replaced')}`}
        </span>
      </p>
      {kind === 'sent' && state.data.mailbox && (
        <p className="code-links">
          <a href={state.data.mailbox} target="_blank" rel="noopener">
            {t('app.proof.mailbox')}
          </a>
        </p>
      )}
    </>
  );
}
