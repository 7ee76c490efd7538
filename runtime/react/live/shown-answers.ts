// Answers as RJSF is given them: what was emptied is not there, since its conditions would read null as an answer.

import {
  childPointer,
  type FormBundle,
  generic,
  isList,
  isObject,
  type Json,
  type Pointer,
  shownAt,
} from '../../core/index.ts';

/** Answers are never mutated: the same ones are shown as the same. */
const SHOWN = new WeakMap<FormBundle, WeakMap<object, Json>>();

/** An answer with all that is in it. */
export function shownWhole(
  form: FormBundle,
  pointer: Pointer,
  value: Json | undefined,
): Json | undefined {
  if (typeof value !== 'object' || value === null) return shownAt(form, pointer, value);
  const known = SHOWN.get(form) ?? new WeakMap<object, Json>();
  SHOWN.set(form, known);
  const at = `${generic(pointer)}/`;
  const isBegun = Object.entries(form.fields).some(
    ([place, { begins }]) => begins && place.startsWith(at),
  );
  return isBegun ? shownIn({ form, known }, pointer, value) : value;
}

interface Showing {
  readonly form: FormBundle;
  readonly known: WeakMap<object, Json>;
}

function shownIn(showing: Showing, at: Pointer, value: Json): Json | undefined {
  if (typeof value !== 'object' || value === null) return shownAt(showing.form, at, value);
  const before = showing.known.get(value);
  if (before !== undefined) return before;
  const inside = (member: Json, name: string) => shownIn(showing, childPointer(at, name), member);
  const shown = isList(value)
    ? value.map((row, index) => inside(row, String(index)) ?? null)
    : membersOf(value, inside);
  showing.known.set(value, shown);
  return shown;
}

function membersOf(value: Json, inside: (member: Json, name: string) => Json | undefined): Json {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const one = member === undefined ? undefined : inside(member, name);
      return one === undefined ? [] : [[name, one] as const];
    }),
  );
}
