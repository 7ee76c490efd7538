// Small questions about places in the answers that the store asks.

import {
  type Answers,
  ancestorsOf,
  type FormNode,
  type FormTree,
  getAt,
  isList,
  type Json,
  type Pointer,
  sameValue,
  setAt,
} from '../../core/index.ts';

/** May anything lie below this value? */
export const isContainer = (value: Json | undefined): boolean =>
  typeof value === 'object' && value !== null;

/** The rows of a list; none where there is no list. */
export const rowsOf = (answers: Answers, list: Pointer): readonly Json[] => {
  const rows = getAt(answers, list);
  return isList(rows) ? rows : [];
};

/** What the form says of a place; looked up once per place. */
export function nodesOf(tree: FormTree): (pointer: Pointer) => FormNode | undefined {
  const known = new Map<Pointer, FormNode | undefined>();
  return (pointer) => {
    if (!known.has(pointer)) known.set(pointer, tree.at(pointer));
    return known.get(pointer);
  };
}

/** The answers with what rules set (null takes away), and the places where that made a difference. */
export function withValues(
  answers: Answers,
  values: Readonly<Record<Pointer, Json>>,
): { readonly answers: Answers; readonly written: readonly Pointer[] } {
  let next = answers;
  const written: Pointer[] = [];
  for (const [place, given] of Object.entries(values)) {
    const value = given ?? undefined;
    if (!hasRows(next, place) || sameValue(getAt(next, place), value)) continue;
    next = setAt(next, place, value);
    written.push(place);
  }
  return { answers: next, written };
}

/** Are all rows this place names still there? An effect must not bring back a removed row. */
function hasRows(answers: Answers, place: Pointer): boolean {
  const holders = ancestorsOf(place).filter((above) => isList(getAt(answers, parentOf(above))));
  return holders.every((row) => getAt(answers, row) !== undefined);
}

const parentOf = (pointer: Pointer): Pointer => pointer.slice(0, pointer.lastIndexOf('/'));
