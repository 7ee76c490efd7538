// Says why a call was refused, as a toast: the page's own sentence where the documents give one, what helps beside it.

import { useCallback } from 'react';
import type { CallAnswer } from '../../../runtime/react/index.ts';
import { messageKeyOf, type Refused, refusedOf } from '../../calls/refusal.ts';
import { usePortal, useT } from '../../portal.tsx';

const TOO_MANY = 429;

/** A page's own sentence for a refusal. */
export interface OwnSentence {
  readonly key: string;
  /** Also said where nothing answered or the server is out of order. */
  readonly always?: boolean;
}

/** Without a sentence of its own a page says the server's, or that the network is away. */
export function useRefusal(own?: OwnSentence): (answer: CallAnswer) => boolean {
  const t = useT();
  const { toasts } = usePortal();
  return useCallback(
    (answer) => {
      const refused = refusedOf(answer);
      const message = messageKeyOf(refused);
      const general = 'key' in message ? t(message.key) : message.text;
      if (!own || (isOutOfOrder(refused) && !own.always)) toasts.show('error', general);
      else
        toasts.show('error', t(own.key), { note: speaksForItself(refused) ? undefined : general });
      return true;
    },
    [own, t, toasts],
  );
}

const isOutOfOrder = ({ status }: Refused): boolean => status === 0 || status >= 500;

/** What was typed is refused: nothing to add. Waiting, the network and a server out of order help to know. */
const speaksForItself = (refused: Refused): boolean =>
  !isOutOfOrder(refused) && refused.status !== TOO_MANY;
