// Warns of assigned cases whose member is no longer active: coverage may be affected (DSH-27, DSH-28).

import type { ReactElement } from 'react';
import { Link } from '../../layout/Link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import type { DashboardData } from './data.ts';
import '../../layout/note.css';

export function InactiveMembers({ data }: { readonly data: DashboardData }): ReactElement | null {
  const { t, locale } = usePortal().content.texts;
  const { total_inactive_member_cases: count, inactive_member_cases: numbers } = data;
  if (count === 0) return null;
  const more = count - numbers.length;
  const named =
    more > 0 ? [...numbers, t('app.dashboard.inactive.more', { count: more })] : numbers;
  const cases = new Intl.ListFormat(locale).format(named);
  return (
    <div className="note warn" role="note">
      <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 3.2L17.6 16.4H2.4zM10 8v4M10 14.3v.1" />
      </svg>
      <div>
        <b>{t('app.dashboard.inactive.title', { count, one: count === 1 })}</b>
        <br />
        {t('app.dashboard.inactive.before')}{' '}
        <Link to="/create-authorization">{t('app.dashboard.inactive.link')}</Link>{' '}
        {t('app.dashboard.inactive.after', { count, cases })}
      </div>
    </div>
  );
}
