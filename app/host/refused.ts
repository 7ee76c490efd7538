// Says why a call was refused, as a toast: the page's own sentence where the documents give one, what helps beside it.

import { useCallback } from 'react';
import { isOutOfOrder, type Refused, sayingOf } from '../calls/refusal.ts';
import { usePortal, useT } from '../portal/portal.tsx';

const TOO_MANY = 429;

/** A page's own sentence for a refusal. */
export interface OwnSentence {
  readonly key: string;
  /** Also said where nothing answered or the server is out of order. */
  readonly always?: boolean;
}

/** Without a sentence of its own a page says the server's, or that the network is away. */
export function useRefusal(own?: OwnSentence): (refused: Refused) => void {
  const t = useT();
  const { toasts } = usePortal();
  return useCallback(
    (refused) => {
      const general = sayingOf(refused, t);
      if (!own || (isOutOfOrder(refused) && !own.always)) toasts.fail(refused, general);
      else toasts.fail(refused, t(own.key), speaksForItself(refused) ? undefined : general);
    },
    [own, t, toasts],
  );
}

/** What was typed is refused: nothing to add. Waiting, the network and a server out of order help to know. */
const speaksForItself = (refused: Refused): boolean =>
  !isOutOfOrder(refused) && refused.status !== TOO_MANY;
