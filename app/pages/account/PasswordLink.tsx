// The link of a mail by which somebody chooses a password: looked at on opening, then used, once. Of attorneys and of staff.

import { type ReactElement, useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormId, SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import { useCall } from '../../calls/reading.tsx';
import { isOutOfOrder, type Refused } from '../../calls/refusal.ts';
import { useLinkToken } from '../../common/link-token.ts';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import { useRefusal } from '../../host/refused.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { AccountPage, type AccountPageProps, BackToLogin } from './AccountPage.tsx';

const GONE = 410;

export interface PasswordLinkProps {
  /** What the page says. */
  readonly page: Pick<AccountPageProps, 'words' | 'title' | 'lead'>;
  /** The call that looks at the link, the form, and the call it is sent by. */
  readonly status: 'check_password_link_status' | 'staff_link_status';
  readonly form: FormId;
  readonly call: 'reset_password' | 'staff_choose_password';
  /** Keys of what is said once the password is chosen, and where the link is too old. */
  readonly done: string;
  readonly expired: string;
  /** Where one logs in, and where another link is sent. */
  readonly login: string;
  readonly another: string;
  /** Ends what the old password opened in this browser. */
  readonly onChosen: () => void;
}

export function PasswordLink(props: PasswordLinkProps): ReactElement {
  const id = useLinkToken('id');
  const { data, error, retry } = useCall(props.status, { id });
  if (data)
    return data.data.expired ? <Expired {...props} /> : <Choose {...props} key={id} id={id} />;
  if (!error) return <Skeleton />;
  return isOutOfOrder(error) ? (
    <Failed of={error} onRetry={() => void retry()} />
  ) : (
    <Expired {...props} refused={error} />
  );
}

function Choose(props: PasswordLinkProps & { readonly id: string }): ReactElement {
  const { page, form, call, done, login, onChosen, id } = props;
  const t = useT();
  const { toasts } = usePortal();
  const navigate = useNavigate();
  const expire = useExpired(props);
  const refuse = useRefusal();
  const onSent = (): void => {
    toasts.show('success', t(done));
    onChosen();
    navigate(login);
  };
  const onRefused = (refused: Refused): void =>
    refused.status === GONE ? expire(refused) : refuse(refused);
  return (
    <AccountPage {...page} below={<BackToLogin to={login} />}>
      <DeclaredForm
        id={form}
        answers={() => ({ id }) satisfies SomeAnswersOf<'reset-password' | 'staff-password', 'id'>}
      >
        {(opened) => <FormHost opened={opened} call={call} onSent={onSent} onRefused={onRefused} />}
      </DeclaredForm>
    </AccountPage>
  );
}

function Expired(props: PasswordLinkProps & { readonly refused?: Refused }): ReactElement {
  const { refused } = props;
  const expire = useExpired(props);
  useEffect(() => expire(refused), [expire, refused]);
  return <Skeleton />;
}

/** Says so, and opens the page that sends another link. */
function useExpired({ expired, another }: PasswordLinkProps): (refused?: Refused) => void {
  const t = useT();
  const { toasts } = usePortal();
  const navigate = useNavigate();
  return useCallback(
    (refused) => {
      toasts.fail(refused, t(expired));
      navigate(another, { replace: true });
    },
    [t, toasts, navigate, expired, another],
  );
}
