// What stands in for fast-equals in the browser build says the same as the library does with RJSF's options.
import { createCustomEqual } from 'fast-equals';
import { expect, test } from 'vitest';
import { createCustomEqual as ours } from '../../../runtime/react/tree/plain-equal.ts';

const library = createCustomEqual({
  circular: true,
  createCustomConfig: () => ({ areFunctionsEqual: (_a, b) => typeof b === 'function' }),
});
const plain = ours();

const circle = (): Record<string, unknown> => {
  const round: Record<string, unknown> = { a: 1 };
  round.self = round;
  return round;
};

const VALUES: readonly unknown[] = [
  undefined,
  null,
  0,
  Number.NaN,
  '',
  '0',
  false,
  [],
  {},
  [undefined],
  { a: undefined },
  { b: undefined },
  { a: 1, b: [1, { c: null }] },
  { b: [1, { c: null }], a: 1 },
  { a: 1, b: [1, { c: 0 }] },
  [1, 2],
  [2, 1],
  () => 1,
  { run: () => 2 },
  { run: (): void => {} },
  circle(),
  circle(),
];

test('paths, schemas and answers compare as with the library', () => {
  for (const one of VALUES)
    for (const other of VALUES) expect(plain(one, other)).toBe(library(one, other));
});
