// Who is known to this browser, and the way out. A native disclosure: two entries need no menu library.

import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useSession, useT } from '../portal/portal.tsx';
import { isKnown, isLoggedIn, shownName } from '../session/selectors.ts';
import { isDemo } from './demo.ts';
import { Icon } from './icons.tsx';
import { Link } from './Link.tsx';
import { useSignOut } from './sign-out.ts';

/** Absent while nobody is known. */
export function UserMenu(): ReactElement | null {
  const t = useT();
  const known = useSession(isKnown);
  const name = useSession(shownName);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => setOpen(false);
  useClosedFromOutside(root, open, close);

  if (!known) return null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard for the two buttons inside
    <div
      className="user"
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
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
      {open && <Entries onChosen={close} />}
    </div>
  );
}

/** What the menu leads to; each choice shuts it. */
function Entries({ onChosen }: { readonly onChosen: () => void }): ReactElement {
  const t = useT();
  const loggedIn = useSession(isLoggedIn);
  const signOut = useSignOut();
  return (
    <div className="user-menu" id="user-menu">
      {isDemo() && (
        <Link to="/demo" onClick={onChosen}>
          <Icon name="info" />
          {t('app.demo.back')}
        </Link>
      )}
      {loggedIn && (
        <Link to="/change-settings" onClick={onChosen}>
          <Icon name="settings" />
          {t('app.nav.settings')}
        </Link>
      )}
      <button
        type="button"
        onClick={() => {
          onChosen();
          signOut();
        }}
      >
        <Icon name="exit" />
        {t('app.nav.signOut')}
      </button>
    </div>
  );
}

/** A press anywhere else shuts what is open. */
function useClosedFromOutside(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever closes it, it closes
  useEffect(() => {
    if (!open) return undefined;
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);
}
