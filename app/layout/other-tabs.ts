// Follows what happens in other tabs: who is signed out there is signed out here, who logs in there is in here too.

import { useEffect } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { ADDRESSES } from '../addresses.ts';
import { GUARDS } from '../guards.ts';
import { usePortal } from '../portal.tsx';
import { hereNow } from './expiry.ts';

/** What was typed in this tab waits for the same person. */
export function useOtherTabs(): void {
  const { session, wayBack } = usePortal();
  const navigate = useNavigate();
  useEffect(() => {
    let known = session.get().user?.username;
    return session.subscribe((elsewhere) => {
      const before = known;
      known = session.get().user?.username;
      if (!elsewhere || before === known) return;
      if (known === undefined) {
        if (before === undefined || !isForMembers(window.location.pathname)) return;
        wayBack.remember({ to: hereNow(), username: before });
        navigate('/login');
      } else if (before !== undefined) navigate('/home');
      else if (window.location.pathname === '/login') navigate(wayBack.take(known) ?? '/home');
    });
  }, [session, wayBack, navigate]);
}

/** Pages that show what belongs to one person. */
function isForMembers(pathname: string): boolean {
  const guard = ADDRESSES.find(({ path }) => matchPath(path, pathname))?.guard;
  return guard === GUARDS.member || guard === GUARDS.editor;
}
