// Register Account: the attorney the first-time login found chooses username, password and secret question.

import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import type { Refused } from '../../calls/refusal.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { FormHost, fieldsWith } from '../../host/FormHost.tsx';
import type { Opened } from '../../host/opened.ts';
import { useRefusal } from '../../host/refused.ts';
import { usePortal, useSession, useT } from '../../portal/portal.tsx';
import { AccountPage, BackToLogin } from './AccountPage.tsx';

const CONFLICT = 409;

export function Register(): ReactElement {
  const id = useSession(({ attorney }) => attorney?.id);
  return (
    <AccountPage words="app.register" below={<BackToLogin words="app.register.already" />}>
      <DeclaredForm
        id="register"
        answers={() => (id === undefined ? {} : { id }) satisfies SomeAnswersOf<'register', 'id'>}
      >
        {(opened) => <Ready opened={opened} />}
      </DeclaredForm>
    </AccountPage>
  );
}

function Ready({ opened }: { readonly opened: Opened }): ReactElement {
  const t = useT();
  const { session, toasts } = usePortal();
  const navigate = useNavigate();
  const refuse = useRefusal();
  const goToLogin = (): void => {
    const { attorney } = session.get();
    if (attorney) session.set({ attorney: { ...attorney, has_password: true } });
    navigate('/login', {
      state: {
        username: (opened.store.answers() as SomeAnswersOf<'register', 'username'>).username,
      },
    });
  };
  const onSent = ({ data }: AnswerOf<'setup_attorney'>): void => {
    if (!('id' in data)) {
      toasts.fail(undefined, t('app.register.nobody'));
      return;
    }
    toasts.show('success', t('app.register.done'));
    goToLogin();
  };
  const onRefused = (refused: Refused): void => {
    refuse(refused);
    if (refused.status === CONFLICT) goToLogin();
  };
  return (
    <FormHost
      opened={opened}
      call="setup_attorney"
      frame={fieldsWith({ summary: true })}
      onSent={onSent}
      onRefused={onRefused}
    />
  );
}
