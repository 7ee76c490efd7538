// What is confirmed before it changes are fields of the form, each said once, under a name that has words.
import { expect, test } from 'vitest';
import { built, contentWith, edited } from '../helpers/releases.ts';

const PROFILE = 'schemas/forms/profile/form.json';

interface Confirm {
  readonly changes: readonly { readonly what: string; readonly fields: readonly string[] }[];
  readonly addresses: readonly string[];
}

const confirm = (change: (confirm: Confirm) => object) =>
  edited((form) => ({ ...form, confirm: change(form.confirm as Confirm) }));

test.each([
  {
    name: 'a field that the form does not have',
    edit: confirm(({ changes, ...more }) => ({
      ...more,
      changes: changes.map((one) => ({
        ...one,
        fields: one.fields.map((field) => field.replace('routing_number', 'routing_nr')),
      })),
    })),
    code: 'unknown-field',
    place: '/confirm/changes/1/fields/4',
    words:
      'The form has no field "routing_nr": whatever it stands for could be changed without a confirmation.',
  },
  {
    name: 'an address that the form does not have',
    edit: confirm((one) => ({ ...one, addresses: ['contacts.0.mail'] })),
    code: 'unknown-field',
    place: '/confirm/addresses/0',
    words: 'The form has no field "contacts.0.mail"',
  },
  {
    name: 'a name without words',
    edit: confirm(({ changes, ...more }) => ({
      ...more,
      changes: changes.map((one, at) =>
        at === 0 ? { ...one, what: 'server.confirm.payto' } : one,
      ),
    })),
    code: 'unknown-message',
    place: '/confirm/changes/0/what',
    words: 'There is no message "server.confirm.payto" to call such a change by.',
  },
])('$name is refused', async ({ edit, code, place, words }) => {
  const { faults, release } = await built(await contentWith({ [PROFILE]: edit }));
  const found = faults.filter((fault) => fault.code === code && fault.file === PROFILE);
  expect(found.map((fault) => fault.place)).toEqual([place]);
  expect(found[0]?.message).toContain(words);
  expect(release).toBeUndefined();
});
