// What the rules of one moment say, before the schema is asked: the part of a judgement that a session keeps current.

import type { Answers, Json, Pointer } from '../model/types.ts';
import type { RuleVerdict } from './field-states.ts';

export interface RuleOutcome extends RuleVerdict {
  /** The answers with everything that rules set. */
  readonly answers: Answers;
  /** What `set`, `tag` and `untag` changed, by concrete pointer; `null` where they took a value away. */
  readonly values: Readonly<Record<Pointer, Json>>;
  /** Dialogs of `opens` that were not asked for in the outcome before; none in the first. */
  readonly opened: readonly string[];
}
