// Random edits of content, as people make them and as they get them wrong; a seed always makes the same.
import { type ContentSource, printJson } from '../../runtime/content/index.ts';
import type { Json } from '../../runtime/core/index.ts';
import { type Random, randomOf } from './random.ts';

/** How a text becomes another; undefined: the file is gone. */
type Edit = (text: string, random: Random) => string | undefined;

type Part = Record<string, Json> | Json[];

/** Every object and list of a value, itself first. */
function partsOf(value: Json): readonly Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Part, ...Object.values(value as object).flatMap((one: Json) => partsOf(one))];
}

/** Changes one object or list of a file, which has something in it. */
const inPart =
  (change: (part: Part, key: string, random: Random) => void): Edit =>
  (text, random) => {
    const value = valueIn(text);
    const parts = partsOf(value).filter((part) => Object.keys(part).length > 0);
    if (parts.length === 0) return text;
    const part = random.of(parts);
    change(part, random.of(Object.keys(part)), random);
    return printJson(value);
  };

function valueIn(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

const at = (part: Part, key: string): Json => (part as Record<string, Json>)[key] ?? null;

function otherThan(value: Json, random: Random): Json {
  if (typeof value === 'string')
    return random.of([`${value} more`, value.slice(1), `${value}x`, '', `{{${value}}}`]);
  if (typeof value === 'number') return random.of<Json>([value + 1, -value, 0.5, String(value)]);
  if (typeof value === 'boolean') return !value;
  return random.of<Json>([null, [], {}, 'else', 7]);
}

/** Mostly a text, which is right as often as not. */
const setOther = inPart((part, key, random) => {
  Object.assign(part, { [key]: otherThan(at(part, key), random) });
});

/** Words of which nobody is told that they are wrong. */
const setText = inPart((part, key) => {
  const value = at(part, key);
  if (typeof value === 'string') Object.assign(part, { [key]: `${value} again` });
});

const remove = inPart((part, key) => {
  if (Array.isArray(part)) part.splice(Number(key), 1);
  else delete part[key];
});

/** Of a list another order. */
const rename = inPart((part, key) => {
  if (Array.isArray(part)) {
    part.reverse();
    return;
  }
  const members = Object.entries(part);
  for (const [name] of members) delete part[name];
  for (const [name, value] of members) part[name === key ? `${name}_renamed` : name] = value;
});

const repeat = inPart((part, key) => {
  if (Array.isArray(part)) part.push(at(part, key));
  else part[`${key}_too`] = at(part, key);
});

const toTheEnd = inPart((part, key) => {
  if (Array.isArray(part)) return;
  const value = at(part, key);
  delete part[key];
  part[key] = value;
});

const cut: Edit = (text, random) => {
  const from = random.below(text.length);
  return text.slice(0, from) + text.slice(from + 1 + random.below(3));
};

const gone: Edit = () => undefined;

/** As often as they stand here. */
const EDITS = [setOther, setOther, setText, setText, remove, remove, rename, rename, repeat];
const RARE = [repeat, toTheEnd, toTheEnd, cut, gone];

/** Each kind as often as it stands here, however many files there are of it; most of what is edited is words. */
const KINDS: readonly RegExp[] = [
  /^messages\/en-US\/(sections\/)?[\w-]+\.json$/,
  /^messages\/en-US\/(sections\/)?[\w-]+\.json$/,
  /^messages\/en-US\/(sections\/)?[\w-]+\.json$/,
  /^messages\//,
  /^rules\//,
  /^schemas\/forms\//,
  /^schemas\/(sections|blocks)\//,
  /^schemas\/(views|flows|tables)\//,
  /^schemas\/calls\//,
  /^schemas\/[\w-]+\.json$/,
  /^schemas\/(meta|released)\//,
];

/** One edit after the other on content that was right once: some spoil it, some put files right again. */
export class RandomEdits {
  readonly #right: ContentSource;
  readonly #random: Random;
  readonly #now: Map<string, string>;

  constructor(right: ContentSource, seed: number) {
    this.#right = right;
    this.#now = new Map(right);
    this.#random = randomOf(seed);
  }

  /** The content after one more edit, and what it was. */
  next(): { readonly source: ContentSource; readonly what: string } {
    const what = this.#edit();
    return { source: new Map(this.#now), what };
  }

  #edit(): string {
    const random = this.#random;
    const spoilt = [...new Set([...this.#right.keys(), ...this.#now.keys()])].filter(
      (file) => this.#now.get(file) !== this.#right.get(file),
    );
    // The more is wrong, the likelier it is put right: where much is wrong, many lints keep quiet.
    if (random.below(10) < 2 * spoilt.length) {
      const files = random.below(3) === 0 ? [random.of(spoilt)] : spoilt;
      for (const file of files) this.#put(file, this.#right.get(file));
      return `right again: ${files.join(', ')}`;
    }
    if (random.below(20) === 0) return this.#add();
    const kind = random.of(KINDS);
    const file = random.of([...this.#now.keys()].filter((name) => kind.test(name)));
    const edit = random.of(random.below(4) === 0 ? RARE : EDITS);
    this.#put(file, edit(this.#now.get(file) ?? '', random));
    return `edited: ${file}`;
  }

  /** A file is copied under a name beside it, or under one that means something elsewhere. */
  #add(): string {
    const file = this.#random.of([...this.#now.keys()]);
    const name = this.#random.of(['$1-copy$2', 'added$2']);
    const copy = file.replace(/([\w-]+)(\.[\w.]+)$/, name);
    this.#put(copy, this.#now.get(file));
    return `added: ${copy}`;
  }

  #put(file: string, text: string | undefined): void {
    if (text === undefined) this.#now.delete(file);
    else this.#now.set(file, text);
  }
}
