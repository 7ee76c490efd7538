// Small things of the claims page: the number a form makes, and why a claim was denied.
import { expect, it } from 'vitest';
import { claimNumber } from '../../../app/pages/claims/claim-number.ts';
import { deniedReason } from '../../../app/pages/claims/denied-reason.ts';

it('makes numbers of a 2, two digits from 01 to 99 and six more (MTR-18)', () => {
  const made = Array.from({ length: 2000 }, claimNumber);
  expect(made.filter((one) => !/^2(?!00)\d{8}$/.test(one))).toEqual([]);
  expect(new Set(made).size).toBeGreaterThan(1900);
});

it.each([
  ['{"reason":"Filed too late."}', 'Filed too late.'],
  ['Filed too late.', 'Filed too late.'],
  ['{"reason":7}', ''],
  ['{not JSON', '{not JSON'],
  [' ', ''],
  [null, ''],
])('reads %j as %j (CDL-14)', (denied_reason, said) => {
  expect(deniedReason({ denied_reason })).toBe(said);
});
