// Who the attorney is, and the two things they come for most.

import type { ReactElement } from 'react';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import type { User } from '../../session/record.ts';
import type { DashboardData } from './data.ts';

interface Props {
  /** Known since the login, so that the name stands there before anything is asked. */
  readonly user: User;
  readonly data: DashboardData | undefined;
}

export function SideHead({ user, data }: Props): ReactElement {
  const t = useT();
  const { first_name, last_name } = data ?? user;
  // A service may tell it at the login alone.
  const number = data?.attorney_number || user.attorney_number;
  return (
    <div className="side-head">
      <p className="overline">{t('app.dashboard.number', { number })}</p>
      <h1>{`${first_name} ${last_name}`.trim()}</h1>
      <p className="side-firm">{data?.law_firm}</p>
      <div className="side-acts">
        <Link className="btn primary" to="/create-authorization">
          {t('app.dashboard.request')}
        </Link>
        <Link className="btn" to="/claims">
          {t('app.dashboard.claim')}
        </Link>
      </div>
    </div>
  );
}
