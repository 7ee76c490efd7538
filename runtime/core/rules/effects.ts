// Turns fired effects into what they say of fields, and set effects into values. Refuses kinds it does not know.

import { RuntimeError } from '../model/errors.ts';
import type { Effect, GenericPointer, Json, JsonObject, Pointer } from '../model/types.ts';
import { isList } from '../values/paths.ts';
import { distinct, isBlank } from '../values/values.ts';
import type { Read } from './computations.ts';
import { computed } from './computed.ts';
import { termIn, termValue } from './facts.ts';

/** One member of the effect union by its type. */
export type EffectOf<T extends Effect['type']> = Effect extends infer E
  ? E extends { readonly type: infer U }
    ? T extends U
      ? E
      : never
    : never
  : never;

/** The notes that effects leave on fields, before conflicts are decided (see `field-states.ts`). */
export type Mark = 'show' | 'hide' | 'require' | 'relax' | 'enable' | 'disable';

/** Where effects write what they say. */
export interface Sheet {
  readonly mark: (place: Pointer, mark: Mark) => void;
  readonly allow: (place: Pointer, values: readonly Json[]) => void;
  readonly note: (place: Pointer) => void;
  readonly fault: (place: Pointer, message: string, params: JsonObject) => void;
  readonly warn: (place: Pointer, message: string, params: JsonObject) => void;
  readonly open: (dialog: string) => void;
}

/** Reads a fact for an effect's own source, with the row at hand. */
export type ReadSource = Read;

interface EffectKind<E extends Effect> {
  readonly targets: (effect: E) => readonly GenericPointer[];
  readonly state: (effect: E, places: readonly Pointer[], sheet: Sheet, read: ReadSource) => void;
  /** The new value of one target; only effects that write answers have it. `undefined` deletes. */
  readonly write?: (effect: E, before: Json | undefined, read: ReadSource) => Json | undefined;
}

const marking = <T extends Mark>(
  mark: T,
): EffectKind<EffectOf<T> & { fields: readonly GenericPointer[] }> => ({
  targets: (effect) => effect.fields,
  state: (_effect, places, sheet) => {
    for (const place of places) sheet.mark(place, mark);
  },
});

const noting = {
  targets: (effect: { readonly field: GenericPointer }) => [effect.field],
  state: (_effect: unknown, places: readonly Pointer[], sheet: Sheet) => {
    for (const place of places) sheet.note(place);
  },
};

/** Every effect, and how it acts. A new type in `Effect` does not compile until it is here. */
export const EFFECTS = {
  /** The field appears; it is hidden as long as no show rule fires. */
  show: marking('show'),
  /** The field, and all that is in it, disappears. Hide beats show. */
  hide: marking('hide'),
  /** The field must be answered. */
  require: marking('require'),
  /** The field need not be answered. Relax beats require and the schema. */
  relax: marking('relax'),
  /** The field can be used; it is disabled as long as no enable rule fires. */
  enable: marking('enable'),
  /** The field cannot be used. Disable beats enable. */
  disable: marking('disable'),
  /** Only these values can be chosen; several such effects leave what all of them allow. */
  options: {
    targets: (effect) => [effect.field],
    state: (effect, places, sheet, read) => {
      const from = effect.from === undefined ? effect.values : read(effect.from);
      for (const place of places) sheet.allow(place, distinct(isList(from) ? from : []));
    },
  },
  /** The field gets a value, a copy of another, or one computed of others. */
  set: {
    ...noting,
    write: (effect, _before, read) => {
      if ('copy' in effect) return read(effect.copy) ?? undefined;
      if ('compute' in effect) return computed(effect.compute, read) ?? undefined;
      return effect.value ?? undefined;
    },
  },
  /** A message stands at the field, and the form cannot go on. */
  fault: {
    targets: (effect) => [effect.at],
    state: (effect, places, sheet, read) => {
      for (const place of places) sheet.fault(place, effect.message, filledIn(effect, read));
    },
  },
  /** A message stands at the field; the form can go on. */
  warn: {
    targets: (effect) => [effect.at],
    state: (effect, places, sheet, read) => {
      for (const place of places) sheet.warn(place, effect.message, filledIn(effect, read));
    },
  },
  /** A dialog opens. */
  open: {
    targets: () => [],
    state: (effect, _places, sheet) => sheet.open(effect.dialog),
  },
  /** The list of texts gets this one, if it does not hold it. */
  tag: {
    ...noting,
    write: (effect, before) => {
      const list = isList(before) ? before : [];
      return list.includes(effect.value) ? list : [...list, effect.value];
    },
  },
  /** The list of texts loses this one, if it holds it. */
  untag: {
    ...noting,
    write: (effect, before) => {
      if (!isList(before) || !before.includes(effect.value)) return before;
      const rest = before.filter((item) => item !== effect.value);
      return isBlank(rest) ? undefined : rest;
    },
  },
} satisfies { readonly [T in Effect['type']]: EffectKind<EffectOf<T>> };

/** How an effect acts, or a RuntimeError for a type the table does not have. */
export function effectKind(effect: Effect, rule: string): EffectKind<Effect> {
  const found: unknown = Object.hasOwn(EFFECTS, effect.type) ? EFFECTS[effect.type] : undefined;
  if (found === undefined) throw new RuntimeError('UNKNOWN_EFFECT', { type: effect.type, rule });
  return found as EffectKind<Effect>;
}

/** The placeholders of a message; `{"fact": …}` stands for an answer. */
const filledIn = ({ params = {} }: { readonly params?: JsonObject }, read: ReadSource) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const term = termIn(value);
      return [name, term === undefined ? value : termValue(term, read)];
    }),
  );
