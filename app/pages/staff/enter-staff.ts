// After a login of staff: whoever else this browser stood for leaves, and the staff go to where they left off, else to where their work is.

import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { endSession } from '../../layout/sign-out.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import type { StaffMember } from '../../session/record.ts';
import { homeOfStaff, isKnown } from '../../session/selectors.ts';

/** Begins the session of staff in this browser. */
export function useEnterStaff(): (member: StaffMember) => void {
  const t = useT();
  const portal = usePortal();
  const navigate = useNavigate();
  return useCallback(
    ({ id, email, name, roles, token }) => {
      const { session, wayBack, toasts } = portal;
      const to = wayBack.take(email, '/staff') ?? homeOfStaff({ roles });
      if (isKnown(session.get())) endSession(portal);
      session.set({ staff: { id, email, name, roles, token } });
      toasts.retract(t('app.error.token'));
      // Nobody wants to go back to a login.
      navigate(to, { replace: true });
    },
    [portal, navigate, t],
  );
}
