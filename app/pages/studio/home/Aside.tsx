// Beside the changes: what is live, what waits for whoever looks, what is planned, who is here.

import type { ReactElement } from 'react';
import type { AnswerOf } from '../../../calls/typed.ts';
import { Link } from '../../../layout/Link.tsx';
import { useMoments } from '../../../portal/moments.ts';
import { useSession, useT } from '../../../portal/portal.tsx';
import { mayRelease } from '../../../session/selectors.ts';
import { inChange, isThere } from '../shell/there.ts';

interface Props {
  readonly home: AnswerOf<'studio_home'>['data'];
}

/** What waits for whoever looks comes before all else. */
export const Waiting = ({ home }: Props): ReactElement | null =>
  home.mine.length === 0 ? null : (
    <aside className="st-waiting">
      <ForYou home={home} />
    </aside>
  );

export function Aside({ home }: Props): ReactElement {
  return (
    <aside className="st-aside">
      <Live home={home} />
      {home.mine.length === 0 && <ForYou home={home} />}
      <WhatYouMay />
      <Planned home={home} />
      <HereNow home={home} />
    </aside>
  );
}

function Live({ home: { live } }: Props): ReactElement {
  const t = useT();
  const moments = useMoments();
  return (
    <section className="st-card">
      <h2>{t('studio.home.live')}</h2>
      <p className="st-release">{t('studio.home.release', { number: live.number })}</p>
      <p className="small soft">
        {live.author === ''
          ? t('studio.home.since', { when: moments.moment(live.since) })
          : t('studio.home.sinceBy', { when: moments.moment(live.since), email: live.author })}
      </p>
      {live.note !== '' && <p className="st-note">“{live.note}”</p>}
      {isThere('/studio/history') && (
        <Link className="strong" to="/studio/history">
          {t('studio.home.releases')}
        </Link>
      )}
    </section>
  );
}

/** Said before anybody looks for a button that is not theirs. */
function WhatYouMay(): ReactElement | null {
  const t = useT();
  const isForOthers = useSession(({ staff }) => staff !== undefined && !mayRelease(staff));
  if (!isForOthers) return null;
  return (
    <section className="st-card">
      <h2>{t('studio.home.goingLive')}</h2>
      <p className="small soft">{t('studio.home.mayNot')}</p>
    </section>
  );
}

function ForYou({ home: { mine } }: Props): ReactElement {
  const t = useT();
  const moments = useMoments();
  return (
    <section className="st-card">
      <h2>{t('studio.home.forYou')}</h2>
      {mine.length === 0 && <p className="small soft">{t('studio.home.nothingForYou')}</p>}
      <ul className="st-lines">
        {mine.map((one) => (
          <li key={`${one.id}:${one.what}`}>
            <Link className="strong" to={whereTo(one)}>
              {t(`studio.home.toDo.${one.what}`, { name: one.name, count: one.count })}
            </Link>
            <small>
              {t('studio.home.toDoBy', { email: one.by, when: moments.moment(one.since) })}{' '}
              {one.why}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const AT_PUBLISHING: ReadonlySet<Props['home']['mine'][number]['what']> = new Set([
  'approve',
  'publish',
  'failed',
  'sent-back',
]);

/** To publishing, or to what it is about. */
function whereTo({ id, what, place }: Props['home']['mine'][number]): string {
  if (AT_PUBLISHING.has(what)) return inChange('/studio/publish', id);
  const key = place.startsWith('sentence:') ? { key: place.slice('sentence:'.length) } : {};
  return inChange('/studio/wording', id, { tab: 'changed', ...key });
}

function Planned({ home: { planned } }: Props): ReactElement | null {
  const t = useT();
  const moments = useMoments();
  if (planned.length === 0) return null;
  return (
    <section className="st-card">
      <h2>{t('studio.home.planned')}</h2>
      <ul className="st-lines">
        {planned.map(({ id, name, plan_at }) => (
          <li key={id}>
            <Link className="strong" to={inChange('/studio/publish', id)}>
              {name}
            </Link>
            <small>{t('studio.home.goesLive', { when: moments.moment(plan_at) })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HereNow({ home: { here } }: Props): ReactElement {
  const t = useT();
  const own = useSession(({ staff }) => staff?.email);
  const others = here.filter(({ email }) => email !== own);
  return (
    <section className="st-card">
      <h2>{t('studio.home.here')}</h2>
      {others.length === 0 && <p className="small soft">{t('studio.home.alone')}</p>}
      <ul className="small soft">
        {others.map(({ email, where, change }) => (
          <li key={`${email}:${change}`} className="st-here">
            {where === '' ? email : t('studio.home.at', { email, where })}
          </li>
        ))}
      </ul>
    </section>
  );
}
