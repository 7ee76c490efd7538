// Walks a foreign schema: keeps the words forms know, replaces its `$ref`s, takes its texts out as messages, and says
// what no form can be made of.
import type { Json, JsonObject } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import type { ContentFault } from '../model/types.ts';
import { enumNames, namedChoices } from './choices.ts';
import { Notes } from './common/notes.ts';
import { DeadRefs } from './dead-refs.ts';
import { fileAt, type SchemaFiles, type Target, targetOf } from './refs.ts';
import { type RefusalCode, refusal } from './refusals.ts';
import { joined, simpler } from './simpler.ts';
import { CONDITIONS, foldList, TAKEN } from './take-words.ts';
import { titleOf, Words } from './texts.ts';
import { type At, CUT, deeper, type Folded, unnamed, type Walk } from './walk.ts';
import { type Malformed, wellFormed } from './well-formed.ts';
import { KEPT, LISTS, SINGLES, TEXTS } from './words.ts';

/** Most schemas the result may have: refs that multiply would fill the memory. */
const MOST_PIECES = 5_000;

/** Most values and names its lists may have: choices, and what is required. */
const MOST_LISTED = 10_000;

/** Refs that lead to the next one: nobody writes more. */
const LONGEST_CHAIN = 200;

/** One walk over a foreign schema, with all that is found on the way. */
export class Folder implements Walk {
  readonly notes = new Notes();
  readonly words = new Words(this.notes);
  readonly faults: ContentFault[] = [];
  readonly leftOut = new Set<string>();
  pieces = 0;
  listed = 0;
  /** Was something that comes back to itself cut off? */
  isCut = false;
  readonly #dead: DeadRefs;
  readonly #source: SchemaFiles;
  readonly #made: string;
  readonly #levels: number;

  /** `made` is the file a fault is said to be in; `levels` how often a ref may stand inside itself. */
  constructor(source: SchemaFiles, made: string, levels: number) {
    this.#source = source;
    this.#made = made;
    this.#levels = levels;
    this.#dead = new DeadRefs(source, this.notes);
  }

  /** The whole schema, or one that stands around it. */
  whole(node: Json): Json {
    const folded = this.fold(node, {
      file: this.#source.main,
      place: '',
      path: '',
      open: [],
      names: 'always',
    });
    if (folded !== CUT) return folded;
    this.refuse('recursive-ref', '', '#');
    return {};
  }

  refuse(code: RefusalCode, place: string, name = ''): void {
    this.faults.push(refusal(code, { file: this.#made, place }, name));
  }

  fold(node: Json | undefined, at: At): Folded {
    this.pieces += 1;
    if (this.pieces === MOST_PIECES + 1) this.refuse('schema-too-large', at.place);
    if (this.pieces > MOST_PIECES) return {};
    if (!isObject(node)) return typeof node === 'boolean' ? node : {};
    if (this.listed > MOST_LISTED) return {};
    const file = fileAt(node, at.file, this.#source);
    if (file !== at.file) return this.fold(withoutId(node), { ...at, file });
    const live = this.#dead.without(node, at);
    if (live !== node) return this.#withoutDead(live, at);
    if (typeof node.$ref === 'string') return this.#follow(node, node.$ref, at);
    const { schema, told } = wellFormed(node);
    if (schema !== node) return this.#mended(schema, told, at);
    const plain = simpler(node);
    const choices = namedChoices(plain);
    if (choices !== undefined || plain !== node) return this.#again(plain, choices, at);
    if (at.condition === undefined && at.names !== 'never') this.#keepTexts(node, at);
    if (at.condition === undefined)
      for (const choice of enumNames(node)) this.words.choice(at.path, choice);
    return this.#members(node, at);
  }

  /** Once more, without what hangs on refs that lead nowhere. */
  #withoutDead(live: JsonObject, at: At): Folded {
    this.pieces -= 1;
    return this.fold(live, at);
  }

  /** Once more, without words that are none. */
  #mended(schema: JsonObject, told: readonly Malformed[], at: At): Folded {
    this.pieces -= 1;
    for (const { did, what, remedy } of at.condition === undefined ? told : []) {
      if (did === 'changed') this.notes.changed(at.path, what);
      else this.notes.leftOut(at.path, what, remedy);
    }
    return this.fold(schema, at);
  }

  /** Once more, in fewer words. */
  #again(plain: JsonObject, choices: ReturnType<typeof namedChoices>, at: At): Folded {
    this.pieces -= 1;
    if (at.condition === undefined)
      for (const choice of choices?.names ?? []) this.words.choice(at.path, choice);
    return this.fold(choices?.schema ?? plain, at);
  }

  #keepTexts(node: JsonObject, { path, names }: At): void {
    if (names === 'always') this.words.label(path, node.title);
    else this.words.labelIfNone(path, node.title);
    this.words.hint(path, node.description);
  }

