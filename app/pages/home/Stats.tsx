// The four figures at the top, each a way to the list that it counts: open cases, pending authorizations, open claims, and how long the insurance still holds.

import { type ReactElement, type ReactNode, useId } from 'react';
import { formatNamed } from '../../../runtime/core/index.ts';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { casesOf, claimsOf, type Kind, OPEN_CASES, OPEN_REQUESTS } from './counted.ts';
import type { DashboardData } from './data.ts';
import { insuranceShown } from './insurance-shown.ts';

interface Props {
  readonly data: DashboardData;
}

export function Stats({ data }: Props): ReactElement {
  const t = useT();
  const claims = { Matter: data.total_matter_open_claims, CDL: data.total_cdl_open_claims };
  const cases = { Matter: data.total_matter_case_assigned, CDL: data.total_cdl_case_assigned };
  return (
    <div className="stats">
      <Stat to={OPEN_CASES} name={t('app.dashboard.cases')} figure={data.total_cases}>
        <Kinds counts={cases} to={casesOf} />
      </Stat>
      <Stat
        to={OPEN_REQUESTS}
        name={t('app.dashboard.requests')}
        figure={data.total_open_authorization_request}
      >
        {t('app.dashboard.replies', { count: data.new_replies })}
      </Stat>
      <Stat
        // The list has one kind at a time.
        to={claimsOf(claims.Matter === 0 && claims.CDL > 0 ? 'CDL' : 'Matter')}
        name={t('app.dashboard.claims')}
        figure={data.total_open_claims}
      >
        <Kinds counts={claims} to={claimsOf} />
      </Stat>
      <Insurance data={data} />
    </div>
  );
}

interface KindsProps {
  readonly counts: Readonly<Record<Kind, number>>;
  readonly to: (kind: Kind) => string;
}

/** How many of each kind, and a way to them. */
function Kinds({ counts, to }: KindsProps): ReactElement {
  const t = useT();
  return (
    <>
      <Link className="stat-kind" to={to('Matter')}>
        {t('app.dashboard.matter', { count: counts.Matter })}
      </Link>
      {', '}
      <Link className="stat-kind" to={to('CDL')}>
        {t('app.dashboard.cdl', { count: counts.CDL })}
      </Link>
    </>
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

/** A press anywhere on it leads on, but for ways of its own. */
function Stat({ to, name, figure, small, children }: StatProps): ReactElement {
  const id = useId();
  return (
    <div className="stat">
      <span className="stat-name">
        <Link className="stat-to" to={to} aria-describedby={id}>
          {name}
        </Link>
      </span>
      <span id={id} className={small ? 'stat-figure small' : 'stat-figure'}>
        {figure}
      </span>
      <span className="stat-more">{children}</span>
    </div>
  );
}
