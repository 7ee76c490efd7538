// The three lists: cases assigned, authorization requests, recently submitted claims, each a declared table.

import type { ReactElement } from 'react';
import type { ViewId } from '../../../schemas/names.gen.d.ts';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import type { DashboardData } from './data.ts';

/** In the order they stand; `list` names the rows in the answer, as the view's own source does. */
const LISTS = [
  { view: 'home-cases', list: 'cases_assigned', to: '/cases' },
  { view: 'home-requests', list: 'auth_request_assigned', to: '/authorizations' },
  { view: 'home-claims', list: 'claim_assigned', to: '/claims' },
] as const satisfies readonly {
  readonly view: ViewId;
  readonly list: string;
  readonly to: string;
}[];

/** Of a list whatever it holds, this much is shown (DSH-21). */
const MOST = 10;

/** Without data the rows are awaited. */
export function Lists({ data }: { readonly data?: DashboardData }): ReactElement {
  const t = useT();
  return (
    <>
      {LISTS.map(({ view, list, to }) => {
        const rows = data?.[list].slice(0, MOST);
        return (
          <section key={view} className="panel" aria-labelledby={view}>
            <div className="panel-head">
              <h2 id={view}>{t(`views.${view}.caption`)}</h2>
              {rows !== undefined && rows.length > 0 && (
                <Link
                  to={to}
                  aria-label={`${t('app.dashboard.more')}: ${t(`views.${view}.caption`)}`}
                >
                  {t('app.dashboard.more')}
                </Link>
              )}
            </div>
            <ViewTable view={view} rows={rows} inset />
          </section>
        );
      })}
    </>
  );
}
