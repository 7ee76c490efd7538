// Stable ids for the rows of lists, so that a removed row takes its own controls off the screen and no other's.

import { isWithin, type Pointer } from '../../core/index.ts';

/** Ids by list pointer; changed together with the data. */
export class RowIds {
  readonly #ids = new Map<Pointer, readonly string[]>();
  #next = 0;

  /** One id per row. The list of ids keeps its identity while the length does. */
  of(list: Pointer, length: number): readonly string[] {
    const known = this.#ids.get(list) ?? [];
    if (known.length === length) return this.#keep(list, known);
    const kept = known.slice(0, length);
    while (kept.length < length) kept.push(this.#make());
    return this.#keep(list, kept);
  }

  insert(list: Pointer, index: number, length: number): string {
    const id = this.#make();
    this.#keep(list, this.of(list, length).toSpliced(index, 0, id));
    return id;
  }

  /** Forgets the row's id, and the ids of lists inside rows that move. */
  remove(list: Pointer, index: number, length: number): void {
    this.#keep(list, this.of(list, length).toSpliced(index, 1));
    for (const inner of [...this.#ids.keys()]) {
      if (inner !== list && isWithin(inner, list)) this.#ids.delete(inner);
    }
  }

  #keep(list: Pointer, ids: readonly string[]): readonly string[] {
    this.#ids.set(list, ids);
    return ids;
  }

  #make(): string {
    this.#next += 1;
    return `r${this.#next}`;
  }
}

/** Where a place in a list lies after a row was taken out at `index`; undefined if it was in that row. */
export function shifted(place: Pointer, list: Pointer, index: number): Pointer | undefined {
  if (!place.startsWith(`${list}/`)) return place;
  const rest = place.slice(list.length + 1);
  const [token = '', ...tail] = rest.split('/');
  const row = Number(token);
  if (!Number.isInteger(row) || row < index) return place;
  if (row === index) return undefined;
  return [list, String(row - 1), ...tail].join('/');
}
