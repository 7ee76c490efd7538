// Numbers reckoned with as they are written, never in binary: 0.1 and 0.2 make 0.3, and a third three times is 1.

import type { Json } from '../model/types.ts';

/** A number as numerator over denominator; the denominator is above zero. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** No answer has more signs. */
const LONGEST = 400;
const WRITTEN = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/** A number, or a text that is one in digits; undefined for anything else. */
export function fractionOf(value: Json | undefined): Fraction | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const text = String(value).trim();
  const [, sign = '', whole = '', part = '', power = '0'] =
    text.length > LONGEST ? [] : (WRITTEN.exec(text) ?? []);
  if (whole === '' && part === '') return undefined;
  const digits = BigInt(`${sign === '-' ? '-' : ''}${whole}${part}`);
  const tens = Number(power) - part.length;
  return tens >= 0
    ? { over: digits * tenTo(tens), under: 1n }
    : { over: digits, under: tenTo(-tens) };
}

const tenTo = (power: number): bigint => 10n ** BigInt(power);

/** Of decimals one denominator is a multiple of the other: it is kept, or it would be longer with each of many rows. */
export function plus(a: Fraction, b: Fraction): Fraction {
  const [one, other] = a.under > b.under ? [a, b] : [b, a];
  const share = one.under / other.under;
  if (share * other.under === one.under)
    return { over: one.over + other.over * share, under: one.under };
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { ...b, over: -b.over });

export const times = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.over,
  under: a.under * b.under,
});

/** Undefined where it is divided by nothing. */
export function divided(a: Fraction, b: Fraction): Fraction | undefined {
  if (b.over === 0n) return undefined;
  const sign = b.over < 0n ? -1n : 1n;
  return { over: a.over * b.under * sign, under: a.under * b.over * sign };
}

/** Below zero where the first is smaller, above where it is larger. */
export function compared(a: Fraction, b: Fraction): number {
  const [left, right] = [a.over * b.under, b.over * a.under];
  return left === right ? 0 : left < right ? -1 : 1;
}

/** The ways to round: to the nearest, a half away from zero; to the next one above; to the next one below. */
export type Way = 'nearest' | 'up' | 'down';

/** With so many decimals; below zero to tens, hundreds … */
export function rounded(a: Fraction, decimals: number, way: Way): Fraction {
  const scale = tenTo(Math.abs(decimals));
  const scaled: Fraction =
    decimals < 0 ? { ...a, under: a.under * scale } : { ...a, over: a.over * scale };
  const over = whole(scaled, way);
  return decimals < 0 ? { over: over * scale, under: 1n } : { over, under: scale };
}

function whole({ over, under }: Fraction, way: Way): bigint {
  if (way === 'nearest') {
    const half = (2n * (over < 0n ? -over : over) + under) / (2n * under);
    return over < 0n ? -half : half;
  }
  const cut = over / under;
  const isExact = cut * under === over;
  if (way === 'up') return isExact || over < 0n ? cut : cut + 1n;
  return isExact || over > 0n ? cut : cut - 1n;
}

/** More digits than a number keeps, so that the last one it keeps is right. */
const DIGITS = 30;

/** The number next to it; undefined beyond the largest there is. */
export function numberOf({ over, under }: Fraction): number | undefined {
  const sign = over < 0n ? '-' : '';
  const amount = over < 0n ? -over : over;
  const shift = DIGITS + String(under).length - String(amount).length;
  const digits = shift >= 0 ? (amount * tenTo(shift)) / under : amount / (under * tenTo(-shift));
  const number = Number(`${sign}${digits}e${-shift}`);
  return Number.isFinite(number) ? number + 0 : undefined;
}
