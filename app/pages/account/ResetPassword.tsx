// Reset Password: the link of the mail is looked at on opening, then a new password is chosen with it, once.

import { type ReactElement, useCallback, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { CallAnswer } from '../../../runtime/react/index.ts';
import { refusedOf, valueAt } from '../../calls/refusal.ts';
import { AppError } from '../../errors.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal, useT } from '../../portal.tsx';
import { useOpening } from '../form/open.ts';
import { AccountPage, BackToLogin } from './AccountPage.tsx';
import { DeclaredForm } from './declared.tsx';
import { useRefusal } from './refused.ts';
import { SmallForm } from './SmallForm.tsx';

const GONE = 410;

export function ResetPassword(): ReactElement {
  const { id = '' } = useParams();
  const { calls } = usePortal();
  const opening = useOpening(
    useCallback(async () => {
      const answer = await calls('check_password_link_status', { id });
      if (answer.status === 0 || answer.status >= 500)
        throw new AppError('NO_ANSWER', { call: 'check_password_link_status' });
      return answer.ok && valueAt(answer.body, 'data', 'expired') === false;
    }, [calls, id]),
  );
  if (opening.state === 'loading') return <Skeleton />;
  if (opening.state === 'failed') return <Failed onRetry={opening.retry} />;
  return opening.value ? <Choose id={id} /> : <Expired />;
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
  const onRefused = (answer: CallAnswer): boolean => {
    if (refusedOf(answer).status !== GONE) return refuse(answer);
    expire();
    return true;
  };
  return (
    <AccountPage words="app.resetPassword" below={<BackToLogin />}>
      <DeclaredForm id="reset-password" answers={() => ({ id })}>
        {(declared) => <SmallForm declared={declared} onSent={onSent} onRefused={onRefused} />}
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
