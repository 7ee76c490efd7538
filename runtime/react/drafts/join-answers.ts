// What becomes of the answers on screen when the same draft was changed elsewhere: what can be put together is.

import {
  type Answers,
  changesTo,
  draftOf,
  isUnspoken,
  mergeAnswers,
  type Pointer,
} from '../../core/index.ts';
import type { FormStore } from '../store/form-store.ts';

/**
 * Puts on screen what was changed elsewhere only. False, and nothing is touched, where a place that a person sees was
 * changed on both sides; others stay as they are here, or follow from what is seen. `base` is what both sides last had in common.
 */
export function joinAnswers(store: FormStore, base: Answers, theirs: Answers): boolean {
  const { value, both } = mergeAnswers(base, answersOf(store), theirs);
  if (!both.every((place) => isUnspoken(store.bundle.fields, place))) return false;
  show(store, value);
  return true;
}

/**
 * The places a person must be asked about; what was changed elsewhere only is on screen afterwards. Without a common
 * base every difference is asked about.
 */
export function disputed(
  store: FormStore,
  base: Answers | null,
  theirs: Answers,
): readonly Pointer[] {
  if (!base) return changesTo(answersOf(store), theirs).map(({ pointer }) => pointer);
  const { value, both } = mergeAnswers(base, answersOf(store), theirs);
  show(store, value);
  return both;
}

const answersOf = (store: FormStore): Answers => draftOf(store.bundle, store.answers());

function show(store: FormStore, answers: Answers): void {
  for (const { pointer, value } of changesTo(answersOf(store), answers)) store.set(pointer, value);
}
