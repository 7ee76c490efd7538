// The four figures at the top: open cases, pending authorizations, open claims, and how long the insurance still holds.

import type { ReactElement, ReactNode } from 'react';
import { formatNamed } from '../../../runtime/core/index.ts';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import type { DashboardData } from './data.ts';
import { insuranceShown } from './insurance-shown.ts';

interface Props {
  readonly data: DashboardData;
}

export function Stats({ data }: Props): ReactElement {
  const t = useT();
  const kinds = (matter: number, cdl: number) => t('app.dashboard.kinds', { matter, cdl });
  return (
    <div className="stats">
      <Stat to="/cases" name={t('app.dashboard.cases')} figure={data.total_cases}>
        {kinds(data.total_matter_case_assigned, data.total_cdl_case_assigned)}
      </Stat>
      <Stat
        to="/authorizations"
        name={t('app.dashboard.requests')}
        figure={data.total_open_authorization_request}
      >
        {t('app.dashboard.replies', { count: data.new_replies })}
      </Stat>
      <Stat to="/claims" name={t('app.dashboard.claims')} figure={data.total_open_claims}>
        {kinds(data.total_matter_open_claims, data.total_cdl_open_claims)}
      </Stat>
      <Insurance data={data} />
    </div>
  );
}

const dateOf = formatNamed('date');

function Insurance({ data }: Props): ReactElement {
  const t = useT();
  const shown = insuranceShown(data);
  return (
    <Stat
      to="/update-profile/practice"
      name={t('app.dashboard.insurance')}
      figure={shown ? dateOf(shown.until) : t('app.dashboard.uninsured')}
      small
    >
      {shown?.days !== undefined && <Days days={shown.days} />}
    </Stat>
  );
}

/** The last day counts as past (OR-62). */
function Days({ days }: { readonly days: number }): ReactElement {
  const t = useT();
  return days > 0 ? (
    <span className="tag good">{t('app.dashboard.days', { days })}</span>
  ) : (
    <span className="tag bad">{t('app.dashboard.overdue', { days: Math.abs(days) })}</span>
  );
}

interface StatProps {
  readonly to: string;
  readonly name: string;
  readonly figure: number | string;
  /** A date is longer than a number. */
  readonly small?: boolean;
  readonly children: ReactNode;
}

function Stat({ to, name, figure, small, children }: StatProps): ReactElement {
  return (
    <Link className="stat" to={to}>
      <span className="stat-name">{name}</span>
      <span className={small ? 'stat-figure small' : 'stat-figure'}>{figure}</span>
      <span className="stat-more">{children}</span>
    </Link>
  );
}
