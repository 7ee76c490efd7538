// What look-ups have written into a form: one memory for all fields that ask, so that none takes it for typed by a person.

import type { Json, Pointer } from '../../../core/index.ts';
import type { FormStore } from '../../store/form-store.ts';

/** What was asked last for a place, and what the answer put there. */
export interface Filled {
  readonly question: string;
  readonly value: Json | undefined;
}

const memories = new WeakMap<FormStore, Map<Pointer, Filled>>();

/** By place; it lives as long as the form on screen. */
export function filledIn(store: FormStore): Map<Pointer, Filled> {
  const known = memories.get(store);
  if (known) return known;
  const made = new Map<Pointer, Filled>();
  memories.set(store, made);
  return made;
}
