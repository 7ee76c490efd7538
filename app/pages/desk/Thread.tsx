// What was said on a thing, oldest first: the words of either side, those of the desk marked.

import type { ReactElement } from 'react';
import type { AnswerOf } from '../../calls/typed.ts';
import { usePortal, useT } from '../../portal.tsx';
import { momentText } from '../signing/when.ts';

type Said = AnswerOf<'desk_item'>['data']['said'];

export function Thread({ said }: { readonly said: Said }): ReactElement | null {
  const t = useT();
  const { locale } = usePortal().content.texts;
  if (said.length === 0) return null;
  return (
    <section aria-label={t('app.desk.thread')}>
      <ol className="desk-thread">
        {said.map(({ id, by, name, at, words }) => (
          <li key={id} className={by === 'staff' ? 'desk-card ours' : 'desk-card'}>
            <p className="desk-said-by">
              <b>{name}</b>
              <span className={by === 'staff' ? 'desk-mark' : 'muted'}>
                {t(by === 'staff' ? 'app.desk.byStaff' : 'app.desk.byAttorney')}
              </span>
              <time dateTime={at}>{momentText(at, locale)}</time>
            </p>
            <p className="desk-words">{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
