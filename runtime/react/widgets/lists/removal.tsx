// How a row leaves a list: asked about by its name, told, and put back by Undo; below it what a rule has set aside.

import { type ReactElement, useState } from 'react';
import { useStore } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { focusFirstIn } from '../../parts/focus.ts';
import type { RowId } from '../../store/rows.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { rowName } from './item-title.ts';
import type { ListRows } from './list-rows.ts';
import { SetAside } from './SetAside.tsx';
import { type Undoable, UndoNote } from './UndoNote.tsx';

export interface Removal {
  /** Asks about the row of that id. */
  readonly ask: (id: RowId) => void;
  /** Something else is done: what was done before is offered back no more. */
  readonly forget: () => void;
  /** Note, question and what is set aside, to be drawn below the list. */
  readonly below: ReactElement;
}

/** Focus goes to the row that stands there now, to the one before where it was the last, or to the button that adds. */
export function useRemoval(props: PlaceProps, { shown, aside, remove }: ListRows): Removal {
  const { pointer, info } = props;
  const store = useStore();
  const [asked, setAsked] = useState<RowId | null>(null);
  const [done, setDone] = useState<Undoable>();
  const forget = (): void => setDone(undefined);
  const row = shown.find(({ id }) => id === asked);
  const focusRow = (id: RowId | undefined): void =>
    focusFirstIn([
      ...(id === undefined ? [] : [`[data-row="${id}"] .f-row-name`, `[data-row="${id}"]`]),
      `[data-add="${pointer}"]`,
    ]);
  const takeOut = (): void => {
    setAsked(null);
    if (!row) return;
    const label = rowName(store, props, row.index);
    const message = store.texts.t('runtime.list.removed', { label });
    const at = shown.indexOf(row);
    const next = shown[at + 1] ?? shown[at - 1];
    setDone({ message, undo: remove(row.index) });
    focusRow(next?.id);
  };
  const below = (
    <>
      <UndoNote
        done={done}
        onUndone={(id) => {
          forget();
          focusRow(id);
        }}
      />
      <SetAside {...props} rows={aside} />
      {row && (
        <DeleteDialog
          info={info}
          names={[rowName(store, props, row.index)]}
          onConfirm={takeOut}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
  return { ask: setAsked, forget, below };
}
