// Answers that no draft keeps: whoever comes back is told at the field that it is asked for again.

import {
  type Answers,
  type Fault,
  type FormNode,
  getAt,
  isBlank,
  type Pointer,
} from '../../core/index.ts';

/** Marks the warning of an answer that was given once and not kept. */
export const UNKEPT = 'unkept';

/** What there is to know of a form on screen. */
interface Shown {
  readonly answers: Answers;
  readonly info: (pointer: Pointer) => FormNode | undefined;
}

/** Which of the places that were not kept still want their answer. */
export class Unkept {
  readonly #places: Set<Pointer>;
  readonly #state: Shown;

  constructor(places: readonly Pointer[], state: Shown) {
    this.#places = new Set(places);
    this.#state = state;
  }

  /** `look` is how the place looks otherwise. */
  at(
    path: Pointer,
    look: { readonly hidden: boolean; readonly required: boolean },
  ): Fault | undefined {
    if (!this.#places.has(path) || look.hidden || !look.required) return undefined;
    const { answers, info } = this.#state;
    if (!isBlank(getAt(answers, path))) return undefined;
    const section = info(path)?.section ?? '';
    return { path, code: UNKEPT, params: {}, message: 'runtime.unkept.answer', section };
  }

  places(): readonly Pointer[] {
    return [...this.#places];
  }

  /** Answered: what becomes of it later is no matter of drafts. True where it was asked for until now. */
  answered(place: Pointer): boolean {
    return this.#places.delete(place);
  }
}
