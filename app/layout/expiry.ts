// An expired token: says so, forgets the person, and opens their login page half a second later.

import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Traced } from '../../runtime/react/index.ts';
import { usePortal, useT } from '../portal/portal.tsx';
import { loggedIn } from '../session/selectors.ts';

/** CON-80: long enough to read that something happened before the page changes. */
export const EXPIRED_REDIRECT_MS = 500;

const listeners = new Set<(answer: Traced) => void>();

/** Called by the client of calls. */
export function reportExpired(answer: Traced): void {
  for (const listener of listeners) listener(answer);
}

/** Answers it, once for a burst of refused calls. Drafts kept on this device stay, and so does the way back. */
export function useExpiry(): void {
  const t = useT();
  const { session, wayBack, toasts } = usePortal();
  const navigate = useNavigate();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answer = (refused: Traced): void => {
      if (timer !== undefined) return;
      const who = loggedIn(session.get());
      if (who) wayBack.remember({ to: hereNow(), username: who.name });
      toasts.fail(refused, t('app.error.token'));
      session.clear();
      timer = setTimeout(() => {
        timer = undefined;
        navigate(who?.door ?? '/login');
      }, EXPIRED_REDIRECT_MS);
    };
    listeners.add(answer);
    return () => {
      listeners.delete(answer);
    };
  }, [t, session, wayBack, toasts, navigate]);
}

/** Path and query on screen, asked outside of drawing. */
export const hereNow = (): string => window.location.pathname + window.location.search;
