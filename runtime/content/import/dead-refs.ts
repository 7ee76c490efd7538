// Refs of a foreign schema that lead nowhere: what hangs on one is left out and told, and the rest is taken.
import type { Json, JsonObject } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import type { Notes } from './common/notes.ts';
import { fileAt, fileOf, type SchemaFiles, targetOf } from './refs.ts';
import { isNothing } from './simpler.ts';
import { join } from './texts.ts';
import type { At } from './walk.ts';

/** Values that say what kind of answer is meant, whatever else a schema hangs on. */
const KINDS = new Set<Json | undefined>(['string', 'number', 'integer', 'boolean']);

/** Words that say it as well where they stand beside a ref. */
const SHAPES = ['type', 'properties', 'items', 'oneOf', 'anyOf', 'allOf', 'additionalProperties'];

/** Words whose schemas say when. One that is known in part would hold at other times. */
const WHENS = ['if', 'not', 'contains', 'propertyNames'];

const MAPS = ['properties', 'patternProperties', 'dependencies', 'dependentSchemas'];
const LISTS = ['allOf', 'oneOf', 'anyOf'];
const SINGLES = ['items', 'additionalItems', 'additionalProperties', 'then', 'else'];

/** What a person calls a piece that is told of. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ['allOf', 'a part of it'],
  ['oneOf', 'a possibility'],
  ['anyOf', 'a possibility'],
  ['if', 'a condition'],
  ['then', 'what a condition leads to'],
  ['else', 'what a condition leads to'],
]);

const REMEDIES = {
  elsewhere:
    'Put that file where the ref says, seen from the file it stands in or from a folder around it, or copy the piece into "definitions".',
  nothing: 'Check the part after #.',
} as const;

/** Levels, and refs behind refs, below which nobody looks. */
const DEEPEST = 500;

type Open = Record<string, Json | undefined>;

/** Finds them, in one schema and the files beside it. */
export class DeadRefs {
  readonly #source: SchemaFiles;
  readonly #notes: Notes;
  readonly #hanging = new WeakMap<JsonObject, string | undefined>();
  readonly #touched = new WeakMap<JsonObject, string | undefined>();
  #depth = 0;

  constructor(source: SchemaFiles, notes: Notes) {
    this.#source = source;
    this.#notes = notes;
  }

  /** The same schema without the pieces that hang on a dead ref; the same object where there is none. */
  without(node: JsonObject, at: At): JsonObject {
    const left: Open = { ...node };
    for (const word of MAPS) this.#ofMap(left, word, at);
    for (const word of LISTS) this.#ofList(left, word, at);
    for (const word of SINGLES) {
      const ref = this.#hangs(node[word], at.file);
      if (ref !== undefined) this.#drop(left, word, at, ref);
    }
    for (const word of WHENS) {
      const ref = this.#touches(node[word], at.file);
      if (ref === undefined) continue;
      this.#drop(left, word, at, ref);
      if (word !== 'if') continue;
      delete left.then;
      delete left.else;
    }
    const isSame = Object.keys(node).every((word) => left[word] === node[word]);
    return isSame ? node : (left as JsonObject);
  }

