// Reads numbers as people type them; what is not a number stays text, so that nothing typed is lost and the judge says why.

import type { Json } from '../../../core/index.ts';

/** Commas where thousands end. Anywhere else one may be meant as a decimal sign: nobody guesses which. */
const GROUPED = /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** `1,200.50`, `$ 175`, `-3`; empty is no answer. */
export function readNumber(text: string): Json | undefined {
  const written = text.replace(/[\s$%]/g, '');
  if (written === '') return undefined;
  if (written.includes(',') && !GROUPED.test(written)) return text;
  const bare = written.replaceAll(',', '');
  if (!/^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(bare)) return text;
  const number = Number(bare);
  // Beyond all numbers, or with more digits than a number has: kept as one it would be lost or changed on its way.
  return Number.isFinite(number) && isExact(bare, number) ? number : text;
}

/** Numbers of computers keep fifteen digits as they were typed, and some numbers of more. */
function isExact(bare: string, number: number): boolean {
  const [whole = '', decimals = ''] = bare.replace(/^[-+]?0*/, '').split('.');
  const fraction = decimals.replace(/(?<!0)0+$/, '');
  if ((whole + fraction).replace(/^0+/, '').length <= 15) return true;
  return String(Math.abs(number)) === (fraction === '' ? whole : `${whole || '0'}.${fraction}`);
}

/** What is shown for a value that came from elsewhere. */
export function showNumber(value: Json | undefined): string {
  return value === undefined || value === null ? '' : String(value);
}

/** Money rests with two decimals. */
export function showMoney(value: Json | undefined): string {
  const number = typeof value === 'string' && value !== '' ? readNumber(value) : value;
  return typeof number === 'number' ? number.toFixed(2) : showNumber(value);
}
