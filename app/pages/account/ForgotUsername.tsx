// Forgot Username: the username goes by e-mail to the attorney the three answers belong to.

import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import { useRefusal } from '../../host/refused.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { AccountPage, BackToLogin } from './AccountPage.tsx';

/** FUN-05. */
const NOT_FOUND = { key: 'app.forgotUsername.unknown' };

export function ForgotUsername(): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const navigate = useNavigate();
  const refuse = useRefusal(NOT_FOUND);
  const onSent = (): void => {
    toasts.show('success', t('app.forgotUsername.sent'));
    navigate('/login');
  };
  return (
    <AccountPage words="app.forgotUsername" below={<BackToLogin />}>
      <DeclaredForm id="forgot-username">
        {(opened) => (
          <FormHost opened={opened} call="forgot_username" onSent={onSent} onRefused={refuse} />
        )}
      </DeclaredForm>
    </AccountPage>
  );
}
