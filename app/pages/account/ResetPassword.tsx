// Reset Password: an attorney chooses a new password by the link of the mail.

import type { ReactElement } from 'react';
import { usePortal } from '../../portal/portal.tsx';
import { PasswordLink } from './PasswordLink.tsx';

/** A link that is too old says so, and leads to where another is sent (RST-04). */
export function ResetPassword(): ReactElement {
  const { session } = usePortal();
  return (
    <PasswordLink
      page={{ words: 'app.resetPassword' }}
      status="check_password_link_status"
      form="reset-password"
      call="reset_password"
      done="app.resetPassword.done"
      expired="app.resetPassword.expired"
      login="/login"
      another="/forgot-password"
      // Whoever was logged in here was so with the old password.
      onChosen={() => session.clear()}
    />
  );
}
