// Tells the server what happens on the signing page, for the certificate. What cannot be told must not keep anybody from signing.

import { useCallback, useEffect, useRef } from 'react';
import { usePortal } from '../../../portal/portal.tsx';
import { tellSigning } from '../channel.ts';

export type Event = 'viewed' | 'downloaded' | 'consented' | 'withdrew';
export type Tell = (kind: Event, part?: number) => void;

/** One after the other, so that the log has them in the order they happened. */
export function useTelling(token: string, open: boolean): Tell {
  const { send: sendCall } = usePortal();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const send = useCallback(
    (kind: Event | 'opened', part?: number): void => {
      const payload = { token, kind, ...(part !== undefined && { part }) };
      last.current = last.current.then(() => sendCall('sign_event', payload));
    },
    [sendCall, token],
  );
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current) return;
    reported.current = true;
    tellSigning('ready');
    if (open) send('opened');
  }, [send, open]);
  return send;
}
