// When a rule is looked at, and what must hold for it to act.

import type { Json, JsonObject } from './json.ts';

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
export type Comparison = Term & {
  readonly operator: string;
  readonly value: Json | Term;
};

/** What is compared: a fact as it is, or what is computed of some. */
export type Term = FactTerm | ComputedTerm;

/** A fact; of a day, one so much later. */
export interface FactTerm {
  readonly fact: string;
  readonly plus?: DayShift;
}

export interface ComputedTerm {
  readonly compute: Computation;
}

/**
 * A named function over one value, or several: a text names a fact, a number is itself, an object is computed first.
 * What stands beside `fn` and `of` depends on the function.
 */
export interface Computation extends JsonObject {
  readonly fn: string;
  readonly of: Operand | readonly Operand[];
}

export type Operand = string | number | Computation;

/** How far a day is moved: `{"days": 30}`, `{"years": -18}`. */
export interface DayShift {
  readonly days?: number;
  readonly weeks?: number;
  readonly months?: number;
  readonly years?: number;
}
