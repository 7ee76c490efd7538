// Why there is no form at an address, and a way on.

import type { ReactElement } from 'react';
import { Link } from '../../layout/Link.tsx';
import { Reference } from '../../layout/Reference.tsx';
import { useSession, useT } from '../../portal/portal.tsx';
import type { Closed } from './open-generic.ts';

const WAYS: Readonly<Partial<Record<Closed, { readonly to: string; readonly label: string }>>> = {
  login: { to: '/login', label: 'app.form.toLogin' },
  staff: { to: '/staff', label: 'app.form.toStaff' },
};
const WAY_IN = { to: '/sign-in', label: 'app.notFound.home' };
const HOME_OF_STAFF = { to: '/staff/home', label: 'app.staff.home.title' };

export function Missing({ reason }: { readonly reason: Closed }): ReactElement {
  const t = useT();
  const staff = useSession((session) => session.staff !== undefined);
  const way = staff ? HOME_OF_STAFF : (WAYS[reason] ?? WAY_IN);
  return (
    <div className="page">
      <div className="plain">
        <h1>{t(`app.form.${reason}`)}</h1>
        <div className="plain-acts">
          <Link className="btn" to={way.to}>
            {t(way.label)}
          </Link>
        </div>
        <Reference of={undefined} />
      </div>
    </div>
  );
}
