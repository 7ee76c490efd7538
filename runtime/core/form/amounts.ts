// Answers that are amounts of money: what they come to, alone and together.

import { FORMATS } from '../values/formats.ts';
import { isCurrency } from './answer-text.ts';
import type { Answered } from './review.ts';

/** In hundredths, so that sums are exact; undefined of an answer that is no amount, or is none yet. */
export function centsOf({ node, value }: Pick<Answered, 'node' | 'value'>): number | undefined {
  const isMoney = node.reads === 'money' || isCurrency(node.uiOptions.prefix);
  if (!isMoney || value === undefined || value === null || value === '') return undefined;
  const cents = Math.round(Number(value) * 100);
  return Number.isFinite(cents) ? cents : undefined;
}

/** The sum of amounts as they are written, `$1,234.50`; undefined where none of them is an amount. */
export function totalText(
  answers: readonly Pick<Answered, 'node' | 'value'>[],
): string | undefined {
  const cents = answers.map(centsOf).filter((one) => one !== undefined);
  if (cents.length === 0) return undefined;
  return FORMATS.money?.(cents.reduce((sum, one) => sum + one, 0) / 100);
}
