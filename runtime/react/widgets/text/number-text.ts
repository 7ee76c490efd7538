// Reads numbers as people type them; what is not a number stays text, so that nothing typed is lost and the judge says why.

import type { Json } from '../../../core/index.ts';

/** `1,200.50`, `$ 175`, `-3`; empty is no answer. */
export function readNumber(text: string): Json | undefined {
  const bare = text.replace(/[\s,$%]/g, '');
  if (bare === '') return undefined;
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
