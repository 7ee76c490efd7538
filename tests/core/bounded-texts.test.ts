// The judge of the server looks at the beginning of a text that is too long, and the text is refused at its place.
import { expect, test } from 'vitest';
import { LONGEST_TEXT, withBoundedTexts } from '../../runtime/core/index.ts';
import { released } from '../helpers/releases.ts';

const bundleOf = async (id: string) => {
  const form = (await released()).forms[id];
  if (!form) throw new Error(`There is no form ${id}`);
  return form.bundle;
};

test('answers of any length that fits stay as they are, the same object', async () => {
  const answers = { topic: 'website', rating: 4, comments: '😀'.repeat(2000) };
  const { bounded, overlong } = withBoundedTexts(await bundleOf('feedback'), answers);
  expect(bounded).toBe(answers);
  expect(overlong).toEqual([]);
});

test('a text is cut beyond what its field, or a field of its kind, can have', async () => {
  const answers = { topic: 't'.repeat(1e5), rating: '1'.repeat(1e5), comments: 'c'.repeat(1e5) };
  const { bounded, overlong } = withBoundedTexts(await bundleOf('feedback'), answers);
  const lengths = Object.values(bounded).map((text) => String(text).length);
  expect(lengths).toEqual([2 * LONGEST_TEXT + 1, 2001, 4001]);
  expect(overlong).toMatchObject([
    { path: '/topic', code: 'maxLength' },
    { path: '/rating', code: 'maxLength' },
    { path: '/comments', code: 'maxLength', params: { limit: 2000 } },
  ]);
});

test('texts in rows are cut in their row, and no other row is touched', async () => {
  const long = ','.repeat(20_000);
  const contacts = [{ name: 'Ada' }, { name: 'Max', phone: long }];
  const answers = { contacts, unknown: { deep: ['x'.repeat(50_000)] } };
  const { bounded, overlong } = withBoundedTexts(await bundleOf('application'), answers);
  const kept = bounded as typeof answers;
  expect(Array.isArray(kept.contacts)).toBe(true);
  expect(kept.contacts[0]).toBe(contacts[0]);
  expect(kept.contacts[1]).toEqual({ name: 'Max', phone: long.slice(0, 29) });
  expect(overlong.map(({ path }) => path)).toEqual(['/contacts/1/phone', '/unknown/deep/0']);
});
