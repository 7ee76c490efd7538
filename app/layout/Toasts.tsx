// Draws the message on show: success and news politely, failures at once.

import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ToastKind } from '../../runtime/react/index.ts';
import { usePortal, useT } from '../portal/portal.tsx';
import type { ToastItem } from '../toasts/toasts.ts';
import { useAboveDialogs } from './above-dialogs.ts';
import { Icon, type ShellIcon } from './icons.tsx';
import { useOutOfTheWay } from './out-of-the-way.ts';
import { Reference } from './Reference.tsx';

const ICONS: Readonly<Record<ToastKind, ShellIcon>> = {
  success: 'check',
  error: 'alert',
  info: 'info',
};

export function Toasts(): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const item = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.shown);
  const region = useRef<HTMLElement>(null);
  useAboveDialogs(region, item);
  useOutOfTheWay(region, item);
  return (
    <section ref={region} className="toasts" aria-label={t('app.toast.region')}>
      {item && (
        <Toast
          key={item.id}
          item={item}
          onHold={(isHeld) => toasts.hold(item.id, isHeld)}
          onClose={() => toasts.close(item.id)}
        />
      )}
    </section>
  );
}

interface ToastProps {
  readonly item: ToastItem;
  readonly onHold: (isHeld: boolean) => void;
  readonly onClose: () => void;
}

function Toast({ item, onHold, onClose }: ToastProps): ReactElement {
  const t = useT();
  const { action } = item;
  return (
    <div
      className="toast"
      role={item.kind === 'error' ? 'alert' : 'status'}
      {...useHolding(onHold)}
    >
      <Icon name={ICONS[item.kind]} />
      <div className="toast-words">
        <p>{item.text}</p>
        {item.note && <p className="toast-note">{item.note}</p>}
        {item.reference && (
          <details className="toast-note">
            <summary>{t('app.toast.details')}</summary>
            <Reference of={item} />
          </details>
        )}
      </div>
      {action && (
        <button
          type="button"
          className="btn quiet toast-action"
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="btn quiet icon"
        aria-label={t('app.toast.close')}
        onClick={onClose}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}

/** While focus or a pointer is in it, nobody takes it away. */
function useHolding(onHold: (isHeld: boolean) => void) {
  const [focused, setFocused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const isHeld = focused || pointed;
  const tell = useRef(onHold);
  useEffect(() => {
    tell.current = onHold;
  });
  useEffect(() => {
    if (!isHeld) return;
    tell.current(true);
    return () => tell.current(false);
  }, [isHeld]);
  return {
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
  };
}
