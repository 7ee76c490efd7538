// Which faults may be shown: none before the first attempt on a section; then all of it, and later what the person has left.

import type { Pointer } from '../../core/index.ts';
import type { PlaceNow } from './rows.ts';

/** Attempted sections, and the places whose faults are on show. */
export class Reveal {
  readonly #attempted = new Set<string>();
  #shown = new Set<Pointer>();
  /** On show since the faults were last looked at, with a fault there or not. */
  #fresh = new Set<Pointer>();

  /** May any fault be shown at all yet? */
  begun(): boolean {
    return this.#attempted.size > 0 || this.#shown.size > 0;
  }

  attempted(section: string): boolean {
    return this.#attempted.has(section);
  }

  /** Next or submit was pressed: every fault of these sections is shown. */
  attempt(sections: Iterable<string>, places: Iterable<Pointer>): void {
    for (const section of sections) this.#attempted.add(section);
    for (const place of places) this.#shown.add(place);
  }

  show(place: Pointer): void {
    this.#shown.add(place);
    this.#fresh.add(place);
  }

  /**
   * After a look at the faults, with the places where something else is said now. A mended field starts over: it
   * complains again when it is left, not while it is typed.
   */
  keepOnly(changed: readonly Pointer[], isFaulty: (place: Pointer) => boolean): void {
    for (const place of [...changed, ...this.#fresh])
      if (!isFaulty(place)) this.#shown.delete(place);
    this.#fresh = new Set();
  }

  shows(place: Pointer): boolean {
    return this.#shown.has(place);
  }

  /** Rows have other places: what is on show goes with them. */
  rowsMoved(placeNow: PlaceNow): void {
    const next = new Set<Pointer>();
    for (const place of this.#shown) {
      const moved = placeNow(place);
      if (moved !== undefined) next.add(moved);
      if (moved !== undefined && moved !== place) this.#fresh.add(moved);
    }
    this.#shown = next;
  }

  /** All places whose faults are on show. */
  places(): readonly Pointer[] {
    return [...this.#shown];
  }

  clear(): void {
    this.#attempted.clear();
    this.#shown.clear();
    this.#fresh.clear();
  }
}
