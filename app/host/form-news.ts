// What is another in a new release of a form, as whoever has it open reads it: in the labels of its fields.

import {
  type FormBundle,
  generic,
  isUnspoken,
  migrationsBetween,
  type Pointer,
  parsePointer,
} from '../../runtime/core/index.ts';

export interface FormNews {
  /** Labels of what is asked now, and of what is asked no more. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Fields that have another label: as it was, and as it is. */
  readonly renamed: readonly (readonly [was: string, is: string])[];
}

/** In the order of the forms, each change once however many fields have it; a field that was moved or has another name is the same one. */
export function newsOf(then: FormBundle, now: FormBundle): FormNews {
  const moved = movedIn(then, now);
  const before = labelsOf(then);
  const after = labelsOf(now);
  const isAfter = new Set([...before.keys()].map((place) => moved.get(place) ?? place));
  const news = [...before].map(([place, was]) => ({
    was,
    is: after.get(moved.get(place) ?? place),
  }));
  const added = [...after].flatMap(([place, label]) => (isAfter.has(place) ? [] : [label]));
  const gone = news.flatMap(({ was, is }) => (is === undefined ? [was] : []));
  const renamed = news.flatMap(({ was, is }) =>
    is === undefined || is === was ? [] : [[was, is] as const],
  );
  const byWords = new Map(renamed.map((pair) => [JSON.stringify(pair), pair]));
  return {
    added: [...new Set(added)],
    gone: [...new Set(gone)],
    renamed: [...byWords.values()],
  };
}

function labelsOf(form: FormBundle): ReadonlyMap<string, string> {
  const spoken = Object.entries(form.fields).flatMap(([place, { label }]) => {
    const text = form.messages[label ?? ''];
    return text === undefined || isUnspoken(form.fields, place) ? [] : [[place, text] as const];
  });
  return new Map(spoken);
}

/** Where a place of the form of before is now: the migrations may have put it elsewhere. */
export function placeNow(then: FormBundle, now: FormBundle, place: Pointer): Pointer {
  const to = movedIn(then, now).get(generic(place));
  const rows = parsePointer(place).filter((token) => /^\d+$/.test(token));
  return to === undefined ? place : to.replaceAll('*', () => rows.shift() ?? '0');
}

function movedIn(then: FormBundle, now: FormBundle): ReadonlyMap<string, string> {
  const has = (place: string): boolean => now.fields[place] !== undefined;
  const pending = migrationsBetween(then.migrations ?? [], now.migrations ?? [], has);
  return new Map(
    pending.flatMap(({ from, to }) =>
      from !== undefined && typeof to === 'string' ? [[placeOf(from), placeOf(to)] as const] : [],
    ),
  );
}

const placeOf = (dotted: string): string => `/${dotted.replaceAll('.', '/')}`;
