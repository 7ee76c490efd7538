// What was done with a thing, in the order of time: every move of its flow, and who made it.

import type { ReactElement } from 'react';
import { formatNamed, UNDONE } from '../../../runtime/core/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { Link } from '../../layout/Link.tsx';
import { useMoments } from '../../portal/moments.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import './proposal.css';

type Events = AnswerOf<'desk_item'>['data']['events'];

interface TrackProps {
  readonly events: Events;
  /** Of the case it is about; '' where it is about none. */
  readonly caseId: string;
}

export function Track({ events, caseId }: TrackProps): ReactElement {
  const t = useT();
  const { has } = usePortal().content.texts;
  const moments = useMoments();
  /** What led nowhere else is told by what was done. */
  const headOf = ({ flow, move, from, to }: Events[number]): string => {
    if (move === UNDONE) return t('app.desk.track.undone', { to });
    if (from !== '' && from !== to) return t('app.desk.fromTo', { from, to });
    const done = `flows.${flow}.done.${move}`;
    return from !== '' && has(done) ? t(done) : to;
  };
  return (
    <section className="desk-card">
      <h2>{t('app.desk.track')}</h2>
      {events.length === 0 && <p className="soft">{t('app.desk.noTrack')}</p>}
      <ol className="desk-track">
        {events.map((event) => (
          <li key={event.id}>
            <p>
              <b>{headOf(event)}</b>
              <span className="muted">
                {event.name} <time dateTime={event.at}>{moments.moment(event.at)}</time>
              </span>
            </p>
            <Paid facts={event.facts} />
            {event.words !== '' && <p className="desk-words soft">{event.words}</p>}
          </li>
        ))}
      </ol>
      {caseId !== '' && (
        <p className="desk-more">
          <Link to={`/desk/cases/${caseId}/track`}>{t('app.desk.toTrack')}</Link>
        </p>
      )}
    </section>
  );
}

/** What was paid, proposed or corrected with it. */
function Paid({ facts }: { readonly facts: Events[number]['facts'] }): ReactElement | null {
  if (facts.length === 0) return null;
  return (
    <dl className="desk-paid">
      {facts.map(({ label, value, format }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{formatNamed(format)(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
