// Reset Password: the link of the mail is looked at on opening, then a new password is chosen with it, once.

import { type ReactElement, useCallback, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useCall } from '../../calls/reading.tsx';
import { isOutOfOrder, type Refused } from '../../calls/refusal.ts';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import { useRefusal } from '../../host/refused.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal, useT } from '../../portal.tsx';
import { AccountPage, BackToLogin } from './AccountPage.tsx';

const GONE = 410;

export function ResetPassword(): ReactElement {
  const { id = '' } = useParams();
  const { data, error, retry } = useCall('check_password_link_status', { id });
  if (data) return data.data.expired ? <Expired /> : <Choose id={id} />;
  if (!error) return <Skeleton />;
  return isOutOfOrder(error) ? <Failed onRetry={() => void retry()} /> : <Expired />;
}

function Choose({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  const { session, toasts } = usePortal();
  const navigate = useNavigate();
  const expire = useExpired();
  const refuse = useRefusal();
  const onSent = (): void => {
    toasts.show('success', t('app.resetPassword.done'));
    // Whoever was logged in here was so with the old password.
    session.clear();
    navigate('/login');
  };
  const onRefused = (refused: Refused): void =>
    refused.status === GONE ? expire() : refuse(refused);
  return (
    <AccountPage words="app.resetPassword" below={<BackToLogin />}>
      <DeclaredForm id="reset-password" answers={() => ({ id })}>
        {(opened) => (
          <FormHost opened={opened} call="reset_password" onSent={onSent} onRefused={onRefused} />
        )}
      </DeclaredForm>
    </AccountPage>
  );
}

function Expired(): ReactElement {
  const expire = useExpired();
  useEffect(expire, [expire]);
  return <Skeleton />;
}

/** RST-04: says so, and opens the page that sends another link. */
function useExpired(): () => void {
  const t = useT();
  const { toasts } = usePortal();
  const navigate = useNavigate();
  return useCallback(() => {
    toasts.show('error', t('app.resetPassword.expired'));
    navigate('/forgot-password', { replace: true });
  }, [t, toasts, navigate]);
}
