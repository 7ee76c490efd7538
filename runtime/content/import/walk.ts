// Where a walk over a foreign schema stands, and what whoever takes over one of its words may ask of it.
import type { Json, JsonObject } from '../../core/index.ts';
import { childPointer } from '../../core/index.ts';
import type { Notes } from './common/notes.ts';
import type { RefusalCode } from './refusals.ts';
import type { Words } from './texts.ts';

/** What has no end and cannot be asked for: the inner levels of a schema that comes back to itself. */
export const CUT = Symbol('cut');
export type Folded = Json | typeof CUT;

/** Where a walk stands: the file and the pointer in it, the path of the answers, the refs it is inside of. */
export interface At {
  readonly file: string;
  readonly place: string;
  readonly path: string;
  readonly open: readonly string[];
  /** Inside `if`, `not` and the like, which say nothing of how a field is called or asked for. */
  readonly condition?: true;
  /** Do the texts here name the field: as its own, where it has none, or not at all? */
  readonly names: 'always' | 'if-none' | 'never';
}

/** One word or name further in. */
export const deeper = (at: At, name: string | number): At => ({
  ...at,
  place: childPointer(at.place, name),
});

/** A branch is one of several things a field may be: its title says which, not what the field is. */
export const unnamed = (at: At): At => ({ ...at, names: 'never' });

/** A part that always holds may name what has no name. */
export const maybeNamed = (at: At): At =>
  at.names === 'always' ? { ...at, names: 'if-none' } : at;

/** The walk itself. */
export interface Walk {
  readonly notes: Notes;
  readonly words: Words;
  /** Words forms do not use. */
  readonly leftOut: Set<string>;
  readonly refuse: (code: RefusalCode, place: string, name?: string) => void;
  /** The schema at a place without refs and texts. */
  readonly fold: (node: Json | undefined, at: At) => Folded;
  /** What a possibility is called, found through its refs. */
  readonly titleOf: (branch: Json, at: At, index: number) => string;
}

/** How one word of a schema is taken over; undefined where it is left out. */
export type TakeWord = (walk: Walk, value: Json, at: At, node: JsonObject) => Folded | undefined;
