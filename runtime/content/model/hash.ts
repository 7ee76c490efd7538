// Content hashes: the same content gives the same short name, whatever the order of keys.
import { createHash } from 'node:crypto';

/** Sixteen hex digits over any JSON value, keys in sorted order. */
export const hashOf = (value: unknown): string => hashText(stable(value));

/** Sixteen hex digits over a text. */
export const hashText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** JSON with sorted keys, whole numbers among them first, as in any object of this language. Members without a value are left out. */
export function stable(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  const members = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(members).filter((key) => members[key] !== undefined);
  // Most objects have no such number, and there are many objects.
  keys.sort(keys.some(isPlace) ? byPlace : undefined);
  return `{${keys.map((key) => `${JSON.stringify(key)}:${stable(members[key])}`).join(',')}}`;
}

function byPlace(a: string, b: string): number {
  const [first, second] = [isPlace(a), isPlace(b)];
  if (first && second) return Number(a) - Number(b);
  if (first !== second) return first ? -1 : 1;
  return a < b ? -1 : 1;
}

/** Could it be the place of a row? */
const isPlace = (key: string): boolean =>
  isDigit(key.charCodeAt(0)) && /^(0|[1-9]\d{0,9})$/.test(key) && Number(key) < MOST_ROWS;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const MOST_ROWS = 2 ** 32 - 1;
