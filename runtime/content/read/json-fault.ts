// Says where a text stops being JSON, and why in the words of somebody who wrote it by hand.

import { createScanner, type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
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
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first, second] = errors;
  if (first === undefined) return undefined;
  const wrong = { text, at: first.offset, next: nameOf(second) };
  return (FAULTS[nameOf(first)] ?? strange)(wrong);
}

interface Wrong {
  readonly text: string;
  /** Offset of what cannot stand there. */
  readonly at: number;
  /** What is wrong after it, by the parser's name: it tells what was due. */
  readonly next: string;
}

const nameOf = (error: ParseError | undefined): string =>
  error === undefined ? '' : printParseErrorCode(error.error);

/** The parser's names of faults, and our words for them; what is not here is something no value begins with. */
const FAULTS: Readonly<Record<string, (wrong: Wrong) => JsonFault>> = {
  InvalidSymbol: misplaced,
  PropertyNameExpected: afterComma,
  ValueExpected: afterComma,
  ColonExpected: noColon,
  CommaExpected: noComma,
  CloseBraceExpected: unclosed,
  CloseBracketExpected: unclosed,
  EndOfFileExpected: afterEnd,
  UnexpectedEndOfString: unended,
  InvalidEscapeCharacter: unended,
  InvalidUnicode: unended,
  InvalidCharacter: unended,
};

/** A word or a sign of no meaning: instead of a value, or after one. */
function misplaced(wrong: Wrong): JsonFault {
  const { text, at, next } = wrong;
  if (next === 'ColonExpected') return noColon(wrong);
  const before = text.slice(0, at).trimEnd().at(-1) ?? '[';
  if (/[[{,:]/.test(before)) return strange(wrong);
  return openAt(text.slice(0, at)) === undefined ? afterEnd(wrong) : noComma(wrong);
}

/** Of a bracket that closes right after a comma, the comma is the one too many. */
function afterComma(wrong: Wrong): JsonFault {
  const { text, at } = wrong;
  const end = text[at] ?? '';
  const comma = text.slice(0, at).trimEnd().length - 1;
  if (!/[}\]]/.test(end) || text[comma] !== ',') return strange(wrong);
  return {
    offset: comma,
    message: `This comma stands before ${end}: nothing follows it.`,
    remedy: 'Take it away.',
  };
}

/** Something that no value begins with. */
function strange({ text, at }: Wrong): JsonFault {
  const sign = text[at] ?? '';
  const because = (message: string, remedy: string) => ({ offset: at, message, remedy });
  if (text.trim() === '')
    return because(
      'The file is empty: the file ends where something should stand.',
      'Write what belongs into it, or remove it.',
    );
  if (sign === '')
    return because('The file ends where something should stand.', 'Complete the file.');
  if (/[\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb]/.test(sign))
    return because(
      `Here stands the quote ${sign} of a word processor.`,
      'Write the straight quote ", and edit with a plain text editor.',
    );
  if (sign === "'") return because("Here stands the quote '.", 'Write " before and after.');
  if (text.startsWith('//', at) || text.startsWith('/*', at) || sign === '#')
    return because(
      'Here stands a note, and JSON knows none.',
      'Take it away; most files take "$comment": "…" instead.',
    );
  if (sign === ',') return because('Here is a comma too many.', 'Take one away.');
  if (/[:}\]]/.test(sign))
    return because(`Something is missing before this ${sign}.`, 'Write it, or take it away.');
  const word = WORD.exec(text.slice(at))?.[0] ?? '';
  if (/^[0-9]{3}/.test(word) && /[0-9],$/.test(text.slice(0, at))) return grouped(at);
  if (/^(true|false|null)$/i.test(word))
    return because(`"${word}" stands here.`, `Write ${word.toLowerCase()}, in small letters.`);
  if (/^[^\w"]?[0-9.]+%?$/.test(word))
    return because(
      `"${word.slice(0, 40)}" is no number.`,
      'Numbers stand alone, without a sign before or after them: 500.',
    );
  return because(
    `"${word.slice(0, 40)}" stands here without quotes.`,
    'Texts and names stand in quotes ("…"); without are only numbers, true, false and null.',
  );
}

const grouped = (at: number): JsonFault => ({
  offset: at,
  message: 'A number stands here with a comma in it.',
  remedy: 'Write it without: 1000.',
});

function unended({ text, at }: Wrong): JsonFault {
  const line = text.slice(at).split('\n', 1)[0] ?? '';
  if (/^"(?:[^"\\]|\\.)*"/.test(line))
    return {
      offset: at,
      message: 'This text holds a backslash or a sign that JSON does not take.',
      remedy: 'Write \\\\ for a backslash and \\n for a new line.',
    };
  return {
    offset: at,
    message: 'The quote that ends this text is missing in its line.',
    remedy: 'Write " at its end; for a quote inside a text write \\".',
  };
}

function unclosed({ text }: Wrong): JsonFault {
  const start = openAt(text) ?? 0;
  const open = text[start] ?? '';
  return {
    offset: start,
    message: `This ${open} is never closed.`,
    remedy: `Write ${open === '{' ? '}' : ']'} where it should end.`,
  };
}

/** The last bracket of a text that is still open. */
function openAt(text: string): number | undefined {
  const open: number[] = [];
  const scanner = createScanner(text, true);
  scanner.scan();
  for (let length = scanner.getTokenLength(); length > 0; length = scanner.getTokenLength()) {
    const offset = scanner.getTokenOffset();
    const sign = text[offset] ?? '';
    if (sign === '{' || sign === '[') open.push(offset);
    else if (sign === '}' || sign === ']') open.pop();
    scanner.scan();
  }
  return open.at(-1);
}

function noColon({ at }: Wrong): JsonFault {
  return {
    offset: at,
    message: 'A colon is missing before this.',
    remedy: 'Write "name": value.',
  };
}

function afterEnd({ at }: Wrong): JsonFault {
  return {
    offset: at,
    message: 'The file goes on after its last bracket.',
    remedy: 'Take away what follows, or the bracket that closes too early.',
  };
}

/** Shown where the comma should stand: at the end of what comes before. */
function noComma({ text, at }: Wrong): JsonFault {
  const sign = text[at] ?? '';
  if (sign === '}' || sign === ']')
    return {
      offset: at,
      message: `Here stands ${sign} where ${sign === '}' ? ']' : '}'} is due.`,
      remedy: 'Close what was opened last.',
    };
  const before = text.slice(0, at).trimEnd().length;
  // A quote inside a text ends it: what follows stands right behind, on the same line.
  if (text[at - 1] === '"' && /[\p{L}\p{N}.]/u.test(sign))
    return {
      offset: at - 1,
      message: 'This quote ends the text, and more follows.',
      remedy: 'Write \\" for a quote inside a text.',
    };
  if (/^[0-9]{3}/.test(text.slice(at)) && /[0-9],$/.test(text.slice(0, at))) return grouped(at);
  return {
    offset: Math.max(0, before - 1),
    message: 'After this a comma is missing.',
    remedy: 'Write one.',
  };
}
