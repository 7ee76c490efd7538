// Walks a foreign schema: keeps the words forms know, replaces its `$ref`s, takes its texts out as messages, and says
// what no form can be made of.
import type { Json, JsonObject } from '../../core/index.ts';
import { childPointer, getAt, isObject } from '../../core/index.ts';
import type { ContentFault } from '../model/types.ts';
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
  const messages: Record<string, string> = {};
  const faults: ContentFault[] = [];
  const leftOut = new Set<string>();
  let pieces = 0;
  const refuse = (code: string, place: string, message: string, remedy: string) => {
    faults.push({ code, file, place, message, remedy });
  };

  const fold = (
    node: Json | undefined,
    place: string,
    path: string,
    open: readonly string[],
  ): Json => {
    pieces += 1;
    if (pieces > MOST_PIECES) {
      if (pieces === MOST_PIECES + 1) {
        refuse(
          'schema-too-large',
          place,
          'With every $ref replaced the schema has too many pieces.',
          'Import a part of it.',
        );
      }
      return {};
    }
    if (!isObject(node)) return typeof node === 'boolean' ? node : {};
    const ref = node.$ref;
    if (typeof ref === 'string') return follow(node, ref, place, path, open);
    // The title of one possibility says what it is, not what the field is that may be it.
    if (!POSSIBILITY.test(place)) keepTexts(node, path);
    const choices = namedChoices(node);
    if (choices !== undefined) return fold(choices, place, path, open);
    const made: Record<string, Json> = {};
    for (const [word, value] of Object.entries(asDraft07(node))) {
      if (value === undefined) continue;
      const kept = foldWord(word, value, childPointer(place, word), path, open);
      if (kept !== undefined) made[word] = kept;
      else if (FREE_NAMES.has(word) && isObject(value)) leftOut.add(`${word} at ${place || '/'}`);
      else if (!TEXTS.has(word)) leftOut.add(word);
    }
    return withBounds(made, node);
  };

  const foldWord = (
    word: string,
    value: Json,
    place: string,
    path: string,
    open: readonly string[],
  ): Json | undefined => {
    if ((word === 'items' || word === 'prefixItems') && Array.isArray(value)) {
      refuse(
        'fixed-positions',
        place,
        `A list whose places mean different things (${word} as a list) cannot be shown.`,
        'Give each place a name of its own.',
      );
      return undefined;
    }
    if (word === 'properties' && isObject(value)) {
      const { names, impossible } = sortNames(value);
      for (const name of impossible) {
        refuse(
          'field-name',
          childPointer(place, name),
          `A form cannot have a field named "${name}".`,
          'Give it a name without dots, stars and spaces at its ends.',
        );
      }
      for (const name of Object.keys(value)) if (name.startsWith('$')) leftOut.add(name);
      return mapOf(names, (inner, name) =>
        fold(inner, childPointer(place, name), join(path, name), open),
      );
    }
    if (word === 'required' && Array.isArray(value)) {
      return value.filter((name) => !String(name).startsWith('$'));
    }
    if (word === 'dependencies' && isObject(value)) {
      return mapOf(value, (inner, name) =>
        Array.isArray(inner) ? inner : fold(inner, childPointer(place, name), path, open),
      );
    }
    if (LISTS.has(word) && Array.isArray(value)) {
      return value.map((inner: Json, index) => fold(inner, `${place}/${index}`, path, open));
    }
    if (word === 'additionalProperties') return value === false ? false : undefined;
    if (SINGLES.has(word)) return fold(value, place, path, open);
    if (word === 'format') return KEPT.formats.has(String(value)) ? value : undefined;
    if (word === 'pattern') return isPattern(value) ? value : undefined;
    if (word === 'enumNames' && Array.isArray(value)) return undefined;
    return KEPT.words.has(word) ? value : undefined;
  };

  const follow = (
    node: JsonObject,
    ref: string,
    place: string,
    path: string,
    open: readonly string[],
  ): Json => {
    if (!ref.startsWith('#')) {
      refuse(
        'ref-leaves-content',
        `${place}/$ref`,
        `"${ref}" leads to another file or site.`,
        'Bundle the schema into one file first.',
      );
      return {};
    }
    if (open.includes(ref)) {
      refuse(
        'recursive-ref',
        `${place}/$ref`,
        `"${ref}" leads back to itself: the form would never end.`,
        'Write the levels you need one inside the other, and end with a plain field.',
      );
      return {};
    }
    const target = targetOf(root, ref);
    if (target === undefined) {
      refuse(
        'ref-to-nothing',
        `${place}/$ref`,
        `"${ref}" names nothing that exists.`,
        'Check the part after #.',
      );
      return {};
    }
    const { $ref: _ref, ...own } = node;
    const joined = isObject(target) ? { ...target, ...own } : target;
    return fold(joined, place, path, [...open, ref]);
  };

  /** Titles become labels, descriptions hints, names of choices option texts; the first text of a place stays. */
  const keepTexts = (node: JsonObject, path: string): void => {
    if (path === '') return;
    const label = typeof node.title === 'string' ? node.title : undefined;
    if (label !== undefined) messages[`${path}.label`] ??= label;
    if (typeof node.description === 'string') messages[`${path}.hint`] ??= node.description;
    const names = node.enumNames;
    if (Array.isArray(node.enum) && Array.isArray(names)) {
      node.enum.forEach((value, index) => {
        const name = names[index];
        if (typeof name === 'string') messages[`${path}.option.${String(value)}`] ??= name;
      });
    }
  };

  const schema = fold(root, '', '', ['#']);
  if (faults.length === 0 && !hasFields(schema)) {
    refuse(
      'no-fields',
      '',
      'The schema describes no fields: it is not an object with properties.',
      'Import the part that has "properties".',
    );
  }
  labelAll(schema, '', messages);
  return { schema: typed(schema), messages, faults, leftOut: [...leftOut].sort() };
}

const POSSIBILITY = /\/(oneOf|anyOf)\/\d+$/;

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
  for (const [name, child] of Object.entries(isObject(node.properties) ? node.properties : {})) {
    const inner = join(path, name);
    messages[`${inner}.label`] ??= humanize(name);
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
