// What a field shows: one immutable snapshot per place, kept as it is while nothing in it changes.

import { type Fault, type Json, sameValue } from '../../core/index.ts';

/** Everything a leaf draws; its only subscription. */
export interface FieldView {
  readonly value: Json | undefined;
  /** The fault to show now (already revealed), else undefined. */
  readonly fault: Fault | undefined;
  /** A note that does not block. */
  readonly warning: Fault | undefined;
  /** Message key that says where the value came from (a look-up), until it is changed. */
  readonly note: string | undefined;
  readonly hidden: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  /** Allowed values where a rule restricts them. */
  readonly options: readonly Json[] | undefined;
}

/** Would both be drawn alike? */
export function sameView(a: FieldView, b: FieldView): boolean {
  return (
    Object.is(a.value, b.value) &&
    a.note === b.note &&
    a.hidden === b.hidden &&
    a.required === b.required &&
    a.disabled === b.disabled &&
    sameFault(a.fault, b.fault) &&
    sameFault(a.warning, b.warning) &&
    (a.options === b.options || sameValue(a.options, b.options))
  );
}

/** Do two faults say the same thing about the same place? */
export function sameFault(a: Fault | undefined, b: Fault | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  return (
    a.code === b.code &&
    a.path === b.path &&
    a.message === b.message &&
    sameValue(a.params, b.params)
  );
}
