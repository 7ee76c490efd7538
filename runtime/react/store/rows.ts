// Stable ids for the rows of lists, so that a removed row takes its own controls off the screen and no other's.

import { isWithin, type Pointer } from '../../core/index.ts';

/** Tells a row of a list from the others for as long as it is there. A number: there are thousands. */
export type RowId = number;

/** The places at which the rows of a list stood, in the order in which they stand now; -1 for one that is new. */
export type Order = readonly number[];

/** Where a place lies after rows have changed theirs; undefined if it was in one that is gone. */
export type PlaceNow = (place: Pointer) => Pointer | undefined;

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

  /** Rows keep their ids in their new places, and so do those of lists inside them; what is new gets one. */
  arrange(list: Pointer, order: Order, placeNow: PlaceNow): readonly RowId[] {
    const before = this.of(list, this.#ids.get(list)?.length ?? 0);
    for (const [at, ids] of [...this.#ids]) {
      if (at === list || !isWithin(at, list)) continue;
      const now = placeNow(at);
      // What stands there now has been put there, or comes yet.
      if (this.#ids.get(at) === ids) this.#ids.delete(at);
      if (now !== undefined) this.#ids.set(now, ids);
    }
    return this.#keep(
      list,
      order.map((index) => before[index] ?? this.#make()),
    );
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

/** Where places in a list lie once its rows stand in this order. */
export function placesBy(list: Pointer, order: Order): PlaceNow {
  const now = new Map(order.map((before, index) => [String(before), index]));
  return (place) => {
    if (!place.startsWith(`${list}/`)) return place;
    const [row = '', ...rest] = place.slice(list.length + 1).split('/');
    if (!/^\d+$/.test(row)) return place;
    const index = now.get(row);
    return index === undefined ? undefined : [list, index, ...rest].join('/');
  };
}
