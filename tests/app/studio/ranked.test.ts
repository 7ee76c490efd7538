// What the search of the Studio's home puts first.

import { expect, test } from 'vitest';
import { mixed } from '../../../app/pages/studio/home/ranked.ts';

test('things of every kind are among the first, in their order', () => {
  const all = ['form', 'form', 'form', 'table', 'form', 'mail', 'mail', 'mail'].map((kind, at) => ({
    kind,
    at,
  }));
  const first = (most: number) => mixed(all, most).map(({ at }) => at);
  expect(first(5)).toEqual([0, 1, 3, 5, 6]);
  expect(first(6)).toEqual([0, 1, 2, 3, 5, 6]);
  expect(mixed(all.slice(0, 3), 6)).toHaveLength(3);
});
