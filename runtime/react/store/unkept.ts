// Answers that no draft keeps: whoever comes back is told at the field that it is asked for again.

import {
  type Answers,
  type Fault,
  type FormNode,
  getAt,
  isBlank,
  type Pointer,
} from '../../core/index.ts';
import type { PlaceNow } from './rows.ts';

/** Marks the warning of an answer that was given once and not kept. */
export const UNKEPT = 'unkept';

/** What there is to know of a form on screen. */
interface Shown {
  readonly answers: Answers;
  readonly info: (pointer: Pointer) => FormNode | undefined;
}

/** What of the look of a place says whether it wants an answer. */
interface Asking {
  readonly hidden: boolean;
  readonly required: boolean;
}

const isAsked = ({ hidden, required }: Asking): boolean => required && !hidden;

/** Which of the places that were not kept still want their answer. */
export class Unkept {
  #places: Set<Pointer>;
  readonly #state: Shown;

  constructor(places: readonly Pointer[], state: Shown) {
    this.#places = new Set(places);
    this.#state = state;
  }

  /** The form has been opened: what is not asked for by these answers never was, and cannot have been lost. */
  keepAsked(lookAt: (place: Pointer) => Asking): void {
    for (const place of this.#places) if (!isAsked(lookAt(place))) this.#places.delete(place);
  }

  /** `look` is how the place looks otherwise. */
  at(path: Pointer, look: Asking): Fault | undefined {
    if (!this.#places.has(path) || !isAsked(look)) return undefined;
    const { answers, info } = this.#state;
    if (!isBlank(getAt(answers, path))) return undefined;
    const section = info(path)?.section ?? '';
    return { path, code: UNKEPT, params: {}, message: 'runtime.unkept.answer', section };
  }

  /** Rows have other places. */
  rowsMoved(placeNow: PlaceNow): void {
    this.#places = new Set([...this.#places].flatMap((place) => placeNow(place) ?? []));
  }

  places(): readonly Pointer[] {
    return [...this.#places];
  }

  /** Answered: what becomes of it later is no matter of drafts. True where it was asked for until now. */
  answered(place: Pointer): boolean {
    return this.#places.delete(place);
  }
}
