// Sign out: the browser forgets at once, the server ends what it can, and the login page opens.

import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Portal, usePortal } from '../portal.tsx';
import { finishBeforeLeaving } from '../session/leaving.ts';
import { tokenOf } from '../session/selectors.ts';

/** Forgets the person here and tells the server, without waiting for it. */
export function endSession({
  session,
  wayBack,
  calls,
}: Pick<Portal, 'session' | 'wayBack' | 'calls'>): void {
  const token = tokenOf(session.get());
  const finished = finishBeforeLeaving();
  session.clear();
  wayBack.forget();
  const options = { keepalive: true, ...(token !== undefined && { token }) };
  void finished.then(() => calls('logout', {}, options));
}

/** What the menu's entry does. */
export function useSignOut(): () => void {
  const portal = usePortal();
  const navigate = useNavigate();
  return useCallback(() => {
    endSession(portal);
    navigate('/login');
  }, [portal, navigate]);
}
