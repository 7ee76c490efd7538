// What was done with a thing, in the order of time: every move of its flow, and who made it.

import type { ReactElement } from 'react';
import type { AnswerOf } from '../../calls/typed.ts';
import { Link } from '../../layout/Link.tsx';
import { usePortal, useT } from '../../portal.tsx';
import { momentText } from '../signing/when.ts';

type Events = AnswerOf<'desk_item'>['data']['events'];

interface TrackProps {
  readonly events: Events;
  /** Of the case it is about; '' where it is about none. */
  readonly caseId: string;
}

export function Track({ events, caseId }: TrackProps): ReactElement {
  const t = useT();
  const { locale } = usePortal().content.texts;
  return (
    <section className="desk-card">
      <h2>{t('app.desk.track')}</h2>
      {events.length === 0 && <p className="soft">{t('app.desk.noTrack')}</p>}
      <ol className="desk-track">
        {events.map(({ id, name, at, from, to, words }) => (
          <li key={id}>
            <p>
              <b>{from === '' || from === to ? to : t('app.desk.fromTo', { from, to })}</b>
              <span className="muted">
                {name} <time dateTime={at}>{momentText(at, locale)}</time>
              </span>
            </p>
            {words !== '' && <p className="desk-words soft">{words}</p>}
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
