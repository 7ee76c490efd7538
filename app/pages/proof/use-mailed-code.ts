// Has the code mailed, when the step opens and whenever it is asked for again; tells how that stands.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refused } from '../../calls/refusal.ts';
import type { AnswerOf, Sent } from '../../calls/typed.ts';

export type SendCode = () => Promise<Sent<'send_mailbox_code'>>;

export type MailState =
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly data: AnswerOf<'send_mailbox_code'>['data'] }
  | { readonly kind: 'refused'; readonly refused: Refused };

export interface MailedCode {
  readonly state: MailState;
  /** In place of how many codes the last one came. */
  readonly times: number;
  readonly again: () => Promise<void>;
}

const LOST = 401;

/** `onLost`: the server does not know any more whom the code is for. */
export function useMailedCode(send: SendCode, onLost: (refused: Refused) => void): MailedCode {
  const [state, setState] = useState<MailState>({ kind: 'sending' });
  const [times, setTimes] = useState(0);
  const begun = useRef(false);
  const mail = useCallback(async () => {
    setState({ kind: 'sending' });
    const sent = await send();
    if (sent.ok) setState({ kind: 'sent', data: sent.body.data });
    else if (sent.refused.status === LOST) onLost(sent.refused);
    else setState({ kind: 'refused', refused: sent.refused });
    return sent.ok;
  }, [send, onLost]);
  useEffect(() => {
    // In development React opens a page twice, at once: one mail is enough.
    if (begun.current) return;
    begun.current = true;
    void mail();
  }, [mail]);
  const again = async (): Promise<void> => {
    if (await mail()) setTimes(times + 1);
  };
  return { state, times, again };
}
