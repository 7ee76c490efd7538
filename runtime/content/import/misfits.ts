// Leaves out of a folded schema what the check would refuse it for: limits that rule out what it says beside them, and
// patterns that are none or that hang. Each is told with what to do; the rest of the schema is taken.
import type { Json, JsonObject, Schema } from '../../core/index.ts';
import { isObject, parsePointer } from '../../core/index.ts';
import { wrongLimits } from '../lints/limits/limits.ts';
import { misreadPattern, slowWords } from '../lints/limits/pattern-faults.ts';
import type { Wrong } from '../lints/limits/ruled-out.ts';
import { subschemasOf } from '../schema/subschemas.ts';
import { fitsTypes } from '../schema/types-of.ts';
import type { Notes } from './common/notes.ts';

type Open = Record<string, Json | undefined>;

/** Patterns that are slow → the longest text they are quick on; 0 where there is none. */
export type Bounds = ReadonlyMap<string, number>;

/** Changes a schema that nobody else holds. */
export function withoutMisfits(root: JsonObject, notes: Notes, bounds: Bounds): void {
  for (const { schema, place } of subschemasOf(root as Schema)) {
    const at: Where = { schema: schema as Open, path: dottedOf(place), notes };
    withoutSlowPatterns(at, bounds);
    withoutOtherChoices(at);
    withoutWrongLimits(at, place);
  }
}

interface Where {
  readonly schema: Open;
  readonly path: string;
  readonly notes: Notes;
}

function withoutSlowPatterns({ schema, path, notes }: Where, bounds: Bounds): void {
  const { pattern, patternProperties: named } = schema;
  if (typeof pattern === 'string') {
    const most = bounds.get(pattern);
    const isBounded = most !== undefined && Number(schema.maxLength ?? MANY) <= most;
    const wrong = faultOf(pattern, isBounded ? undefined : most);
    if (wrong !== undefined) leaveOut({ schema, path, notes }, 'pattern', wrong);
  }
  if (!isObject(named)) return;
  // No length bounds a name.
  const kept = Object.entries(named).filter(([name]) => {
    const wrong = faultOf(name, bounds.get(name));
    if (wrong !== undefined)
      notes.leftOut(path, `the members whose names fit ${name}. ${wrong.message}`, wrong.remedy);
    return wrong === undefined;
  });
  if (kept.length === Object.keys(named).length) return;
  if (kept.length > 0) schema.patternProperties = Object.fromEntries(kept) as Json;
  else delete schema.patternProperties;
}

const MANY = Number.POSITIVE_INFINITY;

type Words = Pick<Wrong, 'message' | 'remedy'>;

const faultOf = (pattern: string, longest: number | undefined): Words | undefined =>
  misreadPattern(pattern) ?? (longest === undefined ? undefined : slowWords(pattern, longest));

/** Of choices of several kinds those of the kind of the field are left; where none is of it, the kind goes. */
function withoutOtherChoices({ schema, path, notes }: Where): void {
  const types = [schema.type ?? []].flat().map(String);
  const { enum: values, const: only } = schema;
  if (types.length === 0) return;
  const listed = Array.isArray(values)
    ? (values as readonly Json[])
    : only === undefined
      ? []
      : [only];
  const fitting = listed.filter((value) => fitsTypes(value, types));
  if (fitting.length === listed.length) return;
  const remedy = 'List values of that type: texts stand in quotes, numbers do not.';
  if (fitting.length === 0) {
    notes.leftOut(
      path,
      `type ${JSON.stringify(schema.type)}, which none of its choices is of`,
      remedy,
    );
    delete schema.type;
    return;
  }
  const others = listed.filter((value) => !fitsTypes(value, types));
  notes.leftOut(
    path,
    `the choices ${JSON.stringify(others)}, as its type is ${JSON.stringify(schema.type)}`,
    remedy,
  );
  schema.enum = fitting;
}

function withoutWrongLimits(at: Where, place: string): void {
  // What is left may be wrong by itself, until nothing is left that could be.
  for (let round = Object.keys(at.schema).length; round > 0; round -= 1) {
    const [wrong] = wrongLimits(at.schema as Schema, place);
    if (wrong === undefined) return;
    for (const word of wrong.without ?? [wrong.word]) leaveOut(at, word, wrong);
  }
}

function leaveOut({ schema, path, notes }: Where, word: string, { message, remedy }: Words): void {
  const value = schema[word];
  if (value === undefined) return;
  delete schema[word];
  notes.leftOut(path, `${word} ${shown(value)}. ${message}`, remedy);
}

const LONGEST = 80;

const shown = (value: Json): string => {
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
};

const MAPS = new Set(['properties', 'patternProperties', 'dependencies', 'definitions']);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf']);
const ROWS = new Set(['items', 'additionalItems', 'additionalProperties']);

/** Where in the answers a piece of a schema speaks, as a dotted path: `people.*.name`. */
function dottedOf(place: string): string {
  const tokens = parsePointer(place);
  const names: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at] ?? '';
    if (ROWS.has(word)) {
      names.push('*');
      // The places of a list have a number each.
      if (/^\d+$/.test(tokens[at + 1] ?? '')) at += 1;
    }
    if (LISTS.has(word)) at += 1;
    if (!MAPS.has(word)) continue;
    at += 1;
    if (word === 'properties') names.push(tokens[at] ?? '');
    if (word === 'patternProperties') names.push('*');
  }
  return names.join('.');
}
