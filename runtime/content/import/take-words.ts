// Takes over the words of a foreign schema that forms know in a way of their own: members, rows, places, branches.
import type { Json, JsonObject, Schema } from '../../core/index.ts';
import { isObject, mayBeNull } from '../../core/index.ts';
import { misreadPattern } from '../lints/limits/pattern-faults.ts';
import { onlyValue } from './choices.ts';
import { emptyAnswer } from './empty-answers.ts';
import { takeErrors } from './errors.ts';
import { repaired } from './patterns.ts';
import { admitsNothing, isNothing, isOnlyNull } from './simpler.ts';
import { join } from './texts.ts';
import {
  type At,
  CUT,
  deeper,
  type Folded,
  maybeNamed,
  type TakeWord,
  unnamed,
  type Walk,
} from './walk.ts';
import { isImpossibleName, KEPT } from './words.ts';

/** Words whose schemas say when, and not what. */
export const CONDITIONS = new Set(['if', 'not', 'contains', 'propertyNames']);

/** Words of a schema that are taken over in a way of their own. */
export const TAKEN: Readonly<Record<string, TakeWord>> = {
  items: (walk, value, at) =>
    Array.isArray(value) ? foldPlaces(walk, value, at) : walk.fold(value, maybeNamed(at)),
  additionalItems: (walk, value, at, node) =>
    Array.isArray(node.items) ? walk.fold(value, unnamed(at)) : undefined,
  properties: foldProperties,
  required: (_walk, value, at, node) =>
    Array.isArray(value)
      ? value
          .map(String)
          .filter((name) => !isUnasked(name, node, at) && !isImpossibleName(name, at.path))
      : undefined,
  dependencies: foldDependencies,
  additionalProperties: (walk, value, at) =>
    isObject(value) && Object.keys(value).length > 0
      ? orNothing(walk.fold(value, unnamed(at)))
      : value === false
        ? false
        : undefined,
  patternProperties: (walk, value, at) =>
    isObject(value) ? foldNamed(walk, value, at) : undefined,
  format: (_walk, value) => (KEPT.formats.has(String(value)) ? value : undefined),
  // What is no pattern of JSON Schema is told as it stands.
  pattern: (_walk, value) =>
    misreadPattern(String(value)) === undefined ? repaired(String(value)) : value,
  enumNames: () => undefined,
  errorMessage: (walk, value, at, node) => takeErrors(walk, value, at, node),
  default: (_walk, value) => (value === null ? undefined : value),
};

const orNothing = (folded: Folded): Json | undefined => (folded === CUT ? undefined : folded);

const OF_THE_FILE = new Set(['$schema', '$id', '$ref', '$comment', '$defs', '$anchor']);

/** Further in they are names like others. */
const isOfTheFile = (name: string, path: string): boolean => path === '' && OF_THE_FILE.has(name);

/**
 * Names that speak of the file itself, and fields that can hold nothing: neither is asked for. What is always null is sent
 * where it always may be; of several possibilities it would tell which one is meant.
 */
function isUnasked(name: string, { properties }: JsonObject, { path, names }: At): boolean {
  if (isOfTheFile(name, path)) return true;
  const own = isObject(properties) ? properties[name] : undefined;
  if (own === false) return true;
  return isNothing(own) && (names === 'never' || !isOnlyNull(own));
}

const ANOTHER_NAME =
  'Give it a name of letters and digits, at most 200 of them, beginning with a letter, without dots, stars and spaces at its ends; at the top not context, row or today.';

