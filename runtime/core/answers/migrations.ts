// Makes answers of an earlier release into answers of this one, by the migrations the form declares. Pure.

import { RuntimeError } from '../model/errors.ts';
import type { Answers, GenericPointer, Json, Migration, Pointer } from '../model/types.ts';
import {
  expandTokens,
  generic,
  getAt,
  isList,
  joinPointer,
  parsePointer,
  type Tokens,
  toPointer,
} from '../values/paths.ts';
import { setAt } from '../values/set-at.ts';
import { isBlank, sameValue } from '../values/values.ts';

/** What became of the answers, and which of them were taken out on purpose. */
export interface Migrated {
  readonly answers: Answers;
  /** Places that a `drop`, or a value mapped to nothing, emptied, with what stood there. */
  readonly dropped: readonly Taken[];
}

/** An answer that has no place any more. */
export interface Taken {
  readonly path: Pointer;
  readonly value: Json;
}

/**
 * The migrations that answers of an earlier release have not been through: those it did not declare itself. Each that it
 * declared is struck out once, so that renaming back and forth stays in order.
 */
export function pendingMigrations(
  then: readonly Migration[],
  now: readonly Migration[],
): readonly Migration[] {
  const done = [...then];
  return now.filter((migration) => {
    const at = done.findIndex((one) => sameValue(asJson(one), asJson(migration)));
    if (at >= 0) done.splice(at, 1);
    return at < 0;
  });
}

/**
 * What leads from the answers of one release to another, wherever in time they stand: what the other has not, taken back as far as
 * it can be, then what is new in it. `has` tells which places the other form has: migrations that were only cleared away are let be.
 */
export function migrationsBetween(
  then: readonly Migration[],
  now: readonly Migration[],
  has: (place: GenericPointer) => boolean,
): readonly Migration[] {
  const back = [...pendingMigrations(now, then)]
    .reverse()
    .flatMap(({ op, from, to }): readonly Migration[] => {
      const isMoved = (op === 'rename' || op === 'move') && typeof to === 'string';
      if (!isMoved || from === undefined) return [];
      const wasThere = has(generic(toPointer(from))) && !has(generic(toPointer(to)));
      return wasThere ? [{ op, from: to, to: from }] : [];
    });
  return [...back, ...pendingMigrations(then, now)];
}

/** Runs migrations in their order. One that finds nothing to do does nothing. */
export function migrate(answers: Answers, migrations: readonly Migration[]): Migrated {
  const dropped: Taken[] = [];
  let now = answers;
  for (const migration of migrations) now = STEPS[migration.op](now, migration, dropped);
  return { answers: now, dropped };
}

type Step = (answers: Answers, migration: Migration, dropped: Taken[]) => Answers;

const STEPS: Readonly<Record<Migration['op'], Step>> = {
  rename: carry,
  move: carry,
  split,
  mapValues: (answers, { field, values = {} }, dropped) =>
    inEveryRow(answers, [field], (before, [place = '']) => {
      const value = getAt(before, place);
      if (value === undefined) return before;
      const after = mapped(value, values);
      if (after === undefined) dropped.push({ path: place, value });
      return setAt(before, place, after);
    }),
  default: (answers, { field, value }) =>
    inEveryRow(answers, [field], (before, [place = '']) =>
      isBlank(value) || !isBlank(getAt(before, place))
        ? before
        : (write(before, place, value) ?? before),
    ),
  drop: (answers, { field }, dropped) =>
    inEveryRow(answers, [field], (before, [place = '']) => {
      const value = getAt(before, place);
      if (value === undefined) return before;
      dropped.push({ path: place, value });
      return setAt(before, place, undefined);
    }),
};

/** An answer that stands at the new place already is newer than the one to be carried there. */
function carry(answers: Answers, { from, to }: Migration): Answers {
  const target = typeof to === 'string' ? to : undefined;
  return inEveryRow(answers, [from, target], (before, [source = '', place = '']) => {
    const value = getAt(before, source);
    if (value === undefined || (source !== place && !isBlank(getAt(before, place)))) return before;
    return write(setAt(before, source, undefined), place, value) ?? before;
  });
}

/** Only a text can be cut; what is anything else, or has no room, stays where it is. */
function split(answers: Answers, { from, to, at = '' }: Migration): Answers {
  const targets = typeof to === 'string' ? [to] : (to ?? []);
  return inEveryRow(answers, [from, ...targets], (before, [source = '', ...places]) => {
    const value = getAt(before, source);
    if (typeof value !== 'string') return before;
    const others = places.filter((place) => place !== source);
    if (others.some((place) => !isBlank(getAt(before, place)))) return before;
    const pieces = cut(value, at, places.length);
    let after: Answers | undefined = setAt(before, source, undefined);
    for (const [index, place] of places.entries())
      after = after && write(after, place, pieces[index]);
    return after ?? before;
  });
}

/**
 * Does something once for each row the paths speak of: `contacts.*.phone` and `contacts.*.tel` mean the same row. Last
 * rows first, so that taking one out does not move those still to come.
 */
function inEveryRow(
  answers: Answers,
  paths: readonly (string | undefined)[],
  work: (answers: Answers, places: readonly Pointer[]) => Answers,
): Answers {
  const split = paths.filter((path) => path !== undefined).map((path) => tokensOf(path));
  const [first = []] = split;
  const rows = expandTokens(answers, first).map((tokens) =>
    tokens.filter((_, index) => first[index] === '*'),
  );
  return rows.toReversed().reduce((migrated, indexes) => {
    const places = split.map((tokens) => {
      const left = [...indexes];
      return joinPointer(tokens.map((token) => (token === '*' ? (left.shift() ?? token) : token)));
    });
    return work(migrated, places);
  }, answers);
}

/** Undefined where another answer bars the way: then nothing is taken from where it stands. */
function write(answers: Answers, place: Pointer, value: Json | undefined): Answers | undefined {
  if (value === undefined) return answers;
  try {
    return setAt(answers, place, value);
  } catch (error) {
    if (error instanceof RuntimeError) return undefined;
    throw error;
  }
}

/** Cuts a text into so many pieces; the last one takes what is left. */
function cut(text: string, at: string, count: number): readonly (string | undefined)[] {
  const pieces = at === '' ? [text] : text.split(at);
  const head = pieces.slice(0, count - 1);
  const rest = pieces.slice(count - 1);
  return [...head, ...(rest.length > 0 ? [rest.join(at)] : [])].map((piece) => {
    const trimmed = piece.trim();
    return trimmed === '' ? undefined : trimmed;
  });
}

/** Old value → new value, in lists item by item; null takes the answer away, what is not named stays. */
function mapped(value: Json, values: Readonly<Record<string, Json | undefined>>): Json | undefined {
  if (isList(value)) {
    const items = value.flatMap((item) => mapped(item, values) ?? []);
    return items.filter((item, index) => items.indexOf(item) === index);
  }
  if (typeof value === 'object') return value;
  const key = String(value);
  return Object.hasOwn(values, key) ? (values[key] ?? undefined) : value;
}

const tokensOf = (path: string): Tokens => parsePointer(toPointer(path));

const asJson = (migration: Migration): Json => ({ ...migration }) as Json;
