// Where a message stands: its file by its key, and its member there.
import { isObject, type Json } from '../../core/index.ts';
import type { ContentSource } from '../model/types.ts';

/** What a message says, or whose words it has. */
export type Words = { readonly text: string } | { readonly use: string };

/** A message by its key: a whole Markdown file, or a member of a JSON file. */
export type Place =
  | { readonly kind: 'long'; readonly file: string }
  | { readonly kind: 'short'; readonly file: string; readonly member: string };

const FOLDER = /^messages\/([^/]+)\//;
const NO_MESSAGE = '$schema';

/** Files of messages by what their keys begin with; of a Markdown file the whole key. */
interface Index {
  readonly long: ReadonlyMap<string, string>;
  readonly short: ReadonlyMap<string, string>;
}

const INDEXES = new WeakMap<ContentSource, Index>();

function indexOf(source: ContentSource, locale: string): Index {
  const known = INDEXES.get(source);
  if (known) return known;
  const [long, short] = [new Map<string, string>(), new Map<string, string>()];
  for (const file of source.keys()) {
    if (FOLDER.exec(file)?.[1] !== locale) continue;
    const name = file.slice(`messages/${locale}/`.length);
    const dotted = (ending: string) => name.slice(0, -ending.length).replaceAll('/', '.');
    if (name.endsWith('.md')) long.set(dotted('.md'), file);
    else if (name.endsWith('.json')) short.set(dotted('.json'), file);
  }
  const index = { long, short };
  INDEXES.set(source, index);
  return index;
}

/** Where the message of this key stands, or would stand; undefined where no file is for such keys. */
export function placeOf(source: ContentSource, key: string, locale = 'en-US'): Place | undefined {
  const { long, short } = indexOf(source, locale);
  const whole = long.get(key);
  if (whole !== undefined) return { kind: 'long', file: whole };
  // The longest beginning counts: of `sections.firm.name.label` that is `sections.firm`.
  for (let at = key.lastIndexOf('.'); at > 0; at = key.lastIndexOf('.', at - 1)) {
    const file = short.get(key.slice(0, at));
    const member = key.slice(at + 1);
    if (file !== undefined && member !== '' && member !== NO_MESSAGE)
      return { kind: 'short', file, member };
  }
  return undefined;
}

/** The key of a member of a file of messages. */
export const keyIn = (file: string, member: string): string =>
  `${file
    .replace(FOLDER, '')
    .replace(/\.json$/, '')
    .replaceAll('/', '.')}.${member}`;

export type Members = readonly (readonly [name: string, value: Json])[];

/** A command asks for the members of a file again and again. */
const KNOWN = new Map<string, Members | undefined>();
const MOST_KNOWN = 40;

/** The members of a file in their order; undefined where it is no JSON object. */
export function membersOf(text: string): Members | undefined {
  if (KNOWN.has(text)) return KNOWN.get(text);
  const members = parsed(text);
  KNOWN.set(text, members);
  for (const oldest of KNOWN.keys()) {
    if (KNOWN.size <= MOST_KNOWN) break;
    KNOWN.delete(oldest);
  }
  return members;
}

function parsed(text: string): Members | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? (Object.entries(value) as [string, Json][]) : undefined;
  } catch {
    return undefined;
  }
}

/** What a member says; undefined where it is no message. */
export function wordsIn(value: Json | undefined): Words | undefined {
  if (typeof value === 'string') return { text: value };
  return isObject(value) && typeof value.use === 'string' ? { use: value.use } : undefined;
}

/** What a message says of its own; undefined where there is none of this key, or its file cannot be read. */
export function ownWordsAt(source: ContentSource, key: string): Words | undefined {
  const place = placeOf(source, key);
  const text = place && source.get(place.file);
  if (place === undefined || text === undefined) return undefined;
  if (place.kind === 'long') return { text };
  const member = membersOf(text)?.find(([name]) => name === place.member);
  return member && wordsIn(member[1]);
}

/** Others a message may use, one after the other; more would be a circle. */
const MOST_USES = 20;

/** What people read: its own words, or those of the one it uses; undefined where there are none. */
export function textAt(source: ContentSource, key: string): string | undefined {
  let at = key;
  for (let uses = 0; uses <= MOST_USES; uses += 1) {
    const words = ownWordsAt(source, at);
    if (!words || 'text' in words) return words?.text;
    at = words.use;
  }
  return undefined;
}