function leaveOutField({ notes }: Walk, name: string, { path }: At): void {
  const seen = name.replaceAll(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');
  const shown = seen.length > LONGEST_SHOWN ? `${seen.slice(0, LONGEST_SHOWN)} …` : seen;
  notes.leftOut(join(path, shown), `a form cannot have a field named "${shown}"`, ANOTHER_NAME);
}

const LONGEST_SHOWN = 60;

function foldProperties(walk: Walk, value: Json, at: At, node: JsonObject): Folded | undefined {
  if (!isObject(value)) return undefined;
  const required = Array.isArray(node.required) ? node.required : [];
  const made: Record<string, Json> = {};
  for (const [name, inner] of Object.entries(value)) {
    const here: At = { ...deeper(at, name), path: join(at.path, name), names: 'always' };
    if (isUnasked(name, node, at) && at.condition === undefined) {
      const isFiles = isOfTheFile(name, at.path);
      if (isFiles) walk.leftOut.add(name);
      walk.notes.leftOut(
        here.path,
        isFiles ? 'it speaks of the file, not of an answer' : 'it can hold nothing',
      );
    } else if (isOnlyNull(inner) && at.condition === undefined) {
      const { title, description } = isObject(inner) ? inner : {};
      walk.words.label(here.path, title);
      walk.words.hint(here.path, description);
      made[name] = { type: 'null' };
    } else if (isImpossibleName(name, at.path)) {
      if (at.condition === undefined) leaveOutField(walk, name, at);
    } else {
      const folded = walk.fold(inner, here);
      const isNone =
        isObject(folded) &&
        (mayBeNull(folded as Schema) || emptyAnswer(folded as Schema) !== undefined);
      if (required.includes(name) && at.condition === undefined && admitsNothing(inner) && !isNone)
        walk.notes.changed(
          here.path,
          'it is required and may be null or "", which cannot be sent: it must be answered',
        );
      if (folded !== CUT) made[name] = folded;
      else if (required.includes(name)) return CUT;
    }
  }
  return made;
}

/** The places of a list whose places mean different things. */
function foldPlaces(walk: Walk, value: readonly Json[], at: At): Folded {
  const made: Json[] = [];
  for (const [index, place] of value.entries()) {
    const title = isObject(place) ? place.title : undefined;
    if (at.condition === undefined) walk.words.place(at.path, index, title);
    const folded = walk.fold(place, unnamed(deeper(at, index)));
    if (folded === CUT) return CUT;
    made.push(folded);
  }
  return made;
}

/** Of several possibilities those that end are left; of parts that all hold, each must. */
export function foldList(walk: Walk, value: readonly Json[], at: At, word: string): Folded {
  const made: Json[] = [];
  const titles: string[] = [];
  for (const [index, branch] of value.entries()) {
    const own = word !== 'allOf' && at.condition === undefined && isObject(branch);
    // The title of one possibility says what it is, not what the field is that may be it.
    const here = deeper(at, index);
    const folded = walk.fold(branch, word === 'allOf' ? maybeNamed(here) : unnamed(here));
    if (folded === CUT && word === 'allOf') return CUT;
    if (folded === CUT) continue;
    if (own) titles.push(walk.titleOf(branch, at, index));
    made.push(folded);
  }
  if (made.length === 0) return CUT;
  if (titles.length === made.length && at.names !== 'never') {
    walk.words.shapes(at.path, titles);
    if (at.path === '') nameByShape(walk, made, titles);
  }
  return made;
}

/** Of a form that is one of several, the answer that says which is called as that one is. */
function nameByShape(walk: Walk, shapes: readonly Json[], titles: readonly string[]): void {
  const labels = shapes.flatMap((shape, index) =>
    Object.entries(isObject(shape) && isObject(shape.properties) ? shape.properties : {}).flatMap(
      ([path, member]) => {
        const value = isObject(member) ? onlyValue(member) : undefined;
        return value === undefined ? [] : [{ path, value, name: titles[index] ?? '' }];
      },
    ),
  );
  for (const { path, value, name } of labels) {
    const values = labels.filter((one) => one.path === path).map((one) => one.value);
    if (new Set(values).size === shapes.length) walk.words.choiceIfNone(path, { value, name });
  }
}

function foldDependencies(walk: Walk, value: Json, at: At): Folded | undefined {
  if (!isObject(value)) return undefined;
  const made: Record<string, Json> = {};
  for (const [name, inner] of Object.entries(value)) {
    const folded = Array.isArray(inner)
      ? (inner as Json)
      : walk.fold(inner, unnamed(deeper(at, name)));
    if (folded === CUT) return CUT;
    made[name] = folded;
  }
  return made;
}

function foldNamed(walk: Walk, value: JsonObject, at: At): Folded | undefined {
  const made: Record<string, Json> = {};
  for (const [name, inner] of Object.entries(value)) {
    const pattern = repaired(name);
    const folded = pattern === undefined ? CUT : walk.fold(inner, unnamed(deeper(at, name)));
    if (pattern !== undefined && folded !== CUT) made[pattern] = folded;
  }
  return Object.keys(made).length > 0 ? made : undefined;
}
