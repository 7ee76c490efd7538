// Makes every place of a folded schema one that can be asked for: each has a kind, what is required is a field, constants
// are known, and no field starts with what it would refuse. A place is looked at in all its branches at once.
import type { Json, JsonObject, Schema } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import { typesOf } from '../schema/types-of.ts';
import { satisfies } from '../schema/validators.ts';
import type { Notes } from './common/notes.ts';
import { emptyAnswer } from './empty-answers.ts';
import type { Bounds } from './misfits.ts';
import { join } from './texts.ts';

type Open = Record<string, Json | undefined>;

/** One of the schemas that describe a place; some hold for some answers only. */
interface Declared {
  readonly schema: Open;
  readonly always: boolean;
}

/** Settles a schema that nobody else holds: it is changed in place. */
export function normalize(schema: JsonObject, notes: Notes, bounds: Bounds = new Map()): void {
  place([{ schema: schema as Open, always: true }], '', { notes, bounds, must: true });
}

interface Around {
  readonly notes: Notes;
  readonly bounds: Bounds;
  /** Must this place be answered, whatever else is? */
  readonly must: boolean;
}

function place(own: readonly Declared[], path: string, around: Around): void {
  const all = own.flatMap(declarationsOf);
  for (const { schema } of all) boundPattern(schema, path, around);
  if (path !== '') giveKind(own, all, path, around.notes);
  for (const one of own) keepConstant(one, around.must);
  for (const one of own) openToAnswers(one, path, around);
  askForRequired(all, path, around.notes);
  for (const one of all) sendNulls(one);
  for (const name of namesOf(all)) member(name, all, path, around);
  rows(all, path, around);
  // What stands below it has its kind by now.
  for (const { schema } of all) withoutUnfitDefault(schema, path, around.notes);
}

function member(name: string, all: readonly Declared[], path: string, around: Around): void {
  const declared = all.flatMap(({ schema, always }) => {
    const child = asOpen(membersOf(schema)[name]);
    return child === undefined ? [] : [{ schema: child, always }];
  });
  const isRequired = all.some(
    ({ schema, always }) => always && listOf(schema.required).includes(name),
  );
  const isAlways = declared.some(({ always }) => always);
  place(declared, join(path, name), { ...around, must: around.must && isRequired && isAlways });
  if (all.some(({ schema }) => listOf(schema.required).includes(name))) askYesOrNo(declared);
  beginEmpty(name, all, declared);
}

/** Whoever must say no would have to tick a box and take the tick away: both answers are offered. */
function askYesOrNo(declared: readonly Declared[]): void {
  const [first] = declared;
  const isPlain = declared.every(
    ({ schema: { type, enum: values, const: only, default: start } }) =>
      type === 'boolean' && values === undefined && only === undefined && start === undefined,
  );
  if (first !== undefined && isPlain) first.schema.enum = [true, false];
}

/**
 * What must be there and may be empty begins so: nobody must answer what the schema does not ask for. Where only a branch
 * requires it, it is missed once the branch holds, and begins then.
 */
function beginEmpty(name: string, all: readonly Declared[], declared: readonly Declared[]): void {
  if (!all.some(({ schema }) => listOf(schema.required).includes(name))) return;
  for (const { schema } of declared) {
    if (schema.properties !== undefined || schema.default !== undefined) continue;
    const empty = emptyAnswer(schema as Schema);
    if (empty !== undefined) schema.default = empty;
  }
}

function rows(all: readonly Declared[], path: string, around: Around): void {
  const inner = { ...around, must: false };
  const items = all.flatMap(({ schema: { items: one }, always }) => {
    const row = asOpen(one);
    return row === undefined ? [] : [{ schema: row, always }];
  });
  if (items.length > 0) place(items, `${path}.*`, inner);
  for (const { schema } of all) {
    const places = [
      ...listOf(schema.items),
      schema.additionalItems,
      schema.additionalProperties,
      ...Object.values(asOpen(schema.patternProperties) ?? {}),
    ];
    for (const one of places) {
      const open = asOpen(one);
      if (open !== undefined) place([{ schema: open, always: false }], `${path}.*`, inner);
    }
  }
}

/** A schema with everything it may fall into. */
function declarationsOf({ schema, always }: Declared): readonly Declared[] {
  const some = ['anyOf', 'oneOf'].flatMap((word) => listOf(schema[word]));
  const dependent = Object.values(asOpen(schema.dependencies) ?? {});
  const inner = [
    ...listOf(schema.allOf).map((one) => [one, always] as const),
    ...[...some, schema.then, schema.else, ...dependent].map((one) => [one, false] as const),
  ];
  return [
    { schema, always },
    ...inner.flatMap(([one, holds]) => {
      const open = asOpen(one);
      return open === undefined ? [] : declarationsOf({ schema: open, always: holds });
    }),
  ];
}

const KIND_WORDS = [
  'type',
  'enum',
  'const',
  'properties',
  'items',
  'additionalProperties',
  'patternProperties',
];
const TEXT_WORDS = ['pattern', 'format', 'minLength', 'maxLength'];
const NUMBER_WORDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

