// Staff choose a password by the link of an invitation, or of a mail about a forgotten one.

import type { ReactElement } from 'react';
import { endSession } from '../../layout/sign-out.ts';
import { usePortal } from '../../portal/portal.tsx';
import { isKnown } from '../../session/selectors.ts';
import { PasswordLink } from '../account/PasswordLink.tsx';

export function StaffPassword(): ReactElement {
  const portal = usePortal();
  return (
    <PasswordLink
      page={{
        words: 'app.staff',
        title: 'app.staff.password.title',
        lead: 'app.staff.password.lead',
      }}
      status="staff_link_status"
      form="staff-password"
      call="staff_choose_password"
      done="app.staff.password.done"
      expired="app.staff.password.expired"
      login="/staff"
      another="/staff/forgot-password"
      // Whoever was logged in here was so with the old password, or was somebody else.
      onChosen={() => {
        if (isKnown(portal.session.get())) endSession(portal);
      }}
    />
  );
}
