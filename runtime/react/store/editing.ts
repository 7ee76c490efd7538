// What changes the answers of a form on screen: a field answered, filled in or left, rows that come and go.

import { getAt, type Json, type Pointer, setAt, type Texts } from '../../core/index.ts';
import { fieldWord } from '../nodes/words.ts';
import type { FormState } from './form-state.ts';
import type { FormStore } from './form-store.ts';
import { isContainer, rowsOf } from './places.ts';
import { goneRows, RowIds } from './rows.ts';

type Editing = Pick<FormStore, 'set' | 'fill' | 'leave' | 'rowIds' | 'insertRow' | 'removeRows'>;

/** The ways in which a person, or a look-up on their behalf, changes answers. */
export function editing(state: FormState, texts: Texts): Editing {
  const put = (pointer: Pointer, value: Json | undefined, note?: string): void => {
    const before = getAt(state.answers, pointer);
    if (Object.is(before, value)) return;
    state.answers = setAt(state.answers, pointer, value);
    if (note === undefined) state.notes.delete(pointer);
    else state.notes.set(pointer, note);
    state.cells.refreshAround(pointer, isContainer(before) || isContainer(value));
    state.changed([pointer], note === undefined);
  };
  return {
    set: (pointer, value) => put(pointer, value),
    fill: (pointer, value) =>
      put(pointer, value, fieldWord(texts, state.info(pointer), 'found') ?? 'runtime.found'),
    leave(pointer) {
      state.left();
      const section = state.info(pointer)?.section;
      if (section === undefined || !state.faults.attempted(section)) return;
      state.flush();
      const control = state.anchor(pointer);
      const before = state.faults.shownAt(control);
      state.faults.show(pointer);
      if (state.faults.shownAt(control) === before) return;
      state.cells.refresh(pointer);
      state.bump();
    },
    ...rowEditing(state),
  };
}

function rowEditing(state: FormState): Pick<Editing, 'rowIds' | 'insertRow' | 'removeRows'> {
  const ids = new RowIds();
  const replace = (list: Pointer, rows: readonly Json[]): void => {
    state.answers = setAt(state.answers, list, rows);
    state.cells.refreshAround(list, true);
    state.changed([list]);
  };
  return {
    rowIds: (list) => ids.of(list, rowsOf(state.answers, list).length),
    insertRow(list, row, index) {
      const rows = rowsOf(state.answers, list);
      const at = index ?? rows.length;
      const id = ids.insert(list, at, rows.length);
      replace(list, rows.toSpliced(at, 0, row));
      return id;
    },
    removeRows(list, indexes) {
      const rows = rowsOf(state.answers, list);
      const gone = goneRows(indexes);
      ids.remove(list, gone, rows.length);
      state.faults.rowsRemoved(list, gone);
      replace(
        list,
        rows.filter((_row, index) => !gone.includes(index)),
      );
    },
  };
}
