// Formats for start mappings, tables and texts: one table of those that there always are, and those that content declares.

import { RuntimeError } from '../model/errors.ts';
import type { DeclaredFormat, Json } from '../model/types.ts';
import { dateParts, isZeroDate } from './dates.ts';
import { applyMask } from './mask.ts';

export type Format = (value: Json) => string;

/** Every format by name. What a format cannot read it writes as it is; nothing is written as nothing. */
export const FORMATS: Readonly<Record<string, Format>> = {
  /** `(404)555-0123`, as masked inputs hold it. */
  phone: (value) => {
    const digits = phoneDigits(value);
    return digits === '' ? '' : `(${digits.slice(0, 3)})${digits.slice(3, 6)}-${digits.slice(6)}`;
  },
  /** `2026-03-09` → `03/09/2026`. */
  date: (value) => {
    const parts = dateParts(text(value));
    if (parts === undefined) return isZeroDate(text(value)) ? '' : text(value);
    return `${two(parts.month)}/${two(parts.day)}/${parts.year}`;
  },
  /** `2026-03-09` → `Mar 9, 2026`. */
  dateLong: (value) => {
    const parts = dateParts(text(value));
    if (parts === undefined) return isZeroDate(text(value)) ? '' : text(value);
    return `${MONTHS[parts.month - 1]} ${parts.day}, ${parts.year}`;
  },
  /** `2026-03-09` → `Mar 09 2026`. */
  dateMonth: (value) => {
    const parts = dateParts(text(value));
    if (parts === undefined) return isZeroDate(text(value)) ? '' : text(value);
    return `${MONTHS[parts.month - 1]} ${two(parts.day)} ${parts.year}`;
  },
  /** `1234.5` → `$1,234.50`. */
  money: (value) => {
    const number = numberOf(value);
    return number === undefined
      ? text(value)
      : `${number < 0 ? '-' : ''}$${amount(Math.abs(number))}`;
  },
  /** `1234.5` → `1,234.5`. */
  number: (value) => {
    const number = numberOf(value);
    return number === undefined ? text(value) : number.toLocaleString('en-US');
  },
  digits: (value) => text(value).replace(/\D/g, ''),
  lowercase: (value) => text(value).toLowerCase(),
  uppercase: (value) => text(value).toUpperCase(),
  trim: (value) => text(value),
  text: (value) => text(value),
};

/** A format by its name or as content declares it; a RuntimeError for a name that is in no table. */
export function formatOf(format: string | DeclaredFormat): Format {
  if (typeof format === 'string') return formatNamed(format);
  if ('values' in format) return (value) => lookedUp(format, text(value));
  const first = formatNamed(format.of);
  return (value) => applyMask(format.mask, first(value));
}

/** The format of that name, or a RuntimeError. */
export function formatNamed(name: string): Format {
  const found = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
  if (found === undefined) throw new RuntimeError('UNKNOWN_FORMAT', { format: name });
  return found;
}

type Lookup = Extract<DeclaredFormat, { readonly values: unknown }>;

/** What stands in the table for this name, in capitals or not; what is a code already is kept; else nothing. */
function lookedUp({ values, letters }: Lookup, name: string): string {
  if (name.length === letters && /^[A-Za-z]+$/.test(name)) return name.toUpperCase();
  const wanted = plain(name);
  return Object.entries(values).find(([known]) => plain(known) === wanted)?.[1] ?? '';
}

const plain = (name: string): string => name.replace(/\s+/g, ' ').toLowerCase();

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Ten digits: a country code 1 is dropped, a short number is filled with zeros at its end, a long one cut. */
function phoneDigits(value: Json): string {
  const digits = text(value).replace(/\D/g, '');
  if (digits === '') return '';
  const national = digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.padEnd(10, '0').slice(0, 10);
}

const text = (value: Json): string =>
  value === null || typeof value === 'object' ? '' : String(value).trim();

const two = (number: number): string => String(number).padStart(2, '0');

function numberOf(value: Json): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value.replace(/[$,\s]/g, ''));
  return Number.isFinite(number) ? number : undefined;
}

const amount = (number: number): string =>
  number.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
