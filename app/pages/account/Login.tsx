// Register/Login: username and password, or, for the first time, what tells the attorney; both on one page.

import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../portal.tsx';
import { AccountPage } from './AccountPage.tsx';

const LoginForm = lazy(async () => ({ default: (await import('./LoginForm.tsx')).LoginForm }));
const CodeForm = lazy(async () => ({ default: (await import('./CodeForm.tsx')).CodeForm }));

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
      <Suspense fallback={<div className="account-space" />}>
        {ticket === undefined ? (
          <LoginForm registered={registered} onMode={setRegistered} onTicket={setTicket} />
        ) : (
          <CodeForm ticket={ticket} onBack={() => setTicket(undefined)} />
        )}
      </Suspense>
    </AccountPage>
  );
}
