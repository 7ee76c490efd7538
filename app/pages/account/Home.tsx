// Home: greets the person, says who they are to us, and what can be done now.

import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../calls/reading.tsx';
import { usePortal, useSession, useT } from '../../portal.tsx';
import { attorneyOf } from '../../session/record.ts';
import { isLoggedIn, mustSign } from '../../session/selectors.ts';

const InsuranceDialog = lazy(async () => ({
  default: (await import('./InsuranceDialog.tsx')).InsuranceDialog,
}));

export function Home(): ReactElement {
  const t = useT();
  const who = useSession(({ user, attorney }) => user ?? attorney);
  const username = useSession(({ user }) => user?.username);
  const signed = useSession(({ attorney }) => attorney?.signed);
  useFreshRecord();
  const name = who ? `${who.first_name} ${who.last_name}`.trim() : '';
  const facts = [
    ['app.home.number', who?.id],
    ['app.home.username', username],
    ['app.home.email', who?.email],
    ['app.home.application', signed === undefined ? undefined : t(signedKey(signed))],
  ] as const;
  return (
    <div className="page">
      <div className="plain">
        <h1>{name ? t('app.home.welcome', { name }) : t('app.home.welcomeNameless')}</h1>
        <Next />
        <dl className="facts">
          {facts.map(
            ([key, value]) =>
              value && (
                <div key={key} className="fact">
                  <dt>{t(key)}</dt>
                  <dd className="num">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <Reminder />
    </div>
  );
}

const signedKey = (signed: boolean) => (signed ? 'app.home.signed' : 'app.home.unsigned');

const ACTIONS = { sign: '/signing', member: '/change-settings', login: '/login' } as const;

/** What can be done, the main thing first: a signature that is missing comes before all else, also for a member. */
function Next(): ReactElement {
  const t = useT();
  const loggedIn = useSession(isLoggedIn);
  const sign = useSession(mustSign);
  const main = sign ? 'sign' : loggedIn ? 'member' : 'login';
  return (
    <>
      <p className="lead">{t(`app.home.${main}.lead`)}</p>
      <div className="plain-acts">
        <Link className={main === 'member' ? 'btn' : 'btn primary'} to={ACTIONS[main]}>
          {t(`app.home.${main}.action`)}
        </Link>
        {sign && loggedIn && (
          <Link className="btn" to={ACTIONS.member}>
            {t('app.home.member.action')}
          </Link>
        )}
      </div>
    </>
  );
}

/** Once after each login, when this page opens (OR-63): it is taken from the session as it is shown. */
function Reminder(): ReactElement | null {
  const { session } = usePortal();
  const [reminder, setReminder] = useState(() => session.get().reminder);
  useEffect(() => {
    if (session.get().reminder) session.set({ reminder: undefined });
  }, [session]);
  if (!reminder) return null;
  return (
    <Suspense>
      <InsuranceDialog reminder={reminder} onClose={() => setReminder(undefined)} />
    </Suspense>
  );
}

/** What is kept here of a member is looked at again: the signature may have come since (SES-11). */
function useFreshRecord(): void {
  const { session } = usePortal();
  const username = useSession(({ user }) => user?.username);
  const { data } = useCall('getAttorneyInfo', username === undefined ? undefined : { username });
  useEffect(() => {
    if (data && session.get().user?.id === data.attorney.id)
      session.set({ attorney: attorneyOf(data.attorney) });
  }, [session, data]);
}
