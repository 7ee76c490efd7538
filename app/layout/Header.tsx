// The bar above every page: mark, links, colors, account. On a phone all but the mark is behind "Menu".

import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { opens } from '../portal/offered.ts';
import { usePortal, useSession, useT } from '../portal/portal.tsx';
import { isKnown, isLoggedIn, isOfDesk, loggedIn, shownName } from '../session/selectors.ts';
import { Icon } from './icons.tsx';
import { Link } from './Link.tsx';
import { linksFor, type NavLink } from './links.ts';
import { useSignOut } from './sign-out.ts';
import { ThemeButton } from './ThemeButton.tsx';
import { UserMenu } from './UserMenu.tsx';

/** These ask calls, which pages of whoever does not see them do without. */
const FormsLink = lazy(async () => ({ default: (await import('./FormsLink.tsx')).FormsLink }));

const OwnFormsLink = lazy(async () => ({
  default: (await import('./OwnFormsLink.tsx')).OwnFormsLink,
}));

/** More links than these leave the bar to "Menu" on a tablet too. */
const FEW = 4;

export function Header(): ReactElement {
  const t = useT();
  const { session, content } = usePortal();
  const record = useSession((all) => all);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const links = linksFor(record, (to) => opens(content, to));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setOpen(false), [pathname, session]);
  return (
    <>
      <div className="spine" />
      <header className={links.length > FEW ? 'head crowded' : 'head'}>
        <div className="page head-in">
          <Link className="brand" to="/">
            <span className="seal" aria-hidden="true">
              §
            </span>
            {t('app.name')}
          </Link>
          <nav className="nav" aria-label={t('app.nav.main')}>
            <NavLinks links={links} />
          </nav>
          <div className="head-end">
            <ThemeButton />
            <UserMenu />
          </div>
          <button
            type="button"
            className="btn quiet menu-btn"
            aria-expanded={open}
            aria-controls="phone-menu"
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'cross' : 'menu'} />
            {t('app.nav.menu')}
          </button>
        </div>
        {open && <PhoneMenu links={links} />}
      </header>
    </>
  );
}

/** Links with the current one marked. */
function NavLinks({ links }: { readonly links: readonly NavLink[] }): ReactElement {
  const t = useT();
  const { pathname } = useLocation();
  const asks = useSession(({ staff }) => staff !== undefined && !isOfDesk(staff));
  return (
    <>
      {links.map(({ to, also = [], labelKey }) => {
        const current = [to, ...also].some(
          (address) => pathname === address || pathname.startsWith(`${address}/`),
        );
        return (
          <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
            {t(labelKey)}
          </Link>
        );
      })}
      {asks && (
        <Suspense>
          <FormsLink />
        </Suspense>
      )}
    </>
  );
}

function PhoneMenu({ links }: { readonly links: readonly NavLink[] }): ReactElement {
  const t = useT();
  const known = useSession(isKnown);
  const name = useSession(shownName);
  const isMember = useSession(isLoggedIn);
  const sends = useSession((record) => loggedIn(record) !== undefined);
  const signOut = useSignOut();
  return (
    <nav className="phone-menu" id="phone-menu" aria-label={t('app.nav.main')}>
      {name && (
        <p className="who">
          <Icon name="user" />
          {name}
        </p>
      )}
      <NavLinks links={links} />
      {sends && (
        <Suspense>
          <OwnFormsLink />
        </Suspense>
      )}
      {isMember && (
        <Link to="/change-settings">
          <Icon name="settings" />
          {t('app.nav.settings')}
        </Link>
      )}
      <ThemeButton words />
      {known && (
        <button type="button" onClick={signOut}>
          <Icon name="exit" />
          {t('app.nav.signOut')}
        </button>
      )}
    </nav>
  );
}
