// Draws the message on show: success and news politely, failures at once.

import { type ReactElement, useRef, useSyncExternalStore } from 'react';
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
      {item && <Toast key={item.id} item={item} onClose={() => toasts.close(item.id)} />}
    </section>
  );
}

function Toast({
  item,
  onClose,
}: {
  readonly item: ToastItem;
  readonly onClose: () => void;
}): ReactElement {
  const t = useT();
  return (
    <div className="toast" role={item.kind === 'error' ? 'alert' : 'status'}>
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
