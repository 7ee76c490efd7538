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
  /** Where its answers go besides: of no concern to whoever asks or checks them, so that it is no word of the linked schema. */
  readonly column?: WrittenColumn;
  /** It is about a person: of concern to whoever reads answers, so that it is no word of the linked schema either. */
  readonly personal?: true;
}

/** `column` of a field, and where it is written. Who takes over the field alone by `$ref` takes what it asks, and not this. */
export interface WrittenColumn {
  readonly name: string;
  readonly file: string;
  readonly place: string;
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
  'additionalItems',
  'contains',
  'additionalProperties',
  'propertyNames',
  'if',
  'then',
  'else',
  'not',
]);
/** Left out of what is released: notes, addresses and texts. */
const DROPPED = new Set([
  ...['$schema', '$comment', '$ref', 'definitions', 'title', 'description'],
  ...['column', 'personal'],
]);

/** A schema this large is a mistake (refs that multiply), and would take the compiler minutes. */
const MOST_PIECES = 20_000;

/** Links the schema at `file` (and pointer `at` in it). */
export function deref(
  files: ReadonlyMap<string, Json>,
  file: string,
  report: Report,
  at = '',
): Linked {
  const walk = new Walk(files, file, report);
  const origin = { file, place: at, prefixes: [] };
  const schema = walk.schema(getAt(files.get(file), at), origin, [`${file}#${at}`]);
  return { schema, origins: walk.origins };
}

class Walk {
  readonly origins = new WeakMap<object, Origin>();
  readonly #files: ReadonlyMap<string, Json>;
  readonly #file: string;
  readonly #report: Report;
  #pieces = 0;

  constructor(files: ReadonlyMap<string, Json>, file: string, report: Report) {
    this.#files = files;
    this.#file = file;
    this.#report = report;
  }

  /** A schema with everything below it; `stack` names the refs it is inside of. */
  schema(node: Json | undefined, origin: Origin, stack: readonly string[]): Schema {
    this.#pieces += 1;
    if (this.#pieces === MOST_PIECES) reportTooLarge(this.#file, this.#report);
    if (this.#pieces >= MOST_PIECES) return {};
    // A schema of `true` or `false` says "anything" or "nothing"; the object form keeps one type for all.
    if (!isObject(node)) return this.#mark(node === false ? { not: {} } : {}, origin);
    const made: Record<string, Json> = {};
    for (const [word, value] of Object.entries(node)) {
      if (DROPPED.has(word) || value === undefined) continue;
      made[word] = this.#member(word, value, origin, stack);
    }
    const { $ref: ref, column, personal } = node;
    const { file, place } = origin;
    const own: Pick<Origin, 'column' | 'personal'> = {
      ...(typeof column === 'string' && { column: { name: column, file, place } }),
      ...(personal === true && { personal }),
    };
    if (typeof ref !== 'string') return this.#mark(made, { ...origin, ...own });
    const target = this.#follow(ref, origin, stack);
    return this.#mark(merge(target.schema, made), { ...target.origin, ...own });
  }

  #member(word: string, value: Json, origin: Origin, stack: readonly string[]): Json {
    const at = inside({ ...origin, prefixes: [] }, word);
    // RJSF tells "no others" from "others like this" by the plain `false`.
    if (word.startsWith('additional') && typeof value === 'boolean') return value;
    // The places of a list are told one by one.
    if (Array.isArray(value) && (LISTS.has(word) || word === 'items')) {
      return value.map((item: Json, index) => this.schema(item, inside(at, String(index)), stack));
    }
    if (SINGLES.has(word)) return this.schema(value, at, stack);
    if (!MAPS.has(word) || !isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        Array.isArray(inner) ? inner : this.schema(inner, inside(at, name), stack),
      ]),
    );
  }

  /** What a ref names, linked itself; nothing where it cannot be followed, which is reported. */
  #follow(
    ref: string,
    origin: Origin,
    stack: readonly string[],
  ): { schema: Schema; origin: Origin } {
    const found = this.#target(ref, origin, stack);
    if (found === undefined) return { schema: {}, origin };
    const { file, place, value, address } = found;
    const gained = file === origin.file ? [] : [messagePrefix(file, place)];
    const schema = this.schema(value, { file, place, prefixes: [] }, [...stack, address]);
    const { prefixes: inner = [], personal } = this.origins.get(schema) ?? {};
    const prefixes = [...gained, ...inner];
    return { schema, origin: { file, place, prefixes, ...(personal && { personal }) } };
  }

  #target(ref: string, origin: Origin, stack: readonly string[]) {
    const [path = '', fragment = ''] = ref.split('#', 2);
    const from = { file: origin.file, place: `${origin.place}/$ref` };
    const file = path === '' ? origin.file : posix.join(posix.dirname(origin.file), path);
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(path) || !file.startsWith('schemas/')) {
      reportOutside(ref, from, this.#report);
      return undefined;
    }
    const isMisplaced = !this.#files.has(file) && this.#files.has(blockOf(file));
    if (isSectionElsewhere(file, origin.file) && !isMisplaced) {
      reportSection(ref, from, this.#report);
      return undefined;
    }
    const place = decodeURIComponent(fragment);
    const address = `${file}#${place}`;
    if (stack.includes(address)) {
      reportRecursive(ref, from, this.#report);
      return undefined;
    }
    const isPointer = place === '' || place.startsWith('/');
    const value = isPointer ? getAt(this.#files.get(file), place) : undefined;
    if (value === undefined) {
      reportMissing(ref, this.#files.has(file) ? address : file, from, this.#files, this.#report);
      return undefined;
    }
    return { file, place, value, address };
  }

  #mark(schema: Schema, origin: Origin): Schema {
    this.origins.set(schema, origin);
    return schema;
  }
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

/** A section of another folder: it would come without its rules, its layout and its words. */
const isSectionElsewhere = (target: string, file: string): boolean =>
  /^schemas\/(forms|sections)\//.test(target) && posix.dirname(target) !== posix.dirname(file);

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

/** Where a ref was written. */
type From = Pick<Origin, 'file' | 'place'>;

function reportOutside(ref: string, from: From, report: Report): void {
  report({
    ...from,
    code: 'ref-leaves-content',
    message: `"${ref}" leads out of the content folders.`,
    remedy: 'Copy what you need into schemas/blocks and name it with a relative path.',
  });
}

function reportSection(ref: string, from: From, report: Report): void {
  report({
    code: 'ref-to-section',
    ...from,
    message: `"${ref}" takes over a section without its rules, its layout and its words.`,
    remedy:
      'Let the section lie in schemas/sections and write { "use": "…" } in form.json; what is only a few fields belongs in schemas/blocks.',
  });
}

function reportMissing(
  ref: string,
  target: string,
  from: From,
  files: ReadonlyMap<string, Json>,
  report: Report,
): void {
  const known = [...files.keys()].filter((name) => name.endsWith('.schema.json'));
  // Of files of the right name in another folder, the one people take fields from.
  const block = blockOf(target);
  const file = known.includes(block) ? block : nearestOf(target, known);
  const near = file && posix.relative(posix.dirname(from.file), file);
  report({
    ...from,
    code: 'ref-to-nothing',
    message: `"${ref}" names nothing that exists.`,
    remedy: didYouMean(near, 'Check the folder, the file name and the part after #.'),
    nearest: near,
  });
}

/** A block of that name, in the folder where blocks lie. */
const blockOf = (file: string): string => `schemas/blocks/${posix.basename(file)}`;

function reportRecursive(ref: string, from: From, report: Report): void {
  report({
    ...from,
    code: 'recursive-ref',
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
