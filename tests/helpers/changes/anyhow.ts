// Changes of any object or list of any file, made without a look at what it means: as people get it wrong at a key.
import { printJson } from '../../../runtime/content/index.ts';
import type { Json } from '../../../runtime/core/index.ts';
import type { Random } from '../chance/random.ts';
import type { Kind } from './draft.ts';

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

/** One file of a kind, changed somewhere. */
export const anyhow: Kind = (draft) => {
  const { random } = draft;
  const file = draft.file(random.of(KINDS));
  const edit = random.of(random.below(4) === 0 ? RARE : EDITS);
  const text = edit(draft.text(file), random);
  if (text === undefined) draft.remove(file);
  else draft.write(file, text);
  return `somewhere, in ${file}`;
};

/** A file is copied under a name beside it, or under one that means something elsewhere. */
export const copied: Kind = (draft) => {
  const file = draft.file(/./);
  const name = draft.random.of(['$1-copy$2', 'added$2']);
  const copy = file.replace(/([\w-]+)(\.[\w.]+)$/, name);
  draft.write(copy, draft.text(file));
  return `added ${copy}`;
};
