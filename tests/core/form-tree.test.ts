// The tree of a form knows every place that any branch of its schema knows.
import { expect, test } from 'vitest';
import { formTree } from '../../runtime/core/form/form-tree.ts';
import type { Schema } from '../../runtime/core/index.ts';
import { uncheckedBundleOf } from '../helpers/bundle.ts';

test('a group that several branches describe has the members that any of them gives it', async () => {
  const when = (kind: string, name: string, member: Schema): Schema => ({
    if: { properties: { kind: { const: kind } }, required: ['kind'] },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: { properties: { about: { type: 'object', properties: { [name]: member } } } },
  });
  const rows: Schema = {
    type: 'array',
    items: { type: 'object', properties: { size: { type: 'string' } } },
  };
  const form = await uncheckedBundleOf({
    schema: {
      type: 'object',
      properties: { kind: { type: 'string', enum: ['text', 'list'] } },
      allOf: [when('text', 'words', { type: 'string' }), when('list', 'rows', rows)],
    },
  });
  const tree = formTree(form);
  const places = ['/about', '/about/words', '/about/rows', '/about/rows/0', '/about/rows/0/size'];
  expect(places.filter((place) => tree.at(place) === undefined)).toEqual([]);
  expect(tree.at('/about/rows/0/size')?.label).toBe('test.about.rows.size.label');
});
