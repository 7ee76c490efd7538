// What was done with a thing, in the order of time: every move of its flow, and who made it.

import type { ReactElement } from 'react';
import type { AnswerOf } from '../../calls/typed.ts';
import { usePortal, useT } from '../../portal.tsx';
import { momentText } from '../signing/when.ts';

type Events = AnswerOf<'desk_item'>['data']['events'];

export function Track({ events }: { readonly events: Events }): ReactElement {
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
    </section>
  );
}
