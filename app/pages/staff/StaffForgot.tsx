// Forgot Password of staff: a link goes to the address, if there is such an account; nobody is told whether there is.

import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import { useRefusal } from '../../host/refused.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { AccountPage, BackToLogin } from '../account/AccountPage.tsx';

export function StaffForgot(): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const navigate = useNavigate();
  const refuse = useRefusal();
  const onSent = (): void => {
    toasts.show('success', t('app.staff.forgot.sent'));
    navigate('/staff');
  };
  return (
    <AccountPage
      words="app.staff"
      title="app.staff.forgot.title"
      lead="app.staff.forgot.lead"
      below={<BackToLogin to="/staff" />}
    >
      <DeclaredForm id="staff-forgot-password">
        {(opened) => (
          <FormHost
            opened={opened}
            call="staff_forgot_password"
            onSent={onSent}
            onRefused={refuse}
          />
        )}
      </DeclaredForm>
    </AccountPage>
  );
}
