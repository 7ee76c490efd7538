// Chance that is the same in every run: choices and small values made of a seed.
import type { Json } from '../../../runtime/core/index.ts';

export interface Random {
  /** A whole number from 0 to below this. */
  below(most: number): number;
  of<T>(all: readonly T[]): T;
  /** A value of JSON, at most so deep. */
  value(depth: number): Json;
}

const WORDS = [
  'a',
  'label',
  'Give the ZIP of {{row}}.',
  '',
  '"quoted"',
  'línea\n\u0089\u200b',
  'a longer text '.repeat(6),
];

export function randomOf(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  const of = <T>(all: readonly T[]): T => {
    const one = all[below(all.length)];
    if (one === undefined) throw new Error('There is nothing to choose from.');
    return one;
  };
  const scalar = (): Json => of<Json>([true, false, null, below(1000), -0.5, 1e21, ...WORDS]);
  const members = () => Array.from({ length: below(6) }, (_, at) => at);
  const value = (depth: number): Json => {
    if (depth === 0 || next() < 0.3) return scalar();
    if (next() < 0.4) return members().map(() => value(depth - 1));
    return Object.fromEntries(members().map((at) => [`${of(WORDS)}${at}`, value(depth - 1)]));
  };
  return { below, of, value };
}
