// Register/Login: username and password, or, for the first time, what tells the attorney; both on one page.

import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { onDemand } from '../../../runtime/react/index.ts';
import { useSession } from '../../portal/portal.tsx';
import { AccountPage } from './AccountPage.tsx';

const SPACE = <div className="account-space" />;
const { Widget: LoginForm } = onDemand(
  async () => (await import('./LoginForm.tsx')).LoginForm,
  SPACE,
);
const { Widget: CodeForm } = onDemand(async () => (await import('./CodeForm.tsx')).CodeForm, SPACE);

const WORDS = { registered: 'registered', first: 'first', code: 'code' } as const;

/** The words are there at once; the form follows with the form runtime. */
export function Login(): ReactElement {
  const [params] = useSearchParams();
  // An attorney who was found by the invitation and has no password yet comes here to choose one (OR-14).
  const mustRegister = useSession(
    ({ attorney }) => attorney !== undefined && !attorney.has_password,
  );
  const [registered, setRegistered] = useState(!mustRegister && !params.has('first'));
  const [ticket, setTicket] = useState<string>();
  const stage = ticket !== undefined ? WORDS.code : registered ? WORDS.registered : WORDS.first;
  return (
    <AccountPage
      words="app.login"
      title={`app.login.${stage}.title`}
      lead={`app.login.${stage}.lead`}
    >
      {ticket === undefined ? (
        <LoginForm registered={registered} onMode={setRegistered} onTicket={setTicket} />
      ) : (
        <CodeForm ticket={ticket} onBack={() => setTicket(undefined)} />
      )}
    </AccountPage>
  );
}
