// What rules say of fields, and how a field stands when what it lies in is counted.

import type { FieldState, JsonObject, Pointer } from '../model/types.ts';
import { ancestorsOf } from '../values/paths.ts';

/** A message a rule puts at a place, before it is known whether the place is shown. */
export interface RuleMessage {
  readonly path: Pointer;
  readonly message: string;
  readonly params: JsonObject;
  readonly rule: string;
}

/** What the fired rules say, apart from the values they set. */
export interface RuleVerdict {
  readonly fields: Readonly<Record<Pointer, FieldState>>;
  readonly faults: readonly RuleMessage[];
  readonly warnings: readonly RuleMessage[];
  readonly opens: readonly string[];
  readonly because: Readonly<Record<Pointer, readonly string[]>>;
  /** Names of the rules whose conditions hold. */
  readonly fired: readonly string[];
}

type FieldStates = Readonly<Record<Pointer, FieldState>>;

/** Is the place hidden, by itself or because something it lies in is? */
export const isHidden = (fields: FieldStates, pointer: Pointer): boolean =>
  fields[pointer]?.hidden === true || ancestorsOf(pointer).some((above) => fields[above]?.hidden);

/** Is the place disabled, by itself or because something it lies in is? */
export const isDisabled = (fields: FieldStates, pointer: Pointer): boolean =>
  fields[pointer]?.disabled === true ||
  ancestorsOf(pointer).some((above) => fields[above]?.disabled);

/** Must the place be answered, as the schema and the rules have it together? */
export const isRequired = (fields: FieldStates, pointer: Pointer, bySchema: boolean): boolean =>
  fields[pointer]?.required ?? bySchema;
