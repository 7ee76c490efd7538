// What was just done to a list, in words, with the button that takes it back.

import type { ReactElement } from 'react';
import { useTexts } from '../../context/context.tsx';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';

export interface Undoable {
  /** "12 rows removed" */
  readonly message: string;
  readonly undo: () => void;
}

interface Props {
  readonly done: Undoable | undefined;
  readonly onUndone: () => void;
}

/** Stays until something else is done. Screen readers hear of it at once. */
export function UndoNote({ done, onUndone }: Props): ReactElement {
  const { t } = useTexts();
  return (
    <div className="f-undo" role="status">
      {done && (
        <>
          <Icon name="check" />
          <span>{done.message}</span>
          <Button
            look="quiet"
            aria-label={t('runtime.undoIt', { done: done.message })}
            onClick={() => {
              done.undo();
              onUndone();
            }}
          >
            {t('runtime.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
