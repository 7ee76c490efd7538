// A form that is laid out like another one is that form under a name of its own, whatever the other one has.
import { expect, test } from 'vitest';
import { buildRelease, formLike, formNamesIn } from '../../runtime/content/index.ts';
import { repositoryContent } from '../helpers/releases.ts';
import { describe } from './kits/small-content.ts';

test('every form of the house can be copied, and each copy passes the check', async () => {
  const source = await repositoryContent();
  const all = formNamesIn(source);
  expect(all.length).toBeGreaterThan(40);
  const copies = all.flatMap((like) => Object.entries(formLike(`new-${like}`, like, source)));
  const { faults, release } = await buildRelease(new Map([...source, ...copies]));
  expect(faults.map(describe)).toEqual([]);
  for (const like of all) {
    const [before, after] = [release?.forms[like]?.bundle, release?.forms[`new-${like}`]?.bundle];
    expect(Object.keys(after?.fields ?? {})).toEqual(Object.keys(before?.fields ?? {}));
    expect(after?.rules.length).toBe(before?.rules.length);
  }
});

test('its words are those of the other form, until they are worded anew', async () => {
  const source = await repositoryContent();
  const files = formLike('visit', 'feedback', source);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'schemas/forms/visit/form.json',
      'rules/visit.rules.json',
      'rules/visit.cases.json',
      'messages/en-US/visit.json',
    ]),
  );
  const [words, before] = ['visit', 'feedback'].map((id) =>
    JSON.parse(files[`messages/en-US/${id}.json`] ?? source.get(`messages/en-US/${id}.json`) ?? ''),
  );
  for (const [key, text] of Object.entries(before).slice(1))
    expect([text, { use: `feedback.${key}` }, { use: `visit.${key}` }, words[key]]).toContainEqual(
      words[key],
    );
  expect(words['comments.hint']).toEqual({ use: 'feedback.comments.hint' });
});
