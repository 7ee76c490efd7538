// Words of a foreign schema whose values are none that they take: types nobody knows, limits that are texts or other answers.
// They are left out and told; what is meant all the same is said as it should be.
import { isObject, type Json, type JsonObject } from '../../core/index.ts';
import { UNSTORED } from './words.ts';

/** What was wrong with one word, and what was done. */
export interface Malformed {
  readonly did: 'changed' | 'left out';
  readonly what: string;
  readonly remedy?: string;
}

export interface WellFormed {
  /** The same schema where nothing was wrong. */
  readonly schema: JsonObject;
  readonly told: readonly Malformed[];
}

/** A schema whose words have values that they may have. */
export function wellFormed(node: JsonObject): WellFormed {
  const made: Record<string, Json | undefined> = { ...node };
  const told: Malformed[] = [];
  for (const [word, value] of Object.entries(node)) {
    if (value === undefined) continue;
    const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
    const fit = kind === undefined ? value : kind.fit(value);
    if (fit === value) continue;
    if (fit === undefined) delete made[word];
    else made[word] = fit;
    if (kind?.remedy !== undefined && !isAlike(fit, value))
      told.push({ did: 'left out', what: `${word} ${JSON.stringify(value)}`, remedy: kind.remedy });
  }
  // A condition that leads to nothing, and what no condition leads to.
  if (made.then === undefined && made.else === undefined) delete made.if;
  if (made.if === undefined) {
    delete made.then;
    delete made.else;
  }
  const required = requiredByMembers(made);
  if (required.length > 0) {
    made.required = required;
    told.push({
      did: 'changed',
      what: `"required": true stands in ${required.join(', ')}: it is read as the list of their names`,
    });
  }
  return told.length === 0 && isSame(made, node)
    ? { schema: node, told }
    : { schema: made as JsonObject, told };
}

const isSame = (one: Readonly<Record<string, unknown>>, other: JsonObject): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(other).every(([word, value]) => one[word] === value);

/** Twice the same is no loss. */
const isAlike = (fit: Json | undefined, value: Json): boolean =>
  Array.isArray(fit) && Array.isArray(value) && hasAll(textsOf(fit), textsOf(value));

const textsOf = (list: readonly Json[]): ReadonlySet<string> =>
  new Set(list.map((one) => JSON.stringify(one)));

const hasAll = (all: ReadonlySet<string>, some: ReadonlySet<string>): boolean =>
  [...some].every((one) => all.has(one));

/** Draft 3, and many who mean no other, say of a member itself that it is required. */
function requiredByMembers({ properties, required }: Readonly<Record<string, Json | undefined>>) {
  if (!isObject(properties) || Array.isArray(required)) return [];
  return Object.entries(properties).flatMap(([name, member]) =>
    isObject(member) && member.required === true ? [name] : [],
  );
}

interface Kind {
  /** The value as it may stand; undefined where it may not. */
  readonly fit: (value: Json) => Json | undefined;
  /** Said where it is left out; nothing where that says nothing of answers. */
  readonly remedy?: string;
}

const TYPES = new Set<Json>(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

const when =
  (is: (value: Json) => boolean) =>
  (value: Json): Json | undefined =>
    is(value) ? value : undefined;

/** A list with each value once; the same list where none stands twice. */
function once(list: readonly Json[]): Json | undefined {
  const seen = new Set<string>();
  const kept = list.filter((one) => {
    const text = JSON.stringify(one);
    return seen.has(text) ? false : seen.add(text);
  });
  if (kept.length === 0) return undefined;
  return kept.length === list.length ? (list as Json) : kept;
}

/** Controls, and halves of signs, come back from no database as they were. */
function isStored(value: Json): boolean {
  return typeof value !== 'string' || value === '' || !UNSTORED.test(value.replaceAll(/\s/g, ' '));
}

const isCount = (value: Json): boolean => Number.isInteger(value) && Number(value) >= 0;
const isNumber = (value: Json): boolean => typeof value === 'number' && Number.isFinite(value);

const type: Kind = {
  fit: (value) => {
    if (!Array.isArray(value)) return TYPES.has(value) ? value : undefined;
    return once(
      value.every((one: Json) => TYPES.has(one))
        ? value
        : value.filter((one: Json) => TYPES.has(one)),
    );
  },
  remedy: 'Write "string", "number", "integer", "boolean", "array" or "object".',
};

/** What needs other answers lists them by name. */
function ofNames(value: Json): Json | undefined {
  if (!isObject(value)) return undefined;
  const isName = (one: Json): boolean => typeof one === 'string';
  const needs = Object.values(value);
  if (needs.every((one) => !Array.isArray(one) || one.every(isName))) return value;
  const fit = Object.entries(value).map(([name, one]): [string, Json] => [
    name,
    Array.isArray(one) ? one.filter(isName) : (one ?? true),
  ]);
  return Object.fromEntries(fit);
}

const count: Kind = { fit: when(isCount), remedy: 'Write a whole number from 0.' };
const number: Kind = {
  fit: when(isNumber),
  remedy: 'Write a number; what depends on another answer is said by a rule.',
};
/** Draft-04 writes true beside the limit. */
const bound: Kind = {
  ...number,
  fit: when((value) => isNumber(value) || typeof value === 'boolean'),
};

const yesNo: Kind = {
  fit: when((value) => typeof value === 'boolean'),
  remedy: 'Write true or false.',
};
/** A list of nothing says nothing. */
const some: Kind = {
  fit: (value) => (Array.isArray(value) && value.length === 0 ? undefined : value),
};

const KINDS: Readonly<Record<string, Kind>> = {
  type,
  minLength: count,
  maxLength: count,
  minItems: count,
  maxItems: count,
  minProperties: count,
  maxProperties: count,
  minimum: number,
  maximum: number,
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  multipleOf: {
    fit: when((value) => isNumber(value) && Number(value) > 0),
    remedy: 'Write a number above 0.',
  },
  uniqueItems: yesNo,
  readOnly: yesNo,
  writeOnly: yesNo,
  items: some,
  allOf: some,
  anyOf: some,
  oneOf: some,
  dependencies: { fit: ofNames, remedy: 'List names, each in quotes.' },
  dependentRequired: { fit: ofNames, remedy: 'List names, each in quotes.' },
  pattern: { fit: when((value) => typeof value === 'string'), remedy: 'Write a text.' },
  format: { fit: when((value) => typeof value === 'string'), remedy: 'Write a text.' },
  enum: {
    fit: (value) => {
      if (!Array.isArray(value)) return undefined;
      return once(value.every(isStored) ? value : value.filter(isStored));
    },
    remedy: 'List at least one value, of signs that are seen.',
  },
  const: { fit: when(isStored), remedy: 'Write a value of signs that are seen.' },
  required: {
    fit: (value) => {
      if (typeof value === 'boolean') return undefined;
      if (!Array.isArray(value)) return undefined;
      const names = value.filter((one: Json) => typeof one === 'string');
      return names.length === 0 ? undefined : once(names.length === value.length ? value : names);
    },
  },
};
