// A change of a list taken back: what it did is undone, what was done since stays.

import { expect, it } from 'vitest';
import type { Json } from '../../../runtime/core/index.ts';
import { undoneRows } from '../../../runtime/react/index.ts';

const row = (name: string, rate = 1) => ({ name, rate });
const keyOf = (one: Json) => String((one as { name: string }).name);
const [a, b, c] = [row('a'), row('b'), row('c')];

it('puts rows back that were taken out', () => {
  expect(undoneRows([b], [a, b, c], [b], keyOf)).toEqual([b, a, c]);
});

it('takes rows out that were added, and gives changed ones back what they had', () => {
  const dearer = row('a', 2);
  expect(undoneRows([dearer, b], [a], [dearer, b], keyOf)).toEqual([a]);
});

it('leaves alone what somebody changed or added since', () => {
  const [changed, typed] = [row('a', 2), row('a', 3)];
  expect(undoneRows([typed, c], [a], [changed], keyOf)).toEqual([typed, c]);
});

it('puts nothing back twice', () => {
  const again = row('a', 5);
  expect(undoneRows([again], [a], [], keyOf)).toEqual([again]);
});
