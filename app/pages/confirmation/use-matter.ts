// Opens the link of the address: what it says, a token for its page, then the matter, in this order (DEC-02).

import { useEffect, useState } from 'react';
import { useSend } from '../../calls/clients.tsx';
import type { Refused } from '../../calls/refusal.ts';
import type { AnswerOf, Send } from '../../calls/typed.ts';

export type Matter = AnswerOf<'case_details'>['data'];
export type LinkData = AnswerOf<'data_decrypt'>['data'];

/** What was answered, and on which matter. */
export interface Given {
  readonly answer: 'accept' | 'decline';
  readonly matter: Matter;
}

/** What its attorney has answered before. */
export const answeredOf = ({ answered }: Matter): Partial<NonNullable<Matter['answered']>> =>
  answered ?? {};

export interface OpenMatter {
  readonly state: 'open';
  readonly link: LinkData;
  readonly token: string;
  readonly matter: Matter;
}

/** `wrong`: it is no link of ours, or not any more. */
export type Opening =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' | 'wrong'; readonly refused: Refused }
  | OpenMatter;

const NOT_FOUND = 404;

/** Opening it changes nothing; `again` opens it anew. */
export function useMatter(encrypted: string): readonly [Opening, again: () => void] {
  const send = useSend();
  const [times, setTimes] = useState(0);
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened anew each time somebody asks
  useEffect(() => {
    let isGone = false;
    void opened(send, encrypted).then((found) => {
      if (!isGone) setOpening(found);
    });
    return () => {
      isGone = true;
    };
  }, [send, encrypted, times]);
  return [opening, () => setTimes((before) => before + 1)];
}

async function opened(send: Send, encrypted: string): Promise<Opening> {
  const decrypted = await send('data_decrypt', { encrypted });
  if (!decrypted.ok) {
    const { refused } = decrypted;
    return { state: refused.status === NOT_FOUND ? 'wrong' : 'failed', refused };
  }
  const login = await send('agent_login', { encrypted });
  if (!login.ok) return { state: 'failed', refused: login.refused };
  const { token } = login.body;
  const { data: link } = decrypted.body;
  const found = await send('case_details', { matter_id: link.matter_id, token });
  if (!found.ok) return { state: 'failed', refused: found.refused };
  return { state: 'open', link, token, matter: found.body.data };
}
