// Who is known to this browser, and the way out. A native disclosure: two entries need no menu library.

import {
  type KeyboardEvent,
  lazy,
  type ReactElement,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useSession, useT } from '../portal/portal.tsx';
import { isKnown, isLoggedIn, loggedIn, shownName } from '../session/selectors.ts';
import { isDemo } from './demo.ts';
import { Icon } from './icons.tsx';
import { Link } from './Link.tsx';
import { useSignOut } from './sign-out.ts';

/** Asks a call, which is not for whoever has not logged in. */
const OwnFormsLink = lazy(async () => ({
  default: (await import('./OwnFormsLink.tsx')).OwnFormsLink,
}));

/** Absent while nobody is known. */
export function UserMenu(): ReactElement | null {
  const t = useT();
  const known = useSession(isKnown);
  const name = useSession(shownName);
  const [open, setOpen] = useState(false);
  // Asked for as soon as somebody comes near, so that no entry moves under their hand.
  const [isNear, setNear] = useState(false);
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
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
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
      {(open || isNear) && <Entries isOpen={open} onChosen={close} />}
    </div>
  );
}

interface EntriesProps {
  readonly isOpen: boolean;
  readonly onChosen: () => void;
}

/** What the menu leads to; each choice shuts it. */
function Entries({ isOpen, onChosen }: EntriesProps): ReactElement {
  const t = useT();
  const isMember = useSession(isLoggedIn);
  const sends = useSession((record) => loggedIn(record) !== undefined);
  const signOut = useSignOut();
  return (
    <div className="user-menu" id="user-menu" hidden={!isOpen}>
      {isDemo() && (
        <Link to="/demo" onClick={onChosen}>
          <Icon name="info" />
          {t('app.demo.back')}
        </Link>
      )}
      {sends && (
        <Suspense>
          <OwnFormsLink onChosen={onChosen} />
        </Suspense>
      )}
      {isMember && (
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
