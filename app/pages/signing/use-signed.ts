// Keeps the signed state fresh: on opening, on coming back to this window, on news, and now and then while something is under way.

import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../calls/reading.tsx';
import type { Refused } from '../../calls/refusal.ts';
import { usePortal, useSession, useT } from '../../portal/portal.tsx';
import type { Attorney } from '../../session/record.ts';
import { isLoggedIn } from '../../session/selectors.ts';
import { hearSigning } from './channel.ts';
import { ASK_MAILED_MS, ASK_OPEN_MS } from './waits.ts';

export interface Signed {
  readonly signed: boolean;
  readonly emailSent: boolean;
  readonly signedAt: string | undefined;
  /** Of the signed file, for its download. */
  readonly fileName: string | undefined;
  /** What the provider wants changed. */
  readonly note: string | undefined;
  /** Asks the server now. */
  readonly ask: () => Promise<void>;
}

/** What this browser remembers, brought up to date by the server. `open`: the document is open elsewhere, or may be. */
export function useSigned({ id }: Attorney, open: boolean): Signed {
  const { session } = usePortal();
  const signed = useSession(({ attorney }) => attorney?.signed === true);
  const leave = useLeave();
  const { data, error, retry } = useCall(
    'getSignStatus',
    { attorney_id: id },
    {
      refreshInterval: (last) => nextLook(signed, open, last?.data.email_sent === true),
      // Somebody may sign on a phone, or in the window that lies above this one.
      refreshWhenHidden: true,
      revalidateOnFocus: true,
      focusThrottleInterval: 0,
    },
  );
  const state = data?.data;
  const signedNow = state?.signed;
  useEffect(() => {
    const now = session.get().attorney;
    if (signedNow !== undefined && now?.id === id && now.signed !== signedNow)
      session.set({ attorney: { ...now, signed: signedNow } });
  }, [signedNow, id, session]);
  useEffect(() => {
    const isStranger = error?.status === 401 || error?.status === 403;
    if (isStranger && !isLoggedIn(session.get())) leave(error);
  }, [error, session, leave]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: news are heard once; to ask is the same at any time
  useEffect(() => hearSigning((news) => news === 'signed' && void retry()), []);
  return {
    signed,
    emailSent: state?.email_sent === true,
    signedAt: state?.signed_at,
    fileName: state?.file_name,
    note: state?.note,
    ask: retry,
  };
}

/** In milliseconds; 0 where nothing is under way. */
function nextLook(signed: boolean, open: boolean, mailed: boolean): number {
  if (signed) return 0;
  if (open) return ASK_OPEN_MS;
  return mailed ? ASK_MAILED_MS : 0;
}

/** As if nobody had signed in: the same page and the same words as the guard's. */
function useLeave(): (refused: Refused) => void {
  const t = useT();
  const { session, toasts } = usePortal();
  const navigate = useNavigate();
  return useCallback(
    (refused) => {
      session.clear();
      toasts.fail(refused, t('app.guard.signing.noAttorney'));
      navigate('/unauthorized', { replace: true });
    },
    [t, session, toasts, navigate],
  );
}
