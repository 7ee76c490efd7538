// Keeps the signed state fresh: on opening, on coming back to this window, on news, and now and then while something is under way.

import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal, useSession, useT } from '../../portal.tsx';
import { hearSigning } from './channel.ts';
import { askSigned, type SignedState } from './signed-state.ts';
import { ASK_MAILED_MS, ASK_OPEN_MS } from './waits.ts';

export interface Signed extends SignedState {
  readonly signed: boolean;
  /** Asks the server now. */
  readonly ask: () => Promise<void>;
}

const NOTHING: SignedState = { emailSent: false, signedAt: undefined, fileName: undefined };

/** `open`: the document is open in another window, or may be. */
export function useSigned(open: boolean): Signed {
  const portal = usePortal();
  const signed = useSession(({ attorney }) => attorney?.signed === true);
  const [state, setState] = useState(NOTHING);
  const leave = useLeave();
  const ended = useRef(new AbortController());
  const ask = useCallback(async () => {
    const asked = await askSigned(portal, ended.current.signal);
    if (ended.current.signal.aborted) return;
    if (asked.kind === 'known') setState(asked.state);
    if (asked.kind === 'stranger') leave();
  }, [portal, leave]);

  useEffect(() => {
    const controller = new AbortController();
    ended.current = controller;
    void ask();
    const deaf = hearSigning((news) => news === 'signed' && void ask());
    const back = (): void => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', back);
    window.addEventListener('focus', back);
    return () => {
      controller.abort();
      deaf();
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('focus', back);
    };
  }, [ask]);

  const every = signed
    ? undefined
    : open
      ? ASK_OPEN_MS
      : state.emailSent
        ? ASK_MAILED_MS
        : undefined;
  useEffect(() => {
    if (every === undefined) return undefined;
    const timer = setInterval(() => void ask(), every);
    return () => clearInterval(timer);
  }, [every, ask]);

  return { ...state, signed, ask };
}

/** As if nobody had signed in: the same page and the same words as the guard's. */
function useLeave(): () => void {
  const t = useT();
  const { session, toasts } = usePortal();
  const navigate = useNavigate();
  return useCallback(() => {
    session.clear();
    toasts.show('error', t('app.guard.signing.noAttorney'));
    navigate('/unauthorized', { replace: true });
  }, [t, session, toasts, navigate]);
}
