// Cases that have gone without a claim for long, before their time to bill is over; nothing where there are none.

import type { ReactElement } from 'react';
import { Link } from '../../layout/Link.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import type { DashboardData } from './data.ts';

const VIEW = 'home-billing';

export function BillSoon({ data }: { readonly data: DashboardData }): ReactElement | null {
  const t = useT();
  const { billing } = usePortal().content.app;
  const { billing_due: rows = [], total_billing_due: count = rows.length } = data;
  if (rows.length === 0 || !billing) return null;
  const [first] = billing.steps;
  const caption = t(`views.${VIEW}.caption`);
  return (
    <section className="panel" aria-labelledby={VIEW}>
      <div className="panel-head">
        <h2 id={VIEW}>{caption}</h2>
        {count > rows.length && (
          <Link to="/claims" aria-label={`${t('app.dashboard.more')}: ${caption}`}>
            {t('app.dashboard.more')}
          </Link>
        )}
      </div>
      <p className="panel-lead">
        {t('app.dashboard.billing', { count, days: first?.days ?? 0, within: billing.within })}
      </p>
      <ViewTable view={VIEW} rows={rows} inset />
    </section>
  );
}
