// Home: the dashboard of a member; to whoever has yet to sign or to log in, who they are to us and what can be done now.

import { type ReactElement, useEffect, useState } from 'react';
import { onDemand } from '../../../runtime/react/index.ts';
import { useCall } from '../../calls/reading.tsx';
import { Link } from '../../layout/Link.tsx';
import { usePortal, useSession, useT } from '../../portal/portal.tsx';
import { attorneyOf, type SessionRecord } from '../../session/record.ts';
import { hasSentApplication, isLoggedIn, mustSign } from '../../session/selectors.ts';
import { Dashboard } from '../home/Dashboard.tsx';

const { Widget: InsuranceDialog } = onDemand(
  async () => (await import('./InsuranceDialog.tsx')).InsuranceDialog,
  null,
);

/** A member who has signed sees the dashboard; anybody else, what there is to do before. */
export function Home(): ReactElement {
  const user = useSession((session) => session.user);
  const isMember = useSession((session) => isLoggedIn(session) && !mustSign(session));
  useFreshRecord();
  return (
    <>
      {user && isMember ? <Dashboard user={user} /> : <Greeting />}
      <Reminder />
    </>
  );
}

function Greeting(): ReactElement {
  const t = useT();
  const who = useSession(({ user, attorney }) => user ?? attorney);
  const username = useSession(({ user }) => user?.username);
  const signed = useSession(({ attorney }) => attorney?.signed);
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
    </div>
  );
}

const signedKey = (signed: boolean) => (signed ? 'app.home.signed' : 'app.home.unsigned');

const ACTIONS = { sign: '/signing', applied: '/signing', login: '/login' } as const;

function mainFor(session: SessionRecord): keyof typeof ACTIONS {
  if (mustSign(session)) return 'sign';
  return hasSentApplication(session) ? 'applied' : 'login';
}

/** What can be done, the main thing first: a signature that is missing comes before all else, also for a member. */
function Next(): ReactElement {
  const t = useT();
  const loggedIn = useSession(isLoggedIn);
  const main = useSession(mainFor);
  return (
    <>
      <p className="lead">{t(`app.home.${main}.lead`)}</p>
      <div className="plain-acts">
        <Link className="btn primary" to={ACTIONS[main]}>
          {t(`app.home.${main}.action`)}
        </Link>
        {main === 'applied' && (
          <Link className="btn" to="/login">
            {t('app.home.login.action')}
          </Link>
        )}
        {loggedIn && (
          <Link className="btn" to="/change-settings">
            {t('app.settings.title')}
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
  return <InsuranceDialog reminder={reminder} onClose={() => setReminder(undefined)} />;
}

/** What is kept here of a member is looked at again: the signature may have come since (SES-11). */
function useFreshRecord(): void {
  const { session } = usePortal();
  const username = useSession(({ user }) => user?.username);
  const { data } = useCall('getAttorneyInfo', username === undefined ? undefined : { username });
  useEffect(() => {
    if (!data || session.get().user?.id !== data.attorney.id) return;
    const attorney = attorneyOf(data.attorney);
    // All that shows the session is drawn anew for it: not each time somebody comes home.
    const isKnown = JSON.stringify(attorney) === JSON.stringify(session.get().attorney);
    if (!isKnown) session.set({ attorney });
  }, [session, data]);
}
