// Says where a text stops being JSON, and why in the words of somebody who wrote it by hand.

import type { Json } from '../../core/index.ts';
import { lineAt } from './json-lines.ts';

/** The first thing that is wrong, and what to do about it. */
export interface JsonFault {
  readonly offset: number;
  readonly message: string;
  readonly remedy: string;
}

/** Some editors of Windows mark UTF-8 by it; it is no part of the text. */
export const BYTE_ORDER_MARK = /^\uFEFF/;
const WORD = /^[^\s,:[\]{}"]+/;
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
/** A text up to its closing quote: no line break in it, and no escape that JSON does not know. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these inside a text.
const TEXT = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/;

class Wrong extends Error {
  readonly offset: number;
  readonly remedy: string;

  constructor(offset: number, message: string, remedy: string) {
    super(message);
    this.offset = offset;
    this.remedy = remedy;
  }
}

/** The value of a text somebody wrote, or what is wrong with it and in which line. */
export function readJson(
  text: string,
): { readonly value: Json } | { readonly fault: JsonFault; readonly line: number } {
  const plain = text.replace(BYTE_ORDER_MARK, '');
  const fault = jsonFault(plain);
  if (fault === undefined) return { value: JSON.parse(plain) as Json };
  return { fault, line: lineAt(plain, fault.offset) };
}

/** Undefined for JSON. */
export function jsonFault(text: string): JsonFault | undefined {
  let at = 0;
  const skip = (): string => {
    while (/[ \t\r\n]/.test(text[at] ?? '')) at += 1;
    return text[at] ?? '';
  };
  const value = (): void => {
    const sign = skip();
    if (sign === '{') members('}');
    else if (sign === '[') members(']');
    else if (sign === '"') string();
    else word();
  };
  const word = (): void => {
    const found = WORD.exec(text.slice(at))?.[0] ?? '';
    if (!/^(true|false|null)$/.test(found) && !NUMBER.test(found)) throw strange(text, at, found);
    at += found.length;
  };
  const string = (): void => {
    const found = TEXT.exec(text.slice(at))?.[0];
    if (found === undefined) throw unended(text, at);
    at += found.length;
  };
  const members = (end: '}' | ']'): void => {
    const start = at;
    at += 1;
    for (let first = true; ; first = false) {
      const sign = skip();
      if (sign === end && first) break;
      if (sign === end) throw extraComma(text, at, end);
      if (sign === '') throw unclosed(start, text);
      if (end === '}') name();
      value();
      const after = skip();
      if (after === end) break;
      if (after === '') throw unclosed(start, text);
      if (after !== ',') throw noComma(text, at, end);
      at += 1;
    }
    at += 1;
  };
  const name = (): void => {
    if (text[at] !== '"') throw strange(text, at, WORD.exec(text.slice(at))?.[0] ?? '');
    string();
    if (skip() !== ':')
      throw new Wrong(at, 'A colon is missing before this.', 'Write "name": value.');
    at += 1;
  };
  try {
    value();
    if (skip() === '') return undefined;
    throw new Wrong(
      at,
      'The file goes on after its last bracket.',
      'Take away what follows, or the bracket that closes too early.',
    );
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { offset: error.offset, message: error.message, remedy: error.remedy };
  }
}

/** Something that no value begins with. */
function strange(text: string, at: number, word: string): Wrong {
  const sign = text[at] ?? '';
  if (sign === '')
    return new Wrong(at, 'The file ends where something should stand.', 'Complete the file.');
  if (/[\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb]/.test(sign))
    return new Wrong(
      at,
      `Here stands the quote ${sign} of a word processor.`,
      'Write the straight quote ", and edit with a plain text editor.',
    );
  if (sign === "'") return new Wrong(at, "Here stands the quote '.", 'Write " before and after.');
  if (text.startsWith('//', at) || text.startsWith('/*', at) || sign === '#')
    return new Wrong(
      at,
      'Here stands a note, and JSON knows none.',
      'Take it away; most files take "$comment": "…" instead.',
    );
  if (sign === ',') return new Wrong(at, 'Here is a comma too many.', 'Take one away.');
  if (/[:}\]]/.test(sign))
    return new Wrong(at, `Something is missing before this ${sign}.`, 'Write it, or take it away.');
  return new Wrong(
    at,
    `"${word.slice(0, 40)}" stands here without quotes.`,
    'Texts and names stand in quotes ("…"); without are only numbers, true, false and null.',
  );
}

function unended(text: string, at: number): Wrong {
  const line = text.slice(at).split('\n', 1)[0] ?? '';
  if (/^"(?:[^"\\]|\\.)*"/.test(line))
    return new Wrong(
      at,
      'This text holds a backslash or a sign that JSON does not take.',
      'Write \\\\ for a backslash and \\n for a new line.',
    );
  return new Wrong(
    at,
    'The quote that ends this text is missing in its line.',
    'Write " at its end; for a quote inside a text write \\".',
  );
}

function unclosed(start: number, text: string): Wrong {
  const open = text[start] ?? '';
  return new Wrong(
    start,
    `This ${open} is never closed.`,
    `Write ${open === '{' ? '}' : ']'} where it should end.`,
  );
}

function extraComma(text: string, at: number, end: string): Wrong {
  const comma = text.lastIndexOf(',', at);
  return new Wrong(comma, `This comma stands before ${end}: nothing follows it.`, 'Take it away.');
}

/** Shown where the comma should stand: at the end of what comes before. */
function noComma(text: string, at: number, end: string): Wrong {
  const sign = text[at] ?? '';
  if (sign === '}' || sign === ']')
    return new Wrong(at, `Here stands ${sign} where ${end} is due.`, 'Close what was opened last.');
  const before = text.slice(0, at).trimEnd().length;
  return new Wrong(Math.max(0, before - 1), 'After this a comma is missing.', 'Write one.');
}
