// Puts what a source tells in the rows of a list: all of it at first, and later what is new, gone or otherwise.

import {
  type ComparedRows,
  childPointer,
  comparedRows,
  getAt,
  hasOwnAnswers,
  isList,
  type Json,
  type JsonObject,
  newItem,
  type Pointer,
  type RowSource,
  withMembers,
} from '../../../core/index.ts';
import type { PlaceProps } from '../../context/widget.ts';
import type { FormStore } from '../../store/form-store.ts';
import type { RowId } from '../../store/rows.ts';

/** What is drawn above a list that has a source. */
export interface SourcedRowsProps extends PlaceProps {
  readonly source: RowSource;
  /** Rows were filled in just now. */
  readonly onFilled: (rows: readonly RowId[]) => void;
}

/** A list on screen, and where its rows come from. */
export interface SourcedList {
  readonly store: FormStore;
  readonly pointer: Pointer;
  readonly source: RowSource;
}

/** The rows there are; undefined where nobody has answered the list, nor emptied it. */
export function rowsNow({ store, pointer }: SourcedList): readonly Json[] | undefined {
  const rows = getAt(store.answers(), pointer);
  if (rows === undefined) return undefined;
  return isList(rows) ? rows : [];
}

/** What is new, gone or otherwise: of new rows only those there is room for. */
export function comparedNow(
  list: SourcedList,
  rows: readonly Json[],
  told: readonly JsonObject[],
): ComparedRows {
  const compared = comparedRows(list.source, rows, told);
  const room = roomOf(list) - rows.length + compared.gone.length;
  return { ...compared, missing: compared.missing.slice(0, Math.max(0, room)) };
}

/** How many rows the list holds. */
export function roomOf({ store, pointer }: SourcedList): number {
  const most = store.info(pointer)?.schema.maxItems;
  return typeof most === 'number' ? most : Number.POSITIVE_INFINITY;
}

/** Fills an empty list. Gives back the ids of its rows. */
export function fillRows(list: SourcedList, told: readonly JsonObject[]): readonly RowId[] {
  const { store, pointer } = list;
  if (told.length === 0) return [];
  const rows = told.slice(0, roomOf(list)).map((row) => begun(list, row));
  store.set(pointer, rows as Json);
  return store.rowIds(pointer);
}

/** A new row begins as the schema says, with what is told of it. */
const begun = ({ store, pointer }: SourcedList, row: JsonObject): JsonObject =>
  withMembers(newItem(store.bundle, pointer), row);

/** Takes these changes over; what a person answered in rows that stay is kept. Gives back the ids of new rows. */
export function takeOver(
  list: SourcedList,
  { otherwise, gone, missing }: Pick<ComparedRows, 'otherwise' | 'gone' | 'missing'>,
): readonly RowId[] {
  const { store, pointer } = list;
  for (const [index, members] of otherwise) {
    const at = childPointer(pointer, index);
    store.set(at, withMembers(getAt(store.answers(), at), members));
  }
  if (gone.length > 0) store.removeRows(pointer, gone);
  return missing.map((row) => store.insertRow(pointer, begun(list, row)));
}

/** What is taken over without a word: nothing that a person answered, and nothing they may have taken out themselves. */
export function quietPart(
  { source, store, pointer }: SourcedList,
  rows: readonly Json[],
  { otherwise, gone, missing }: ComparedRows,
): Pick<ComparedRows, 'otherwise' | 'gone' | 'missing'> {
  const begins = newItem(store.bundle, pointer);
  return {
    otherwise,
    gone: gone.filter((index) => !hasOwnAnswers(source, rows[index] ?? null, begins)),
    missing: source.remove ? [] : missing,
  };
}
