// On a phone: who one is, the way to the pages of staff, the colors, and the way out.

import type { ReactElement } from 'react';
import { DemoGuide } from '../../../layout/DemoGuide.tsx';
import { Link } from '../../../layout/Link.tsx';
import { useSignOut } from '../../../layout/sign-out.ts';
import { ThemeButton } from '../../../layout/ThemeButton.tsx';
import { useSession, useT } from '../../../portal/portal.tsx';
import { shownName } from '../../../session/selectors.ts';
import { Menu } from './Menu.tsx';

export function PhoneMenu(): ReactElement {
  const t = useT();
  const name = useSession(shownName);
  const signOut = useSignOut();
  return (
    <div className="st-phone">
      <Menu label={t('app.nav.menu')}>
        {() => (
          <>
            <p className="st-menu-note">{name}</p>
            <Link to="/staff/home">{t('app.staff.home.title')}</Link>
            <DemoGuide />
            <ThemeButton words />
            <button type="button" onClick={signOut}>
              {t('app.nav.signOut')}
            </button>
          </>
        )}
      </Menu>
    </div>
  );
}
