// The step after the e-mail, outside the browser the application was started in: the code from its mailbox.

import { type ReactElement, useCallback } from 'react';
import { useSend } from '../../calls/clients.tsx';
import type { Refused } from '../../calls/refusal.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { MailboxCode } from '../proof/MailboxCode.tsx';
import { outcomeOf } from './outcome.ts';
import type { FoundLead } from './remember-lead.ts';

interface Props {
  readonly onFound: (outcome: FoundLead) => void;
  /** Back to the e-mail. */
  readonly onBack: () => void;
}

export function ProveApplicant({ onFound, onBack }: Props): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const send = useSend();
  const sendCode = useCallback(() => send('send_mailbox_code', {}), [send]);
  const onLost = useCallback(
    (refused?: Refused) => {
      toasts.fail(refused, t('app.proof.lost'));
      onBack();
    },
    [toasts, t, onBack],
  );
  const onProved = (body: AnswerOf<'prove_mailbox'>): void => {
    const outcome = outcomeOf(body);
    if ('lead' in outcome) onFound(outcome);
    else onLost();
  };
  return (
    <MailboxCode send={sendCode} onProved={onProved} onLost={onLost}>
      <button type="button" className="linkbtn" onClick={onBack}>
        {t('app.proof.other')}
      </button>
    </MailboxCode>
  );
}
