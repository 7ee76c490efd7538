// The cells: one per place on screen, each with its snapshot and the components that listen to it.

import { ancestorsOf, isWithin, type Pointer } from '../../core/index.ts';
import { type FieldView, sameView } from './view.ts';

interface Cell {
  view: FieldView;
  /** Nearly always one or two, so a list is quicker and smaller than a set. */
  listeners: readonly (() => void)[];
}

const NOBODY: Cell['listeners'] = [];

/** Snapshots by pointer. `compute` says what a place looks like now. */
export class Cells {
  readonly #cells = new Map<Pointer, Cell>();
  readonly #compute: (pointer: Pointer) => FieldView;

  constructor(compute: (pointer: Pointer) => FieldView) {
    this.#compute = compute;
  }

  view(pointer: Pointer): FieldView {
    return this.#cell(pointer).view;
  }

  subscribe(pointer: Pointer, listener: () => void): () => void {
    const cell = this.#cell(pointer);
    cell.listeners = [...cell.listeners, listener];
    return () => {
      cell.listeners = cell.listeners.filter((one) => one !== listener);
      if (cell.listeners.length === 0 && this.#cells.get(pointer) === cell) {
        this.#cells.delete(pointer);
      }
    };
  }

  /** Looks at one place again and tells its listeners if it changed. */
  refresh(pointer: Pointer): void {
    const cell = this.#cells.get(pointer);
    if (!cell) return;
    const next = this.#compute(pointer);
    if (sameView(cell.view, next)) return;
    cell.view = next;
    for (const listener of cell.listeners) listener();
  }

  /** Looks again at a place, at what lies above it and, where it holds more than one value, below it. */
  refreshAround(pointer: Pointer, below: boolean): void {
    this.refresh(pointer);
    for (const above of ancestorsOf(pointer)) this.refresh(above);
    if (pointer !== '') this.refresh('');
    if (below) this.refreshWithin([pointer]);
  }

  /** Looks again at all places at or below any of these. */
  refreshWithin(pointers: readonly Pointer[]): void {
    if (pointers.length === 0) return;
    for (const known of [...this.#cells.keys()]) {
      if (pointers.some((pointer) => pointer === '' || isWithin(known, pointer))) {
        this.refresh(known);
      }
    }
  }

  #cell(pointer: Pointer): Cell {
    const known = this.#cells.get(pointer);
    if (known) return known;
    const cell: Cell = { view: this.#compute(pointer), listeners: NOBODY };
    this.#cells.set(pointer, cell);
    return cell;
  }
}
