// Asks before something is done that the person may not have meant.

import type { ReactElement, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  /** One strong line above the text. */
  readonly question?: string | undefined;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  /** Fills the confirming button red. */
  readonly destructive?: boolean;
  /** Whoever is asked has just said what they mean: Enter confirms. Without it, Cancel has the focus. */
  readonly meant?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Cancel stands first and Escape means Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  return (
    <Dialog
      title={props.title}
      onClose={props.onCancel}
      actions={
        <>
          <Button onClick={props.onCancel}>{props.cancel}</Button>
          <Button
            look={props.destructive ? 'danger' : 'primary'}
            busy={props.busy === true}
            data-meant={props.meant || undefined}
            onClick={props.onConfirm}
          >
            {props.confirm}
          </Button>
        </>
      }
    >
      {props.question && <p className="f-strong">{props.question}</p>}
      <div>{props.children}</div>
    </Dialog>
  );
}
