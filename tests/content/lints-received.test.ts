// What a form says of the list of its submissions names fields that it can show and choose by, and roles of the staff.
import { expect, test } from 'vitest';
import { built, contentWith, edited } from '../helpers/releases.ts';

const FEEDBACK = 'schemas/forms/feedback/form.json';
const CLAIM = 'schemas/forms/matter-claim/form.json';

const received = (plan: object) => edited((form) => ({ ...form, received: plan }));

test.each([
  {
    name: 'a column of a field that the form does not have',
    plan: { columns: ['topic', 'ratng'] },
    code: 'unknown-field',
    place: '/received/columns/1',
    words: '"ratng" is no field of this form.',
  },
  {
    name: 'a filter by what is typed freely',
    plan: { filters: ['comments'] },
    code: 'received-misfit',
    place: '/received/filters/0',
    words: '"comments" cannot stand here: a list is narrowed by the choices of a field.',
  },
  {
    name: 'a reader who is not of the staff',
    plan: { by: ['desk', 'attorney'] },
    code: 'unknown-name',
    place: '/received/by/1',
    words: '"attorney" is not a role that reads what others send',
  },
  {
    name: 'personal data for a role that the house does not have',
    plan: { personal: ['disk'] },
    code: 'unknown-name',
    place: '/received/personal/0',
    words: '"disk" is not a role that reads what others send',
  },
])('$name is refused', async ({ plan, code, place, words }) => {
  const { faults, release } = await built(await contentWith({ [FEEDBACK]: received(plan) }));
  const found = faults.filter((fault) => fault.file === FEEDBACK);
  expect(found.map((fault) => [fault.code, fault.place])).toEqual([[code, place]]);
  expect(found[0]?.message).toContain(words);
  expect(release).toBeUndefined();
});

test('what is sent to a call of its own has no such list', async () => {
  const { faults } = await built(await contentWith({ [CLAIM]: received({ by: ['desk'] }) }));
  expect(faults.map(({ code, file, place }) => [code, file, place])).toEqual([
    ['not-read', CLAIM, '/received'],
  ]);
});

test('a column and a filter by any choice, also one of several, is right', async () => {
  const plan = { columns: ['reply_email', 'topic'], filters: ['wants_reply', 'rating'] };
  const { faults } = await built(await contentWith({ [FEEDBACK]: received(plan) }));
  expect(faults).toEqual([]);
});
