// The side menu of the profile: whose it is, and its sections.

import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { PROFILE_SECTIONS } from './sections.ts';

/** Last name first, as the provider files it. */
export function ProfileMenu({
  name,
}: {
  readonly name: readonly (string | undefined)[];
}): ReactElement {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <nav className="profile-menu" aria-label={t('app.nav.profile')}>
      <p className="strong">{name.filter((part) => part).join(', ')}</p>
      <ul>
        {PROFILE_SECTIONS.map(({ to, labelKey }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
              {t(labelKey)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
