// The two ways to sign, step by step: the document in a window of its own, or a request by mail.

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Refused } from '../../calls/refusal.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import type { Attorney } from '../../session/record.ts';
import { signingAddress, toSign } from './address.ts';
import { openPopup, type Popup } from './popup.ts';
import { LOADING_TOAST_MS, LOST_FOR_MS, OPENING_DELAY_MS, wait } from './waits.ts';
import { whatHelps } from './what-helps.ts';

export type Stage =
  | { readonly kind: 'idle' | 'preparing' | 'open' | 'mailing' }
  /** It was opened in a window of another provider, of which nothing is known any more; it may well be signed there. */
  | { readonly kind: 'lost' }
  /** The browser let no window open; the person may follow the address. */
  | { readonly kind: 'blocked'; readonly url: string };

export interface Signing {
  readonly stage: Stage;
  readonly sign: () => Promise<void>;
  readonly mail: () => Promise<void>;
  /** Brings the window to the front. */
  readonly show: () => void;
  /** Nothing is under way any more. */
  readonly finish: () => void;
}

const IDLE: Stage = { kind: 'idle' };

/** Each press starts anew; whatever is under way ends with the page. */
export function useSigning(attorney: Attorney): Signing {
  const { send, toasts } = usePortal();
  const t = useT();
  const [stage, setStage] = useState<Stage>(IDLE);
  const popup = useRef<Popup | undefined>(undefined);
  const left = useLeft(popup);
  useForgotten(stage, setStage);

  const fail = useCallback(
    (refused?: Refused) => {
      setStage(IDLE);
      toasts.fail(refused, t('app.signing.failed'), refused && whatHelps(refused, t));
    },
    [t, toasts],
  );

  const sign = async (): Promise<void> => {
    const { signal } = left.current;
    const loading = t('app.signing.loading');
    popup.current?.leave();
    setStage({ kind: 'preparing' });
    toasts.retract(t('app.signing.failed'));
    toasts.show('info', loading, { shownMs: LOADING_TOAST_MS });
    const found = await signingAddress(send, toSign(attorney), signal);
    if (found.kind === 'address') await wait(OPENING_DELAY_MS, signal);
    toasts.retract(loading);
    if (signal.aborted) return;
    if (found.kind === 'refused') return fail(found.refused);
    popup.current = openPopup(found.url, {
      onLate: () => fail(),
      onClosed: () => setStage(IDLE),
      onLost: () => setStage({ kind: 'lost' }),
    });
    setStage(popup.current ? { kind: 'open' } : { kind: 'blocked', url: found.url.href });
  };

  const mail = async (): Promise<void> => {
    const { signal } = left.current;
    setStage({ kind: 'mailing' });
    toasts.retract(t('app.signing.failed'));
    const sent = await send('generateEmailSignRequest', toSign(attorney), { signal });
    if (signal.aborted) return;
    if (!sent.ok) return fail(sent.refused);
    setStage(IDLE);
    toasts.show('success', t('app.signing.emailSent'));
  };

  const finish = useCallback(() => {
    popup.current?.leave();
    setStage(IDLE);
  }, []);
  return { stage, sign, mail, show: () => popup.current?.focus(), finish: finish };
}

/** Tells what is under way that its page was left; the window of the document is let go with it. */
function useLeft(popup: RefObject<Popup | undefined>): RefObject<AbortController> {
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    const controller = left.current;
    return () => {
      controller.abort();
      popup.current?.leave();
    };
  }, [popup]);
  return left;
}

/** A window of which nothing is known any more is waited for no longer after a while. */
function useForgotten({ kind }: Stage, setStage: (stage: Stage) => void): void {
  useEffect(() => {
    if (kind !== 'lost') return undefined;
    const timer = setTimeout(() => setStage(IDLE), LOST_FOR_MS);
    return () => clearTimeout(timer);
  }, [kind, setStage]);
}
