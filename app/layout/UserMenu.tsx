// Who is known to this browser, and the way out. A native disclosure: two entries need no menu library.

import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession, useT } from '../portal.tsx';
import { isKnown, isLoggedIn, shownName } from '../session/selectors.ts';
import { Icon } from './icons.tsx';
import { useSignOut } from './sign-out.ts';

/** Absent while nobody is known. */
export function UserMenu(): ReactElement | null {
  const t = useT();
  const known = useSession(isKnown);
  const name = useSession(shownName);
  const loggedIn = useSession(isLoggedIn);
  const signOut = useSignOut();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);

  if (!known) return null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard for the two buttons inside
    <div
      className="user"
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        ref={button}
        aria-expanded={open}
        aria-controls="user-menu"
        onClick={() => setOpen(!open)}
      >
        <Icon name="user" />
        <span className={name && 'sr'}>{t('app.nav.user')}</span>
        {name && <span>{name}</span>}
        <Icon name="down" small />
      </button>
      {open && (
        <div className="user-menu" id="user-menu">
          {loggedIn && (
            <Link to="/change-settings" onClick={() => setOpen(false)}>
              <Icon name="settings" />
              {t('app.nav.settings')}
            </Link>
          )}
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              signOut();
            }}
          >
            <Icon name="exit" />
            {t('app.nav.signOut')}
          </button>
        </div>
      )}
    </div>
  );
}
