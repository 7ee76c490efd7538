// Replaces every `$ref` by what it names, remembering where each piece came from. Recursive and outside refs are faults.
import { posix } from 'node:path';
import type { Json, JsonObject, Schema } from '../../core/index.ts';
import { childPointer, getAt, isObject, nearestOf, parsePointer } from '../../core/index.ts';
import { didYouMean, type Report } from '../read/faults.ts';

/** Where a piece of a linked schema was written. */
export interface Origin {
  readonly file: string;
  readonly place: string;
  /** Beginnings of message keys gained by the refs that led here, nearest first: `blocks.address`. */
  readonly prefixes: readonly string[];
}

export interface Linked {
  readonly schema: Schema;
  /** By object identity: every occurrence of a schema is an object of its own. */
  readonly origins: WeakMap<object, Origin>;
}

/** Members whose values are maps of schemas, lists of schemas, or one schema. */
const MAPS = new Set(['properties', 'patternProperties', 'dependencies']);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf']);
const SINGLES = new Set([
  'items',
  'contains',
  'additionalProperties',
  'propertyNames',
  'if',
  'then',
  'else',
  'not',
]);
/** Left out of what is released: notes, addresses and texts. */
const DROPPED = new Set(['$schema', '$comment', '$ref', 'definitions', 'title', 'description']);

/** A schema this large is a mistake (refs that multiply), and would take the compiler minutes. */
const MOST_PIECES = 20_000;

/** Links the schema at `file` (and pointer `at` in it). */
export function deref(
  files: ReadonlyMap<string, Json>,
  file: string,
  report: Report,
  at = '',
): Linked {
  const origins = new WeakMap<object, Origin>();
  let pieces = 0;

  const walk = (node: Json | undefined, origin: Origin, stack: readonly string[]): Schema => {
    pieces += 1;
    if (pieces === MOST_PIECES) reportTooLarge(file, report);
    if (pieces >= MOST_PIECES) return {};
    // A schema of `true` or `false` says "anything" or "nothing"; the object form keeps one type for all.
    if (!isObject(node)) return mark(node === false ? { not: {} } : {}, origin);
    const made: Record<string, Json> = {};
    for (const [word, value] of Object.entries(node)) {
      if (DROPPED.has(word) || value === undefined) continue;
      made[word] = walkMember(word, value, origin, stack);
    }
    const ref = node.$ref;
    if (typeof ref !== 'string') return mark(made, origin);
    const target = follow(ref, origin, stack);
    return mark(merge(target.schema, made), target.origin);
  };

  const walkMember = (
    word: string,
    value: Json,
    origin: Origin,
    stack: readonly string[],
  ): Json => {
    const step = (token: string): Origin => ({
      file: origin.file,
      place: childPointer(origin.place, token),
      prefixes: [],
    });
    // RJSF tells "no others" from "others like this" by the plain `false`.
    if (word.startsWith('additional') && typeof value === 'boolean') return value;
    if (SINGLES.has(word)) return walk(value, step(word), stack);
    if (LISTS.has(word) && Array.isArray(value)) {
      return value.map((item: Json, index) => walk(item, inside(step(word), String(index)), stack));
    }
    if (MAPS.has(word) && isObject(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          Array.isArray(inner) ? inner : walk(inner, inside(step(word), name), stack),
        ]),
      );
    }
    return value;
  };

  const follow = (
    ref: string,
    origin: Origin,
    stack: readonly string[],
  ): { schema: Schema; origin: Origin } => {
    const nothing = { schema: {}, origin };
    const [path = '', fragment = ''] = ref.split('#', 2);
    const place = `${origin.place}/$ref`;
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(path)) {
      reportOutside(ref, origin.file, place, report);
      return nothing;
    }
    const target = path === '' ? origin.file : posix.join(posix.dirname(origin.file), path);
    if (target.startsWith('../') || !target.startsWith('schemas/')) {
      reportOutside(ref, origin.file, place, report);
      return nothing;
    }
    if (!files.has(target)) {
      reportMissing(ref, target, origin.file, place, files, report);
      return nothing;
    }
    const pointer = decodeURIComponent(fragment);
    const address = `${target}#${pointer}`;
    if (stack.includes(address)) {
      reportRecursive(ref, origin.file, place, report);
      return nothing;
    }
    const value =
      pointer === '' || pointer.startsWith('/') ? getAt(files.get(target), pointer) : undefined;
    if (value === undefined) {
      reportMissing(ref, address, origin.file, place, files, report);
      return nothing;
    }
    const gained = target === origin.file ? [] : [messagePrefix(target, pointer)];
    const schema = walk(value, { file: target, place: pointer, prefixes: [] }, [...stack, address]);
    const inner = origins.get(schema);
    return {
      schema,
      origin: { file: target, place: pointer, prefixes: [...gained, ...(inner?.prefixes ?? [])] },
    };
  };

  const mark = (schema: Schema, origin: Origin): Schema => {
    origins.set(schema, origin);
    return schema;
  };

  const schema = walk(getAt(files.get(file), at), { file, place: at, prefixes: [] }, [
    `${file}#${at}`,
  ]);
  return { schema, origins };
}

/** What stands beside a `$ref` adds to its target: fields and requirements join, anything else overrides. */
function merge(target: Schema, own: JsonObject): Schema {
  const properties = { ...target.properties, ...(own as Schema).properties };
  const required = [...new Set([...(target.required ?? []), ...((own as Schema).required ?? [])])];
  return {
    ...target,
    ...own,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** Beginning of the message keys of a referenced file: its block or form, then the names on the way in. */
function messagePrefix(file: string, pointer: string): string {
  const [, kind, name = ''] = file.split('/');
  const first = kind === 'forms' ? name : `blocks.${posix.basename(file, '.schema.json')}`;
  const names = parsePointer(pointer).filter((_, index) => index % 2 === 1);
  return [first, ...names].join('.');
}

const inside = (origin: Origin, token: string): Origin => ({
  ...origin,
  place: childPointer(origin.place, token),
});

function reportOutside(ref: string, file: string, place: string, report: Report): void {
  report({
    code: 'ref-leaves-content',
    file,
    place,
    message: `"${ref}" leads out of the content folders.`,
    remedy: 'Copy what you need into schemas/blocks and name it with a relative path.',
  });
}

function reportMissing(
  ref: string,
  target: string,
  file: string,
  place: string,
  files: ReadonlyMap<string, Json>,
  report: Report,
): void {
  const near = nearestOf(
    target,
    [...files.keys()].filter((name) => name.endsWith('.schema.json')),
  );
  report({
    code: 'ref-to-nothing',
    file,
    place,
    message: `"${ref}" names nothing that exists.`,
    remedy: didYouMean(near, 'Check the folder, the file name and the part after #.'),
    nearest: near,
  });
}

function reportRecursive(ref: string, file: string, place: string, report: Report): void {
  report({
    code: 'recursive-ref',
    file,
    place,
    message: `"${ref}" leads back to itself: the form would never end.`,
    remedy: 'Write the levels you need one inside the other, and end with a plain field.',
  });
}

function reportTooLarge(file: string, report: Report): void {
  report({
    code: 'schema-too-large',
    file,
    place: '',
    message: `With every $ref replaced this schema has more than ${MOST_PIECES} pieces.`,
    remedy: 'Split it into several forms, or use fewer nested $ref.',
  });
}