  /** Tells of a ref that leads nowhere and stands beside words that say something by themselves. */
  tell(ref: string, { path, condition }: At, piece = ''): void {
    if (condition !== undefined) return;
    const isElsewhere = fileOf(ref) !== '';
    const why = `"${ref}" ${isElsewhere ? 'names another file, which is not there' : 'names nothing that exists'}`;
    this.#notes.leftOut(
      path,
      piece === '' ? why : `${piece}, as ${why}`,
      REMEDIES[isElsewhere ? 'elsewhere' : 'nothing'],
    );
  }

  #drop(left: Open, word: string, at: At, ref: string): void {
    delete left[word];
    this.tell(ref, at, CALLED.get(word) ?? `"${word}"`);
  }

  #ofMap(left: Open, word: string, at: At): void {
    const map = left[word];
    if (!isObject(map)) return;
    const lost = new Map<string, string>();
    for (const [name, inner] of Object.entries(map)) {
      const ref = this.#hangs(inner, at.file);
      if (ref === undefined) continue;
      lost.set(name, ref);
      if (word === 'properties') this.tell(ref, { ...at, path: join(at.path, name) });
      else this.tell(ref, at, `"${word}" of ${name}`);
    }
    if (lost.size === 0) return;
    left[word] = Object.fromEntries(Object.entries(map).filter(([name]) => !lost.has(name)));
    if (word === 'properties') askNoMore(left, (name) => lost.has(String(name)));
  }

  #ofList(left: Open, word: string, at: At): void {
    const list = left[word];
    if (!Array.isArray(list)) return;
    const kept = list.filter((branch: Json) => {
      const ref = this.#hangs(branch, at.file);
      if (ref !== undefined) this.tell(ref, at, CALLED.get(word));
      return ref === undefined;
    });
    if (kept.length === list.length) return;
    if (kept.length > 0) left[word] = kept;
    else delete left[word];
  }

  /** The dead ref without which nobody knows what a schema asks for. */
  #hangs(node: Json | undefined, from: string): string | undefined {
    if (!isObject(node) || this.#depth > DEEPEST) return undefined;
    if (this.#hanging.has(node)) return this.#hanging.get(node);
    // A way back to itself ends nowhere, but not at a dead ref.
    this.#hanging.set(node, undefined);
    this.#depth += 1;
    const found = this.#whyUnknown(node, fileAt(node, from, this.#source));
    this.#depth -= 1;
    this.#hanging.set(node, found);
    return found;
  }

  #whyUnknown(node: JsonObject, file: string): string | undefined {
    const { $ref: ref, type } = node;
    if (node.enum !== undefined || node.const !== undefined) return undefined;
    if (KINDS.has(type) || Array.isArray(type)) return undefined;
    if (typeof ref === 'string') {
      if (SHAPES.some((word) => node[word] !== undefined)) return undefined;
      const target = targetOf(ref, file, this.#source);
      return target === undefined ? ref : this.#hangs(target.node, target.file);
    }
    if (isObject(node.additionalProperties) || isObject(node.patternProperties)) return undefined;
    const whys = piecesOf(node).map((pieces) => this.#allHang(pieces, file));
    return whys.includes(undefined) ? undefined : whys[0];
  }

  #allHang(pieces: readonly Json[], file: string): string | undefined {
    const whys = pieces.map((piece) => this.#hangs(piece, file));
    return whys.includes(undefined) ? undefined : whys[0];
  }

  /** A dead ref anywhere in a schema. */
  #touches(node: Json | undefined, from: string): string | undefined {
    if (Array.isArray(node)) return firstOf(node, (inner: Json) => this.#touches(inner, from));
    if (!isObject(node) || this.#depth > DEEPEST) return undefined;
    if (this.#touched.has(node)) return this.#touched.get(node);
    this.#touched.set(node, undefined);
    const file = fileAt(node, from, this.#source);
    this.#depth += 1;
    const found =
      this.#endOf(node.$ref, file) ??
      firstOf(Object.values(node), (inner) => this.#touches(inner, file));
    this.#depth -= 1;
    this.#touched.set(node, found);
    return found;
  }

  #endOf(ref: Json | undefined, file: string): string | undefined {
    if (typeof ref !== 'string') return undefined;
    const target = targetOf(ref, file, this.#source);
    return target === undefined ? ref : this.#touches(target.node, target.file);
  }
}

/** Nobody can be made to answer what is not asked. */
function askNoMore(left: Open, isLost: (name: Json) => boolean): void {
  const kept = (names: Json | undefined): Json | undefined =>
    Array.isArray(names) ? names.filter((name: Json) => !isLost(name)) : names;
  if (left.required !== undefined) left.required = kept(left.required);
  for (const word of ['dependencies', 'dependentRequired']) {
    const map = left[word];
    if (isObject(map))
      left[word] = Object.fromEntries(
        Object.entries(map).map(([name, needs]) => [name, kept(needs)]),
      ) as Json;
  }
}

/** The pieces that say what a schema asks for, in lists of which one that is known is enough. */
function piecesOf(node: JsonObject): readonly (readonly Json[])[] {
  const { items, prefixItems, properties } = node;
  const branches = LISTS.flatMap((word) => {
    const list = node[word];
    return Array.isArray(list) ? [list.filter((one: Json) => !isNothing(one))] : [];
  });
  const members = isObject(properties) ? Object.values(properties) : [];
  // Of a list each place must be known.
  const places = [items ?? [], prefixItems ?? []].flat().map((one) => [one as Json]);
  return [members as readonly Json[], ...branches, ...places].filter((list) => list.length > 0);
}

function firstOf<T, R>(list: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
