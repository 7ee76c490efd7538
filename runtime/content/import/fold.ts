// Walks a foreign schema: keeps the words forms know, replaces its `$ref`s, takes its texts out as messages, and says
// what no form can be made of.
import type { Json, JsonObject } from '../../core/index.ts';
import { childPointer, getAt, isObject } from '../../core/index.ts';
import type { ContentFault } from '../model/types.ts';
import { isNoun } from '../texts/asked-words.ts';
import { humanize } from './humanize.ts';
import { asDraft07, namedChoices, sortNames, withBounds } from './pieces.ts';
import { KEPT, LISTS, SINGLES } from './words.ts';

export interface Folded {
  readonly schema: Json;
  /** Message key without the form's name → text. */
  readonly messages: Readonly<Record<string, string>>;
  readonly faults: readonly ContentFault[];
  readonly leftOut: readonly string[];
}

/** Most schemas the result may have: refs that multiply would fill the memory. */
const MOST_PIECES = 5_000;

/** Folds the schema into one piece without refs and texts. */
export function foldSchema(root: Json, file: string): Folded {
  const folder = new Folder(root, file);
  const schema = folder.fold(root, { place: '', path: '', open: ['#'] });
  if (folder.faults.length === 0 && !hasFields(schema)) folder.refuse('no-fields', '');
  labelAll(schema, '', folder.messages);
  return {
    schema: typed(schema),
    messages: folder.messages,
    faults: folder.faults,
    leftOut: [...folder.leftOut].sort(),
  };
}

/** Where a walk stands: the pointer in the foreign file, the path of the answers, the refs it is inside of. */
interface At {
  readonly place: string;
  readonly path: string;
  readonly open: readonly string[];
}

const deeper = (at: At, name: string): At => ({ ...at, place: childPointer(at.place, name) });

/** How one word of a schema is taken over; undefined where it is left out. */
type TakeWord = (folder: Folder, value: Json, at: At, word: string) => Json | undefined;

class Folder {
  readonly messages: Record<string, string> = {};
  readonly faults: ContentFault[] = [];
  readonly leftOut = new Set<string>();
  readonly #root: Json;
  readonly #file: string;
  #pieces = 0;

  constructor(root: Json, file: string) {
    this.#root = root;
    this.#file = file;
  }

