// When a rule is looked at, and what must hold for it to act.

import type { Json } from './json.ts';

/**
 * When a rule is looked at. Later moments hold the earlier ones: edit ⊂ leave (a field was left) ⊂ leave:<section> ⊂
 * submit. `start` runs once, for a new form.
 */
export type Moment = 'start' | 'edit' | 'leave' | 'submit' | `leave:${string}`;

export type Conditions =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };
export type Condition = Conditions | Comparison;
export interface Comparison extends Term {
  readonly operator: string;
  readonly value: Json | Term;
}

/** A fact; of a day, one so much later. */
export interface Term {
  readonly fact: string;
  readonly plus?: DayShift;
}

/** How far a day is moved: `{"days": 30}`, `{"years": -18}`. */
export interface DayShift {
  readonly days?: number;
  readonly weeks?: number;
  readonly months?: number;
  readonly years?: number;
}
