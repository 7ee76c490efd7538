// What stands in a cell of a declared table: the value as its column writes it, with what goes beside and where it leads.
import type { Json, JsonObject } from '../model/types.ts';
import type { Texts } from '../texts/texts.ts';
import { formatNamed } from '../values/formats.ts';
import { isMoment, momentsIn } from '../values/moments.ts';
import { getTokens } from '../values/paths.ts';
import { type Tone, toneFrom, toneOf } from '../values/tones.ts';
import { isBlank } from '../values/values.ts';
import type { Held, Instead, ViewColumn, ViewValue } from './columns.ts';

export interface Cell {
  readonly text: string;
  /** Message key of what stands in place of the value. */
  readonly word?: string;
  /** The line below; absent where there is nothing to say. */
  readonly second?: string;
  /** Message key of a word below. */
  readonly note?: string;
  /** Of a badge; absent where the value is plain text. */
  readonly tone?: Tone;
  /** Where the value leads, within the host; absent where a part of the address is not known. */
  readonly href?: string;
}

/** All that a cell shows. */
export function cellOf(column: ViewColumn, row: object): Cell {
  const other = column.instead && isOther(column.instead, row) ? column.instead : undefined;
  const text = other === undefined ? cellText(column, row) : '';
  const word = other?.text;
  const isShown = text !== '' || word !== undefined;
  const second = column.second === undefined ? '' : cellText(column.second, row);
  const href = column.link === undefined ? undefined : linkOf(column.link, row);
  return {
    text,
    ...(word !== undefined && { word }),
    ...(second !== '' && { second }),
    ...(column.note !== undefined && valueAt(row, column.note.key) === true
      ? { note: column.note.text }
      : {}),
    ...(isShown ? toned(column, text) : {}),
    ...(href !== undefined && text !== '' ? { href } : {}),
  };
}

function toned({ format, tones, steps = [] }: ViewColumn, text: string): Pick<Cell, 'tone'> {
  if (format === 'badge') return { tone: toneOf(tones, text) };
  const tone = format === DAYS_WAITED ? toneFrom(steps, Number(text)) : undefined;
  return tone === undefined ? {} : { tone };
}

/** So many days, in words and from some number on in a tone. */
const DAYS_WAITED = 'days';

const isOther = ({ where, unless }: Instead, row: object): boolean =>
  holds(where, row) && !(unless && holds(unless, row));

/** Capitals make no difference, as with badges. */
const holds = (held: Held, row: object): boolean =>
  Object.entries(held).every(([key, values]) => {
    const is = String(valueAt(row, key) ?? '').toLowerCase();
    return values.some((one) => one.toLowerCase() === is);
  });

/** What a cell says: the word in place of its value, or its value as messages have it. */
export function textInCell(
  column: Pick<ViewColumn, 'words' | 'format'>,
  { text, word }: Pick<Cell, 'text' | 'word'>,
  texts: Pick<Texts, 't' | 'has'>,
): string {
  if (word !== undefined) return texts.t(word);
  if (column.format === DAYS_WAITED && text !== '')
    return texts.t('runtime.table.days', { count: Number(text) });
  return wordOf(column, text, texts);
}

/** The row's value as the column writes it. */
export const cellText = (value: ViewValue, row: object): string =>
  (ON_SCREEN[value.format] ?? formatNamed(value.format))(
    firstValue(value, row),
    value.timeZone ?? 'UTC',
  );

/** How the text of a cell reads, where messages have another word for it. */
export function wordOf(
  { words }: Pick<ViewColumn, 'words'>,
  text: string,
  { t, has }: Pick<Texts, 't' | 'has'>,
): string {
  const key = `${words}.${text}`;
  return words !== undefined && text !== '' && has(key) ? t(key) : text;
}

/** The first of the keys that holds something. */
export function firstValue({ key, or = [] }: Pick<ViewValue, 'key' | 'or'>, row: object): Json {
  for (const one of [key, ...or]) {
    const value = valueAt(row, one);
    if (!isBlank(value)) return value;
  }
  return null;
}

/** A member of a row by its dotted path; null where there is none. */
export const valueAt = (row: object, key: string): Json =>
  getTokens(row as JsonObject, key.split('.')) ?? null;

const PART = /\{([^{}]+)\}/g;

/** An address with the members of a row in it, each encoded, `{a|b}` the first that is there; undefined where one is missing or would lead elsewhere. */
export function linkOf(template: string, row: object): string | undefined {
  let isWhole = true;
  const address = template.replace(PART, (_, keys: string) => {
    const [key = '', ...or] = keys.split('|');
    const part = encoded(firstValue({ key, or }, row));
    isWhole &&= part !== '';
    return part;
  });
  return isWhole ? address : undefined;
}

/** Members of a row that an address names. */
export const linkParts = (template: string): readonly string[] =>
  [...template.matchAll(PART)].flatMap(([, keys = '']) => keys.split('|'));

/** Two dots would climb out of the address even when encoded, half a character cannot be encoded at all. */
function encoded(value: Json): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  if (/^\.{1,2}$/.test(text) || /[\ud800-\udfff]/.test(text.replace(PAIRS, ''))) return '';
  return encodeURIComponent(text);
}

const PAIRS = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Formats of tables only: what a badge says, and the day or the time of a moment by the clock of the house. */
const ON_SCREEN: Readonly<Record<string, (value: Json, timeZone: string) => string>> = {
  badge: formatNamed('text'),
  days: formatNamed('text'),
  date: (value, timeZone) =>
    isMoment(value) ? momentsIn(timeZone, LOCALE).day(value) : formatNamed('date')(value),
  dateTime: (value, timeZone) =>
    isMoment(value) ? momentsIn(timeZone, LOCALE).moment(value) : formatNamed('text')(value),
};

const LOCALE = 'en-US';
