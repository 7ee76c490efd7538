// The link of an invitation or of a forgotten password: looked at on opening, then a password is chosen with it, once.

import { type ReactElement, useCallback, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useCall } from '../../calls/reading.tsx';
import { isOutOfOrder, type Refused } from '../../calls/refusal.ts';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import { useRefusal } from '../../host/refused.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { endSession } from '../../layout/sign-out.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal, useT } from '../../portal.tsx';
import { isKnown } from '../../session/selectors.ts';
import { AccountPage, BackToLogin } from '../account/AccountPage.tsx';

const GONE = 410;

export function StaffPassword(): ReactElement {
  const { id = '' } = useParams();
  const { data, error, retry } = useCall('staff_link_status', { id });
  if (data) return data.data.expired ? <Expired /> : <Choose id={id} />;
  if (!error) return <Skeleton />;
  return isOutOfOrder(error) ? <Failed onRetry={() => void retry()} /> : <Expired />;
}

function Choose({ id }: { readonly id: string }): ReactElement {
  const t = useT();
  const portal = usePortal();
  const { session, toasts } = portal;
  const navigate = useNavigate();
  const expire = useExpired();
  const refuse = useRefusal();
  const onSent = (): void => {
    toasts.show('success', t('app.staff.password.done'));
    // Whoever was logged in here was so with the old password, or was somebody else.
    if (isKnown(session.get())) endSession(portal);
    navigate('/staff');
  };
  const onRefused = (refused: Refused): void =>
    refused.status === GONE ? expire() : refuse(refused);
  return (
    <AccountPage
      words="app.staff"
      title="app.staff.password.title"
      lead="app.staff.password.lead"
      below={<BackToLogin to="/staff" />}
    >
      <DeclaredForm id="staff-password" answers={() => ({ id })}>
        {(opened) => (
          <FormHost
            opened={opened}
            call="staff_choose_password"
            onSent={onSent}
            onRefused={onRefused}
          />
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

/** Says so, and opens the page that sends another link. */
function useExpired(): () => void {
  const t = useT();
  const { toasts } = usePortal();
  const navigate = useNavigate();
  return useCallback(() => {
    toasts.show('error', t('app.staff.password.expired'));
    navigate('/staff/forgot-password', { replace: true });
  }, [t, toasts, navigate]);
}
