// Says why a call was refused, as a toast: the server's sentence, or the page's own where the documents give one.

import { useCallback } from 'react';
import type { CallAnswer } from '../../../runtime/react/index.ts';
import { messageKeyOf, refusedOf } from '../../calls/refusal.ts';
import { usePortal, useT } from '../../portal.tsx';

const TOO_MANY = 429;

/** `own`: message key for a refusal of what was typed. Waiting, the network and a server out of order have their own. */
export function useRefusal(own?: string): (answer: CallAnswer) => boolean {
  const t = useT();
  const { toasts } = usePortal();
  return useCallback(
    (answer) => {
      const refused = refusedOf(answer);
      const typed = refused.status > 0 && refused.status < 500 && refused.status !== TOO_MANY;
      const message = own !== undefined && typed ? { key: own } : messageKeyOf(refused);
      toasts.show('error', 'key' in message ? t(message.key) : message.text);
      return true;
    },
    [own, t, toasts],
  );
}
