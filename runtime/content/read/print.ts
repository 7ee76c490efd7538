// Prints a content file: one layout for each value, so that a change and its undoing leave the same bytes.
import { isObject, type Json, type JsonObject } from '../../core/index.ts';
import type { ContentSource } from '../model/types.ts';

/** As `biome.json` says it: the formatter and this printer are to agree on every file. */
const WIDTH = 120;

/**
 * The text of a file: members in the order they have, a list or an object on one line where it fits, else one member a line.
 */
export const printJson = (value: Json): string =>
  `${printed(value, { indent: '', before: 0, after: 0 })}\n`;

interface At {
  readonly indent: string;
  /** Signs on the line before the value, besides the indent. */
  readonly before: number;
  /** Signs behind it: the comma of all members but the last. */
  readonly after: number;
}

function printed(value: Json, { indent, before, after }: At): string {
  const line = inLine(value);
  if (typeof value !== 'object' || value === null || line.length <= 2) return line;
  if (indent.length + before + line.length + after <= WIDTH) return line;
  const inner = `${indent}  `;
  const members = membersOf(value);
  const lines = members.map(([key, member], at) => {
    const comma = at < members.length - 1 ? 1 : 0;
    const text = printed(member, { indent: inner, before: key.length, after: comma });
    return `${inner}${key}${text}`;
  });
  const [open, close] = isObject(value) ? '{}' : '[]';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** Signs nobody sees, and such as turn the direction of what follows. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** What nobody sees is written out, so that whoever reads the file knows that it is there. */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    UNSEEN,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Each with what stands before it. */
function membersOf(value: object): readonly (readonly [key: string, member: Json])[] {
  if (Array.isArray(value)) return value.map((item: Json) => ['', item]);
  return Object.entries(value as JsonObject).flatMap(([name, member]) =>
    member === undefined ? [] : [[`${quoted(name)}: `, member]],
  );
}

function inLine(value: Json): string {
  // As the formatter writes 1e+21.
  if (typeof value === 'number') return JSON.stringify(value).replace('e+', 'e');
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = membersOf(value).map(([key, member]) => key + inLine(member));
  if (members.length === 0) return isObject(value) ? '{}' : '[]';
  const text = members.join(', ');
  return isObject(value) ? `{ ${text} }` : `[${text}]`;
}

/** What a check of releases writes has a layout of its own: one field a line. */
const OF_ITS_OWN = /^schemas\/released\//;

/** The files that are right and not laid out so, with the text they should have. */
export function printedAnew(source: ContentSource): ReadonlyMap<string, string> {
  const anew = new Map<string, string>();
  for (const [file, text] of source) {
    if (!file.endsWith('.json') || OF_ITS_OWN.test(file)) continue;
    const value = valueIn(text);
    const print = value === undefined ? text : printJson(value);
    if (print !== text) anew.set(file, print);
  }
  return anew;
}

function valueIn(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
