// A modal dialog on the browser's own `<dialog>`: it traps focus, closes on Escape and gives focus back.

import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** What the icon is called that closes it; without it there is none. */
  readonly close?: string;
  /** It opened by itself, perhaps while somebody types: its heading takes focus, so that no key meant for a field presses a button. */
  readonly unasked?: boolean;
  readonly children: ReactNode;
  /** Buttons, Cancel first, the decisive one last. */
  readonly actions?: ReactNode;
}

/** Whoever asked for it goes on typing: the browser itself would take the heading for the first thing there is. */
const FIRST_BOX =
  '.f-dialog-body :is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])):enabled';

/** What whoever asked for it has meant already. */
const MEANT = '[data-meant]';

/** Shown for as long as it is mounted. */
export function Dialog(props: DialogProps): ReactElement {
  const { title, onClose, wide, close, unasked, children, actions } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    if (unasked) heading.current?.focus();
    else
      (
        dialog?.querySelector<HTMLElement>(FIRST_BOX) ?? dialog?.querySelector<HTMLElement>(MEANT)
      )?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [unasked]);
  return (
    <dialog
      ref={ref}
      className={wide ? 'f-root f-dialog f-wide' : 'f-root f-dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React hands it on from a dialog that stands within this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // The key that opened it, still held, answers nothing.
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
      }}
    >
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {close && (
        <button type="button" className="f-dialog-x" aria-label={close} onClick={onClose}>
          <Icon name="cross" />
        </button>
      )}
      <div className="f-dialog-body">{children}</div>
      {actions && <div className="f-acts">{actions}</div>}
    </dialog>
  );
}
