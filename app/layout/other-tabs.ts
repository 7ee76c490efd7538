// Follows what happens in other tabs: who is signed out there is signed out here, who logs in there is in here too.

import { useEffect } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { usePortal } from '../portal/portal.tsx';
import { ADDRESSES } from '../routes/addresses.ts';
import type { GuardName } from '../routes/guards.ts';
import { loggedIn } from '../session/selectors.ts';
import { hereNow } from './expiry.ts';

/** What was typed in this tab waits for the same person. */
export function useOtherTabs(): void {
  const { session, wayBack } = usePortal();
  const navigate = useNavigate();
  useEffect(() => {
    let known = loggedIn(session.get());
    return session.subscribe((elsewhere) => {
      const before = known;
      known = loggedIn(session.get());
      if (!elsewhere || (before?.name === known?.name && before?.door === known?.door)) return;
      if (known === undefined) {
        if (before === undefined || !isForThem(window.location.pathname)) return;
        wayBack.remember({ to: hereNow(), username: before.name });
        navigate(before.door);
      } else if (before !== undefined) navigate(known.home);
      else if (window.location.pathname === known.door)
        navigate(wayBack.take(known.name, known.door) ?? known.home);
    });
  }, [session, wayBack, navigate]);
}

const OF_SOMEBODY: ReadonlySet<GuardName> = new Set([
  'member',
  'account',
  'editor',
  'staff',
  'desk',
  'admin',
]);

/** Pages that show what belongs to one person; the Studio asks for the login in place. */
function isForThem(pathname: string): boolean {
  const guard = ADDRESSES.find(({ path }) => matchPath(path, pathname))?.guard;
  return guard !== undefined && OF_SOMEBODY.has(guard);
}
