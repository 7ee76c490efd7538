// Sign out: the browser forgets at once, the server ends what it can, and the login page opens.

import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Portal, usePortal } from '../portal/portal.tsx';
import { askBeforeLeaving, finishBeforeLeaving } from '../session/leaving.ts';
import { loggedIn, tokenOf } from '../session/selectors.ts';

/**
 * Forgets the person here and tells the server, without waiting for it. It may hear late, after a last save on a slow
 * line: what is to end is named, so that whoever comes next is left alone (OR-130).
 */
export function endSession({
  session,
  wayBack,
  send,
}: Pick<Portal, 'session' | 'wayBack' | 'send'>): void {
  const token = tokenOf(session.get());
  const { leadSession } = session.get();
  const finished = finishBeforeLeaving();
  session.clear();
  wayBack.forget();
  const options = { keepalive: true, ...(token !== undefined && { token }) };
  const ended = leadSession === undefined ? {} : { session: leadSession };
  void finished.then(() => send('logout', ended, options));
}

/** What the menu's entry does. */
export function useSignOut(): () => void {
  const portal = usePortal();
  const navigate = useNavigate();
  return useCallback(() => {
    const leave = (): void => {
      const door = loggedIn(portal.session.get())?.door ?? '/login';
      endSession(portal);
      navigate(door);
    };
    const asked = askBeforeLeaving();
    if (asked) void asked.then((sure) => sure && leave());
    else leave();
  }, [portal, navigate]);
}
