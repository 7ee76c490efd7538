// Small questions about places in the answers that the store asks.

import {
  type Answers,
  ancestorsOf,
  getAt,
  isList,
  type Json,
  type Pointer,
} from '../../core/index.ts';

/** May anything lie below this value? */
export const isContainer = (value: Json | undefined): boolean =>
  typeof value === 'object' && value !== null;

/** The rows of a list; none where there is no list. */
export const rowsOf = (answers: Answers, list: Pointer): readonly Json[] => {
  const rows = getAt(answers, list);
  return isList(rows) ? rows : [];
};

/** Are all rows this place names still there? An effect must not bring back a removed row. */
export function hasRows(answers: Answers, place: Pointer): boolean {
  const holders = ancestorsOf(place).filter((above) => isList(getAt(answers, parentOf(above))));
  return holders.every((row) => getAt(answers, row) !== undefined);
}

const parentOf = (pointer: Pointer): Pointer => pointer.slice(0, pointer.lastIndexOf('/'));