  refuse(code: keyof typeof REFUSALS, place: string, name = ''): void {
    const [message, remedy] = REFUSALS[code];
    this.faults.push({ code, file: this.#file, place, message: message(name), remedy });
  }

  fold(node: Json | undefined, at: At): Json {
    this.#pieces += 1;
    if (this.#pieces === MOST_PIECES + 1) this.refuse('schema-too-large', at.place);
    if (this.#pieces > MOST_PIECES) return {};
    if (!isObject(node)) return typeof node === 'boolean' ? node : {};
    const ref = node.$ref;
    if (typeof ref === 'string') return this.#follow(node, ref, at);
    // The title of one possibility says what it is, not what the field is that may be it.
    const possibility = POSSIBILITY.exec(at.place);
    if (possibility) nameShape(this.messages, node, at.path, Number(possibility[2]));
    else keepTexts(this.messages, node, at.path);
    const choices = namedChoices(node);
    if (choices !== undefined) return this.fold(choices, at);
    const made: Record<string, Json> = {};
    for (const [word, value] of Object.entries(asDraft07(node))) {
      if (value === undefined) continue;
      const kept = this.#word(word, value, deeper(at, word));
      if (kept !== undefined) made[word] = kept;
      else this.#leaveOut(word, value, at);
    }
    return withBounds(made, node);
  }

  #word(word: string, value: Json, at: At): Json | undefined {
    const own = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    if (own !== undefined) return own(this, value, at, word);
    if (LISTS.has(word) && Array.isArray(value)) {
      return value.map((inner: Json, index) => this.fold(inner, deeper(at, String(index))));
    }
    if (SINGLES.has(word)) return this.fold(value, at);
    return KEPT.words.has(word) ? value : undefined;
  }

  #leaveOut(word: string, value: Json, at: At): void {
    if (FREE_NAMES.has(word) && isObject(value)) this.leftOut.add(`${word} at ${at.place || '/'}`);
    else if (!TEXTS.has(word)) this.leftOut.add(word);
  }

  #follow(node: JsonObject, ref: string, at: At): Json {
    const place = `${at.place}/$ref`;
    const target = targetOf(this.#root, ref);
    if (!ref.startsWith('#')) this.refuse('ref-leaves-content', place, ref);
    else if (at.open.includes(ref)) this.refuse('recursive-ref', place, ref);
    else if (target === undefined) this.refuse('ref-to-nothing', place, ref);
    else {
      const { $ref: _ref, ...own } = node;
      const joined = isObject(target) ? { ...target, ...own } : target;
      return this.fold(joined, { ...at, open: [...at.open, ref] });
    }
    return {};
  }
}

/** Words of a schema that are taken over in a way of their own. */
const WORDS: Readonly<Record<string, TakeWord>> = {
  items: foldItems,
  prefixItems: foldItems,
  properties: foldProperties,
  required: (_folder, value) =>
    Array.isArray(value) ? value.filter((name) => !String(name).startsWith('$')) : value,
  dependencies: (folder, value, at) =>
    isObject(value)
      ? mapOf(value, (inner, name) =>
          Array.isArray(inner) ? inner : folder.fold(inner, deeper(at, name)),
        )
      : undefined,
  additionalProperties: (_folder, value) => (value === false ? false : undefined),
  format: (_folder, value) => (KEPT.formats.has(String(value)) ? value : undefined),
  pattern: (_folder, value) => (isPattern(value) ? value : undefined),
  enumNames: () => undefined,
};

function foldItems(folder: Folder, value: Json, at: At, word: string): Json | undefined {
  if (!Array.isArray(value)) return SINGLES.has(word) ? folder.fold(value, at) : undefined;
  folder.refuse('fixed-positions', at.place, word);
  return undefined;
}

function foldProperties(folder: Folder, value: Json, at: At): Json | undefined {
  if (!isObject(value)) return undefined;
  const { names, impossible } = sortNames(value);
  for (const name of impossible) folder.refuse('field-name', childPointer(at.place, name), name);
  for (const name of Object.keys(value)) if (name.startsWith('$')) folder.leftOut.add(name);
  return mapOf(names, (inner, name) =>
    folder.fold(inner, { ...deeper(at, name), path: join(at.path, name) }),
  );
}

/** What is refused, in words: what it is, and what to do. */
const REFUSALS = {
  'schema-too-large': [
    () => 'With every $ref replaced the schema has too many pieces.',
    'Import a part of it.',
  ],
  'fixed-positions': [
    (word: string) =>
      `A list whose places mean different things (${word} as a list) cannot be shown.`,
    'Give each place a name of its own.',
  ],
  'field-name': [
    (name: string) => `A form cannot have a field named "${name}".`,
    'Give it a name without dots, stars and spaces at its ends.',
  ],
  'ref-leaves-content': [
    (ref: string) => `"${ref}" leads to another file or site.`,
    'Bundle the schema into one file first.',
  ],
  'recursive-ref': [
    (ref: string) => `"${ref}" leads back to itself: the form would never end.`,
    'Write the levels you need one inside the other, and end with a plain field.',
  ],
  'ref-to-nothing': [
    (ref: string) => `"${ref}" names nothing that exists.`,
    'Check the part after #.',
  ],
  'no-fields': [
    () => 'The schema describes no fields: it is not an object with properties.',
    'Import the part that has "properties".',
  ],
} as const satisfies Readonly<Record<string, readonly [(name: string) => string, string]>>;

/** Titles become labels, descriptions hints, names of choices option texts; the first text of a place stays. */
function keepTexts(messages: Record<string, string>, node: JsonObject, path: string): void {
  if (path === '') return;
  if (typeof node.title === 'string') messages[`${path}.label`] ??= node.title;
  if (typeof node.description === 'string') messages[`${path}.hint`] ??= node.description;
  const names = node.enumNames;
  if (!Array.isArray(node.enum) || !Array.isArray(names)) return;
  node.enum.forEach((value, index) => {
    const name = names[index];
    if (typeof name === 'string') messages[`${path}.option.${String(value)}`] ??= name;
  });
}

const POSSIBILITY = /\/(oneOf|anyOf)\/(\d+)$/;

/** What one of several possibilities is called where a person chooses among them, counted from 1. */
function nameShape(
  messages: Record<string, string>,
  { title }: JsonObject,
  path: string,
  index: number,
): void {
  if (path !== '' && typeof title === 'string') messages[`${path}.shape.${index + 1}`] ??= title;
}

/** What a local ref names; undefined for names of anchors, and for what cannot be read. */
function targetOf(root: Json, ref: string): Json | undefined {
  try {
    const pointer = decodeURIComponent(ref.slice(1));
    return pointer === '' || pointer.startsWith('/') ? getAt(root, pointer) : undefined;
  } catch {
    return undefined;
  }
}

/** Answers under names that nobody knows beforehand: a form cannot ask for them, and the server refuses them. */
const FREE_NAMES = new Set(['additionalProperties', 'patternProperties', 'propertyNames']);

/** Words that are not lost: they become messages, or say nothing about answers. */
const TEXTS = new Set([
  'title',
  'description',
  'enumNames',
  '$schema',
  '$id',
  'id',
  'definitions',
  '$defs',
  '$comment',
]);

/** Every field gets a label: its own, or its name in readable form. */
function labelAll(node: Json | undefined, path: string, messages: Record<string, string>): void {
  if (!isObject(node)) return;
  const required = Array.isArray(node.required) ? node.required : [];
  for (const [name, child] of Object.entries(isObject(node.properties) ? node.properties : {})) {
    const inner = join(path, name);
    const label = messages[`${inner}.label`] ?? humanize(name);
    messages[`${inner}.label`] = label;
    // Most labels make a sentence by themselves; a question is repeated, until somebody says it better.
    if (required.includes(name) && !isNoun(label))
      messages[`${inner}.error.required`] ??= `Answer this: ${label}`;
    labelAll(child, inner, messages);
  }
  labelAll(node.items, path, messages);
  for (const word of [...LISTS, 'then', 'else']) {
    const value = node[word];
    for (const branch of Array.isArray(value) ? value : [value]) labelAll(branch, path, messages);
  }
  if (!isObject(node.dependencies)) return;
  for (const branch of Object.values(node.dependencies)) labelAll(branch, path, messages);
}

const typed = (schema: Json): Json => (isObject(schema) ? { type: 'object', ...schema } : schema);

function hasFields(schema: Json): boolean {
  if (!isObject(schema)) return false;
  if (isObject(schema.properties) && Object.keys(schema.properties).length > 0) return true;
  return [...LISTS].some((word) => {
    const list = schema[word];
    return Array.isArray(list) && list.some(hasFields);
  });
}

function isPattern(value: Json): boolean {
  try {
    new RegExp(String(value), 'u');
    return true;
  } catch {
    return false;
  }
}

const mapOf = (record: JsonObject, change: (value: Json, name: string) => Json): JsonObject =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, change(value, name)]],
    ),
  );

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
