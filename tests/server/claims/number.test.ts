// The numbers that claims get of us.
import { expect, it } from 'vitest';
import { claimNumber } from '../../../server/claims/number.ts';

it.each([
  ['Matter', '2'],
  ['CDL', '3'],
] as const)(
  'numbers of %s claims are a %s, two digits from 01 to 99, and six more',
  (kind, first) => {
    const numbers = Array.from({ length: 5000 }, () => claimNumber(kind));
    expect(numbers.filter((one) => !/^\d{9}$/.test(one) || !one.startsWith(first))).toEqual([]);
    const pairs = [...new Set(numbers.map((one) => one.slice(1, 3)))].sort();
    expect(pairs).toEqual(Array.from({ length: 99 }, (_, at) => `${at + 1}`.padStart(2, '0')));
    expect(new Set(numbers).size).toBeGreaterThan(4900);
  },
);