const says = (all: readonly Declared[], words: readonly string[]): boolean =>
  all.some(({ schema }) => words.some((word) => schema[word] !== undefined));

/** Whatever takes anything is asked for as a text; lists and groups of anything, as such of texts. */
function giveKind(
  own: readonly Declared[],
  all: readonly Declared[],
  path: string,
  notes: Notes,
): void {
  const [first] = own;
  if (first === undefined) return;
  const { schema } = first;
  if (!says(all, KIND_WORDS)) {
    schema.type = says(all, NUMBER_WORDS) ? 'number' : 'string';
    if (!says(all, [...TEXT_WORDS, ...NUMBER_WORDS]))
      notes.changed(path, 'it takes an answer of any kind, and is asked as a text');
  }
  for (const { schema: one } of own) if (one.type === undefined) one.type = impliedType(one);
  if (schema.type === 'array' && !says(all, ['items'])) {
    schema.items = { type: 'string' };
    notes.changed(path, 'it is a list of anything, and is asked as a list of texts');
  }
  const isGroup =
    schema.type === 'object' &&
    !says(all, ['properties', 'additionalProperties', 'patternProperties', 'enum', 'const']);
  // Everything in it was cut off: nothing can be answered there.
  if (
    schema.type === 'object' &&
    namesOf(all).length === 0 &&
    says(all, ['properties']) &&
    !says(all, ['additionalProperties', 'patternProperties'])
  )
    schema.additionalProperties = false;
  if (!isGroup) return;
  schema.additionalProperties = { type: 'string' };
  notes.changed(path, 'it is a group of anything, and is asked as names with texts');
}

function impliedType(schema: Open): string | undefined {
  if (schema.properties !== undefined) return 'object';
  if (schema.items !== undefined) return 'array';
  const [type] = schema.const === undefined ? [] : typesOf(schema as Schema);
  return type;
}

/** What is slow on long texts only is asked for in short ones. */
function boundPattern(schema: Open, path: string, { notes, bounds }: Around): void {
  const most = bounds.get(String(schema.pattern));
  if (!most || Number(schema.maxLength ?? Number.POSITIVE_INFINITY) <= most) return;
  schema.maxLength = most;
  notes.changed(
    path,
    `its pattern is slow on long texts, so that it takes at most ${most} characters`,
  );
}

/** The one value a field may have is a list of one; where it must be answered, it is the answer, unless it is a consent. */
function keepConstant({ schema, always }: Declared, must: boolean): void {
  const value = schema.const;
  if (value === undefined || typeof value === 'object' || !always) return;
  delete schema.const;
  schema.enum = [value];
  if (must && value !== true) schema.default = value;
}

/** What only others fill in would keep the form back for good where it is required and nobody has. */
function openToAnswers({ schema }: Declared, path: string, { must, notes }: Around): void {
  if (path === '' || !must || schema.readOnly !== true || schema.default !== undefined) return;
  delete schema.readOnly;
  notes.changed(
    path,
    'it is required, and only to be read though nothing fills it in: it is asked',
  );
}

/** What is always null is always sent, as plain RJSF sends it: nobody can answer it. */
function sendNulls({ schema, always }: Declared): void {
  const nulls = Object.entries(membersOf(schema)).flatMap(([name, member]) =>
    asOpen(member)?.type === 'null' ? [name] : [],
  );
  if (!always || nulls.length === 0) return;
  schema.required = [...new Set([...listOf(schema.required), ...nulls])];
}

/** What is required and described nowhere may be anything. */
function askForRequired(all: readonly Declared[], path: string, notes: Notes): void {
  const known = new Set(namesOf(all));
  for (const { schema } of all) {
    for (const name of listOf(schema.required).map(String)) {
      if (known.has(name)) continue;
      known.add(name);
      schema.properties = { ...membersOf(schema), [name]: { type: 'string' } } as Json;
      notes.changed(
        join(path, name),
        'it is required and described nowhere, and is asked as a text',
      );
    }
  }
}

function withoutUnfitDefault(schema: Open, path: string, notes: Notes): void {
  const { default: start, ...rest } = schema;
  if (start === undefined) return;
  const isFit = satisfies(rest as Schema, start) !== false && hasNoOtherNames(start, schema);
  if (isFit) return;
  delete schema.default;
  notes.leftOut(path, `default ${JSON.stringify(start)}, which its own schema refuses`);
}

/** Names no field has are refused wherever they come from. */
function hasNoOtherNames(start: Json, schema: Open): boolean {
  if (Array.isArray(start)) {
    const items = asOpen(schema.items);
    return items === undefined || start.every((row: Json) => hasNoOtherNames(row, items));
  }
  if (!isObject(start)) return true;
  const known = namesOf(declarationsOf({ schema, always: true }));
  return Object.keys(start).every((name) => known.includes(name));
}

const namesOf = (all: readonly Declared[]): readonly string[] => [
  ...new Set(all.flatMap(({ schema }) => Object.keys(membersOf(schema)))),
];

const membersOf = (schema: Open): Open => asOpen(schema.properties) ?? {};

const asOpen = (value: Json | undefined): Open | undefined =>
  isObject(value) ? (value as Open) : undefined;

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
