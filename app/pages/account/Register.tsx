// Register Account: the attorney the first-time login found chooses username, password and secret question.

import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CallAnswer } from '../../../runtime/react/index.ts';
import { refusedOf, textAt } from '../../calls/refusal.ts';
import { usePortal, useSession, useT } from '../../portal.tsx';
import { AccountPage, BackToLogin } from './AccountPage.tsx';
import { type Declared, DeclaredForm } from './declared.tsx';
import { useRefusal } from './refused.ts';
import { SmallForm } from './SmallForm.tsx';

const CONFLICT = 409;

export function Register(): ReactElement {
  const id = useSession(({ attorney }) => attorney?.id);
  return (
    <AccountPage words="app.register" below={<BackToLogin words="app.register.already" />}>
      <DeclaredForm id="register" answers={() => (id === undefined ? {} : { id })}>
        {(declared) => <Ready declared={declared} />}
      </DeclaredForm>
    </AccountPage>
  );
}

function Ready({ declared }: { readonly declared: Declared }): ReactElement {
  const t = useT();
  const { session, toasts } = usePortal();
  const navigate = useNavigate();
  const refuse = useRefusal();
  const goToLogin = (): void => {
    const { attorney } = session.get();
    if (attorney) session.set({ attorney: { ...attorney, has_password: true } });
    navigate('/login', { state: { username: declared.store.answers().username } });
  };
  const onSent = ({ body }: CallAnswer): void => {
    if (textAt(body, 'data', 'id') === undefined) {
      toasts.show('error', t('app.register.nobody'));
      return;
    }
    toasts.show('success', t('app.register.done'));
    goToLogin();
  };
  const onRefused = (answer: CallAnswer): boolean => {
    refuse(answer);
    if (refusedOf(answer).status === CONFLICT) goToLogin();
    return true;
  };
  return <SmallForm declared={declared} noSummary={false} onSent={onSent} onRefused={onRefused} />;
}
