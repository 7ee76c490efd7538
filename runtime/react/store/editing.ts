// What changes the answers of a form on screen: a field answered, filled in or left, rows that come and go.

import {
  emptyAt,
  type FormBundle,
  getAt,
  type Json,
  type Pointer,
  setAt,
  type Texts,
} from '../../core/index.ts';
import { fieldWord } from '../nodes/words.ts';
import type { FormState } from './form-state.ts';
import type { FormStore } from './form-store.ts';
import { isContainer, rowsOf } from './places.ts';
import { type Order, placesBy, type RowId, RowIds } from './rows.ts';

type Editing = Pick<FormStore, 'set' | 'drop' | 'fill' | 'leave' | RowEditing>;

type RowEditing = 'rowIds' | 'insertRow' | 'removeRows' | 'moveRow';

/** The ways in which a person, or a look-up on their behalf, changes answers. */
export function editing(state: FormState, bundle: FormBundle, texts: Texts): Editing {
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
    set: (pointer, value) => put(pointer, value === undefined ? emptyAt(bundle, pointer) : value),
    drop: (pointer) => put(pointer, undefined),
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

function rowEditing(state: FormState): Pick<FormStore, RowEditing> {
  const ids = new RowIds();
  const idsOf = (list: Pointer) => ids.of(list, rowsOf(state.answers, list).length);
  /** Puts the rows of a list in another order, without some and with what is new; all that is said of them goes with them. */
  const arrange = (list: Pointer, arranged: (order: Order) => Order, added: Json = null) => {
    const rows = rowsOf(state.answers, list);
    idsOf(list);
    const order = arranged([...rows.keys()]);
    const placeNow = placesBy(list, order);
    const now = ids.arrange(list, order, placeNow);
    state.rowsMoved(placeNow);
    const next = order.map((index) => (index < 0 ? added : (rows[index] ?? null)));
    state.answers = setAt(state.answers, list, next);
    state.cells.refreshAround(list, true);
    state.changed([list]);
    return now;
  };
  return {
    rowIds: idsOf,
    insertRow(list, row, index) {
      let at = 0;
      const put = (order: Order): Order => {
        at = index ?? order.length;
        return order.toSpliced(at, 0, -1);
      };
      return arrange(list, put, row)[at] as RowId;
    },
    removeRows(list, indexes) {
      const gone = new Set(indexes);
      arrange(list, (order) => order.filter((index) => !gone.has(index)));
    },
    moveRow(list, from, to) {
      arrange(list, (order) => order.toSpliced(from, 1).toSpliced(to, 0, from));
      // What was wrong with a row must not stand at another until the next look.
      state.flush();
    },
  };
}
