// What was just done to a list, in words, with the button that takes it back.

import type { ReactElement } from 'react';
import { useTexts } from '../../context/context.tsx';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { RowId } from '../../store/rows.ts';

export interface Undoable {
  /** "12 rows removed" */
  readonly message: string;
  /** Tells the id of the row that is there again, where it is one. */
  readonly undo: () => unknown;
}

interface Props {
  readonly done: Undoable | undefined;
  readonly onUndone: (row: RowId | undefined) => void;
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
              const row = done.undo();
              onUndone(typeof row === 'number' ? row : undefined);
            }}
          >
            {t('runtime.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
