// Exact numbers stay small, however many of them are added up: no rows can be made that hold anybody up.
import { expect, it } from 'vitest';
import { fractionOf, numberOf, plus } from '../../runtime/core/values/fractions.ts';

it('adds up decimals under the longest of their denominators, and no longer one', () => {
  const given = [0.1, '0.02', 1e-300, 12.34, 1e-300];
  const sum = given
    .flatMap((value) => fractionOf(value) ?? [])
    .reduce(plus, { over: 0n, under: 1n });
  expect(sum.under).toBe(10n ** 300n);
  expect(sum.over).toBe(12n * 10n ** 300n + 46n * 10n ** 298n + 2n);
  expect(numberOf(sum)).toBe(12.46);
});

it('adds up what is no decimal exactly, too', () => {
  expect(plus({ over: 1n, under: 3n }, { over: 1n, under: 7n })).toEqual({ over: 10n, under: 21n });
  expect(plus({ over: 1n, under: 3n }, { over: 1n, under: 6n })).toEqual({ over: 3n, under: 6n });
});
