// Two changes of one content put together: what only one side changed is taken, place by place, and what both changed is told.
import { describe, expect, test } from 'vitest';
import { mergeFiles } from '../../server/content/merging/merge-files.ts';

const FILE = 'schemas/thing.json';
type Value = Record<string, unknown>;

/** What becomes of one file of which the two sides made these. */
function merged(base: Value, shipped: Value, published: Value, side?: 'shipped' | 'published') {
  const files = (value: Value) => new Map([[FILE, JSON.stringify(value)]]);
  const sides = { base: files(base), shipped: files(shipped), published: files(published) };
  const { source, collisions } = mergeFiles(sides, () => side ?? 'published');
  return {
    value: JSON.parse(source.get(FILE) ?? 'null') as unknown,
    at: collisions.map(({ place }) => place),
  };
}

const BASE = {
  title: 'A',
  fields: [
    { name: 'one', label: 'One' },
    { name: 'two', label: 'Two' },
  ],
  deep: { x: 1, y: [1, 2] },
};

describe('two changes of a file', () => {
  test.each([
    [
      'of different members',
      { ...BASE, title: 'B' },
      { ...BASE, deep: { x: 2, y: [1, 2] } },
      { ...BASE, title: 'B', deep: { x: 2, y: [1, 2] } },
    ],
    [
      'of different things of a list, by their names',
      { ...BASE, fields: [{ name: 'zero', label: 'Zero' }, ...BASE.fields] },
      {
        ...BASE,
        fields: [
          BASE.fields[0],
          { name: 'two', label: 'Second' },
          { name: 'three', label: 'Three' },
        ],
      },
      {
        ...BASE,
        fields: [
          { name: 'zero', label: 'Zero' },
          BASE.fields[0],
          { name: 'two', label: 'Second' },
          { name: 'three', label: 'Three' },
        ],
      },
    ],
    [
      'of which one takes a thing away',
      { ...BASE, fields: [BASE.fields[1]] },
      { ...BASE, title: 'B' },
      { ...BASE, title: 'B', fields: [BASE.fields[1]] },
    ],
    [
      'of which one puts the list into another order',
      { ...BASE, title: 'B' },
      { ...BASE, fields: [...BASE.fields].reverse() },
      { ...BASE, title: 'B', fields: [...BASE.fields].reverse() },
    ],
    [
      'that are the same',
      { ...BASE, title: 'B' },
      { ...BASE, title: 'B' },
      { ...BASE, title: 'B' },
    ],
  ])('%s go together', (_what, shipped, published, both) => {
    expect(merged(BASE, shipped as Value, published as Value)).toEqual({ value: both, at: [] });
    expect(merged(BASE, published as Value, shipped as Value).at).toEqual([]);
  });

  test.each([
    ['a member', { ...BASE, title: 'B' }, { ...BASE, title: 'C' }, '/title'],
    [
      'a member of a thing of a list',
      { ...BASE, fields: [{ name: 'one', label: 'B' }, BASE.fields[1]] },
      { ...BASE, fields: [{ name: 'one', label: 'C' }, BASE.fields[1]] },
      '/fields/one/label',
    ],
    [
      'a thing that the other takes away',
      { ...BASE, fields: [BASE.fields[1]] },
      { ...BASE, fields: [{ name: 'one', label: 'C' }, BASE.fields[1]] },
      '/fields/one',
    ],
    [
      'a list without names',
      { ...BASE, deep: { x: 1, y: [1] } },
      { ...BASE, deep: { x: 1, y: [1, 2, 3] } },
      '/deep/y',
    ],
  ])('of %s collide there, and either side can be taken', (_what, shipped, published, place) => {
    const all = [BASE, shipped as Value, published as Value] as const;
    expect(merged(...all)).toEqual({ value: published, at: [place] });
    expect(merged(...all, 'shipped')).toEqual({ value: shipped, at: [place] });
  });
});

test('files and lines of long texts are put together likewise', () => {
  const page = 'messages/en-US/pages/a.md';
  const base = new Map([
    ['a.json', '{}'],
    [page, '# One\n\nTwo\n\nThree\n'],
  ]);
  const shipped = new Map([[page, '# First\n\nTwo\n\nThree\n']]);
  const published = new Map([...base, [page, '# One\n\nTwo\n\nThird\n'], ['b.json', '{}']]);
  const { source, collisions } = mergeFiles({ base, shipped, published });
  expect(collisions).toEqual([]);
  expect([...source]).toEqual([
    ['b.json', '{}'],
    [page, '# First\n\nTwo\n\nThird\n'],
  ]);
  const same = new Map([[page, '# Uno\n\nTwo\n\nThree\n']]);
  const meeting = mergeFiles({ base, shipped, published: same });
  expect(meeting.collisions).toEqual([
    { file: page, place: '', shipped: '# First', published: '# Uno' },
  ]);
});