  /** Is there room for what a schema lists? */
  #hasRoomFor({ enum: values, required }: JsonObject, { place }: At): boolean {
    const before = this.listed;
    for (const list of [values, required]) if (Array.isArray(list)) this.listed += list.length;
    if (before <= MOST_LISTED && this.listed > MOST_LISTED) this.refuse('lists-too-long', place);
    return this.listed <= MOST_LISTED;
  }

  #members(node: JsonObject, at: At): Folded {
    if (!this.#hasRoomFor(node, at)) return {};
    const made: Record<string, Json> = {};
    for (const [word, value] of Object.entries(node)) {
      if (value === undefined) continue;
      const imported = this.#word(word, value, deeper(at, word), node);
      if (imported === CUT) return CUT;
      if (imported !== undefined) made[word] = imported;
      else this.#leaveOut(word, value, at);
    }
    return made;
  }

  #word(word: string, value: Json, at: At, node: JsonObject): Folded | undefined {
    const own = Object.hasOwn(TAKEN, word) ? TAKEN[word] : undefined;
    if (own !== undefined) return own(this, value, at, node);
    if (LISTS.has(word)) return Array.isArray(value) ? foldList(this, value, at, word) : undefined;
    if (SINGLES.has(word))
      return this.fold(value, CONDITIONS.has(word) ? { ...at, condition: true } : unnamed(at));
    return KEPT.words.has(word) ? value : undefined;
  }

  #leaveOut(word: string, value: Json, at: At): void {
    if (TEXTS.has(word) || (word === 'additionalProperties' && !isObject(value))) return;
    this.leftOut.add(word);
    if (at.condition === undefined)
      this.notes.leftOut(at.path, typeof value === 'string' ? `${word} "${value}"` : word);
  }

  /** The title of a possibility, found through its refs. */
  titleOf(branch: Json, at: At, index: number): string {
    let node = branch;
    let name = '';
    for (let step = 0; step < 9 && isObject(node) && typeof node.title !== 'string'; step += 1) {
      if (typeof node.$ref !== 'string') break;
      const target = targetOf(node.$ref, at.file, this.#source);
      if (target === undefined) break;
      name =
        node.$ref
          .split(/[/#]/)
          .at(-1)
          ?.replace(/(\.schema)?\.json$/, '') ?? '';
      node = target.node;
    }
    return isObject(node) ? titleOf(simpler(node), name, index) : titleOf({}, name, index);
  }

  #follow(node: JsonObject, ref: string, at: At): Folded {
    const target = targetOf(ref, at.file, this.#source);
    if (target === undefined) {
      this.#dead.tell(ref, at);
      const { $ref: _dead, ...own } = node;
      return this.fold(own, at);
    }
    if (at.open.length >= LONGEST_CHAIN) {
      if (at.condition === undefined)
        this.notes.leftOut(
          at.path,
          `what stands behind more than ${LONGEST_CHAIN} refs, one behind the other`,
          'Name it by one ref.',
        );
      return CUT;
    }
    if (at.open.filter((open) => open === target.address).length >= this.#levels) {
      this.isCut = true;
      if (at.condition === undefined)
        this.notes.leftOut(
          at.path,
          `what stands inside itself more than ${this.#levels} levels deep`,
        );
      return CUT;
    }
    return this.#into(target, node, at);
  }

  #into({ node: target, file, address }: Target, node: JsonObject, at: At): Folded {
    const { $ref: _ref, ...own } = node;
    const both = isObject(target) ? joined(own, withoutNames(target)) : target;
    // What stood beside the ref keeps its own file's refs only where there is none in it: a ref beside a ref is rare.
    return this.fold(both, { ...at, file, open: [...at.open, address] });
  }
}

/** Where it stands is known by now. */
const withoutId = ({ $id: _id, id: _name, ...rest }: JsonObject): JsonObject => rest;

/** A root that is referred to names itself and its pieces again, which nobody asks for. */
function withoutNames({
  $id: _id,
  id,
  definitions: _d,
  $defs: _s,
  ...rest
}: JsonObject): JsonObject {
  return typeof id === 'string' || id === undefined ? rest : { id, ...rest };
}
