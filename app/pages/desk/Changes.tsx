// Warns of what was changed of late of where the money of a claim goes, before anybody pays it.

import type { ReactElement } from 'react';
import type { AnswerOf } from '../../calls/typed.ts';
import { Icon } from '../../layout/icons.tsx';
import { useMoments } from '../../portal/moments.ts';
import { useT } from '../../portal/portal.tsx';
import './changes.css';

type Changed = AnswerOf<'desk_item'>['data']['changes'];

/** As many as are read before the work goes on; the others are a press away. */
const FIRST = 4;

export function Changes({ changes }: { readonly changes: Changed }): ReactElement | null {
  const t = useT();
  if (changes.length === 0) return null;
  const earlier = changes.slice(FIRST);
  return (
    <section className="desk-changes" aria-labelledby="desk-changes-title">
      <h2 id="desk-changes-title">
        <Icon name="alert" />
        {t('app.desk.changes.title')}
      </h2>
      <p>{t('app.desk.changes.text')}</p>
      <List changes={changes.slice(0, FIRST)} />
      {earlier.length > 0 && (
        <details>
          <summary>{t('app.desk.changes.earlier', { count: earlier.length })}</summary>
          <List changes={earlier} />
        </details>
      )}
    </section>
  );
}

function List({ changes }: { readonly changes: Changed }): ReactElement {
  const t = useT();
  const moments = useMoments();
  return (
    <ul>
      {changes.map(({ id, what, at, from, ending }) => (
        <li key={id}>
          <p>
            <b>{what}</b>
            {ending !== '' && (
              <span className="num">{t('app.desk.changes.ending', { ending })}</span>
            )}
          </p>
          <p className="desk-changes-when">
            <time dateTime={at}>{moments.moment(at)}</time>
            {from !== '' && <span className="num">{t('app.desk.changes.from', { from })}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
