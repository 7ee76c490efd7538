// Stable ids for the rows of lists, so that a removed row takes its own controls off the screen and no other's.

import { isWithin, type Pointer } from '../../core/index.ts';

/** Tells a row of a list from the others for as long as it is there. A number: there are thousands. */
export type RowId = number;

/** Ids by list pointer; changed together with the data. */
export class RowIds {
  readonly #ids = new Map<Pointer, readonly RowId[]>();
  #next = 0;

  /** One id per row. The list of ids keeps its identity while the length does. */
  of(list: Pointer, length: number): readonly RowId[] {
    const known = this.#ids.get(list) ?? [];
    if (known.length === length) return this.#keep(list, known);
    const rowIds = known.slice(0, length);
    while (rowIds.length < length) rowIds.push(this.#make());
    return this.#keep(list, rowIds);
  }

  insert(list: Pointer, index: number, length: number): RowId {
    const id = this.#make();
    this.#keep(list, this.of(list, length).toSpliced(index, 0, id));
    return id;
  }

  /** Forgets the ids of rows that go, and those of lists inside rows that move. */
  remove(list: Pointer, gone: GoneRows, length: number): void {
    this.#keep(
      list,
      this.of(list, length).filter((_id, index) => !gone.includes(index)),
    );
    for (const inner of [...this.#ids.keys()]) {
      if (inner !== list && isWithin(inner, list)) this.#ids.delete(inner);
    }
  }

  #keep(list: Pointer, ids: readonly RowId[]): readonly RowId[] {
    this.#ids.set(list, ids);
    return ids;
  }

  #make(): RowId {
    this.#next += 1;
    return this.#next;
  }
}

/** Places of rows that are taken out together. */
export interface GoneRows {
  readonly includes: (index: number) => boolean;
  /** How many of them stood before this place. */
  readonly before: (index: number) => number;
}

/** These places of a list, each once. */
export function goneRows(indexes: readonly number[]): GoneRows {
  const gone = new Set(indexes);
  const inOrder = [...gone].sort((a, b) => a - b);
  return {
    includes: (index) => gone.has(index),
    before: (index) => {
      const at = inOrder.findIndex((one) => one >= index);
      return at < 0 ? inOrder.length : at;
    },
  };
}

/** Where a place in a list lies after rows were taken out; undefined if it was in one of them. */
export function shifted(place: Pointer, list: Pointer, gone: GoneRows): Pointer | undefined {
  if (!place.startsWith(`${list}/`)) return place;
  const rest = place.slice(list.length + 1);
  const [token = '', ...tail] = rest.split('/');
  const row = Number(token);
  if (!Number.isInteger(row)) return place;
  if (gone.includes(row)) return undefined;
  const before = gone.before(row);
  return before === 0 ? place : [list, String(row - before), ...tail].join('/');
}
