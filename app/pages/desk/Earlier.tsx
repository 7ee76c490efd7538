// What else was claimed on the case of a thing, what was paid for it, and what both come to.

import type { ReactElement } from 'react';
import { formatNamed } from '../../../runtime/core/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import './earlier.css';

type Shown = AnswerOf<'desk_item'>['data']['earlier'];

export function Earlier({ earlier }: { readonly earlier: Shown }): ReactElement | null {
  const t = useT();
  if (!earlier) return null;
  const { claims, claimed, paid } = earlier;
  const money = formatNamed('money');
  return (
    <section className="desk-card desk-earlier" aria-labelledby="desk-earlier">
      <h2 id="desk-earlier">{t('views.desk-earlier.caption')}</h2>
      {claims.length === 0 ? (
        <p className="soft">{t('views.desk-earlier.none')}</p>
      ) : (
        <>
          <ViewTable view="desk-earlier" rows={claims} inset />
          <p className="num">
            {t('app.desk.earlier.sum', {
              ...{ count: claims.length, claimed: money(claimed), paid: money(paid) },
            })}
          </p>
        </>
      )}
    </section>
  );
}
