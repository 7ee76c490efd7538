// Content that is about to be changed by value, file by file, with the dice that choose what is changed.
import { type ContentSource, printJson } from '../../../runtime/content/index.ts';
import type { Json } from '../../../runtime/core/index.ts';
import type { Random } from '../chance/random.ts';

export type Value = Record<string, Json>;

/** A kind of change: makes it, and says it in a sentence. Undefined: there is nothing here that could be changed so. */
export type Kind = (draft: Draft) => string | undefined;

/** A section of a form, or one that forms share, and the files that speak of it. */
export interface Section {
  /** `practice`, or `feedback/feedback`. */
  readonly name: string;
  readonly schema: string;
  readonly ui: string;
  readonly words: string;
  readonly rules: string;
  readonly cases: string;
}

export class Draft {
  readonly random: Random;
  readonly #before: ContentSource;
  readonly #now: Map<string, string>;

  constructor(before: ContentSource, random: Random) {
    this.#before = before;
    this.#now = new Map(before);
    this.random = random;
  }

  get source(): ContentSource {
    return this.#now;
  }

  /** Files that are other than they were, were added, or are gone. */
  get touched(): readonly string[] {
    const all = new Set([...this.#before.keys(), ...this.#now.keys()]);
    return [...all].filter((file) => this.#before.get(file) !== this.#now.get(file));
  }

  files(kind: RegExp): readonly string[] {
    return [...this.#now.keys()].filter((file) => kind.test(file));
  }

  file(kind: RegExp): string {
    return this.random.of(this.files(kind));
  }

  has(file: string): boolean {
    return this.#now.has(file);
  }

  text(file: string): string {
    return this.#now.get(file) ?? '';
  }

  write(file: string, text: string): void {
    this.#now.set(file, text);
  }

  remove(file: string): void {
    this.#now.delete(file);
  }

  /** A copy of what is in the file; of one that is not there, or cannot be read, nothing. */
  value(file: string): Value {
    try {
      return JSON.parse(this.text(file)) as Value;
    } catch {
      return {};
    }
  }

  put(file: string, value: Json): void {
    this.write(file, printJson(value));
  }

  /** Changes the value of a file, where the change says that it did. */
  edit(file: string, change: (value: Value) => void): void {
    const value = this.value(file);
    change(value);
    this.put(file, value);
  }

  /** One section, of a form or shared. */
  section(): Section {
    return sectionOf(this.file(/^schemas\/(sections|forms)\/.*\.schema\.json$/));
  }
}

/** By the file of its schema. */
export function sectionOf(schema: string): Section {
  const [, shared, form, own] =
    /^schemas\/(?:sections\/([\w-]+)|forms\/([\w-]+))\/([\w-]+)\.schema\.json$/.exec(schema) ?? [];
  const of = shared === undefined ? form : `sections/${shared}`;
  return {
    name: shared ?? `${form}/${own}`,
    schema,
    ui: schema.replace('.schema.json', '.ui.json'),
    words: `messages/en-US/${of}.json`,
    rules: `rules/${of}.rules.json`,
    cases: `rules/${of}.cases.json`,
  };
}

/** Every object of a value that is not a list, itself first. */
export function objectsIn(value: Json | undefined): readonly Value[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value as Value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Value, ...inner];
}

/** The member as an object; an empty one where it is none. */
export const objectAt = (value: Value, name: string): Value => {
  const inner = value[name];
  return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
    ? (inner as Value)
    : {};
};

export const listAt = (value: Value, name: string): Json[] =>
  Array.isArray(value[name]) ? (value[name] as Json[]) : [];

/** The value with a member called otherwise, where it stands. */
export const renamedMember = (value: Value, from: string, to: string): Value =>
  Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name === from ? to : name, inner]),
  );
