// What is another in a new release of a form, in the labels of its fields.
import { expect, it } from 'vitest';
import { newsOf, placeNow } from '../../../app/host/form-news.ts';
import type { FormBundle, Migration } from '../../../runtime/core/index.ts';

type Fields = Readonly<Record<string, string | undefined>>;

/** A form with these fields and labels; a field without a label is asked of nobody. */
function formOf(labels: Fields, migrations: readonly Migration[] = []): FormBundle {
  const fields = Object.fromEntries(
    Object.entries(labels).map(([place, label]) => [
      place,
      label === undefined ? { unseen: true } : { label: `key${place}` },
    ]),
  );
  const messages = Object.fromEntries(
    Object.entries(labels).flatMap(([place, label]) =>
      label === undefined ? [] : [[`key${place}`, label]],
    ),
  );
  return { fields, messages, migrations } as unknown as FormBundle;
}
const NOTHING = { added: [], gone: [], renamed: [] };

it('tells what is asked now and what is asked no more, in the order of each form', () => {
  const then = formOf({ '/name': 'Name', '/fax': 'Fax', '/pager': 'Pager' });
  const now = formOf({ '/web': 'Website', '/name': 'Name', '/mail': 'Mail' });
  expect(newsOf(then, now)).toEqual({
    added: ['Website', 'Mail'],
    gone: ['Fax', 'Pager'],
    renamed: [],
  });
  expect(newsOf(then, then)).toEqual(NOTHING);
});

it('tells of another label as it was and as it is', () => {
  const then = formOf({ '/name': 'Name', '/city': 'City' });
  const now = formOf({ '/name': 'Full name', '/city': 'City' });
  expect(newsOf(then, now)).toEqual({ ...NOTHING, renamed: [['Name', 'Full name']] });
});

it('names a change once, however many fields have the same words', () => {
  const then = formOf({
    '/home/city': 'City',
    '/office/city': 'City',
    '/fax': 'Fax',
    '/fax2': 'Fax',
  });
  const now = formOf({
    '/home/city': 'Town',
    '/office/city': 'Town',
    '/a/web': 'Web',
    '/b/web': 'Web',
  });
  expect(newsOf(then, now)).toEqual({ added: ['Web'], gone: ['Fax'], renamed: [['City', 'Town']] });
});

it('takes a field that was moved or has another name for the same one', () => {
  const then = formOf({ '/comments': 'Comments', '/office/hours': 'Hours' });
  const moves: Migration[] = [
    { op: 'rename', from: 'comments', to: 'remarks' },
    { op: 'move', from: 'office.hours', to: 'hours' },
  ];
  const same = formOf({ '/remarks': 'Comments', '/hours': 'Hours' }, moves);
  expect(newsOf(then, same)).toEqual(NOTHING);
  const reworded = formOf({ '/remarks': 'Remarks', '/hours': 'Hours' }, moves);
  expect(newsOf(then, reworded)).toEqual({ ...NOTHING, renamed: [['Comments', 'Remarks']] });
});

it('takes what was split or dropped for other fields', () => {
  const then = formOf({ '/name': 'Name', '/fax': 'Fax' });
  const now = formOf({ '/first': 'First name', '/last': 'Last name' }, [
    { op: 'split', from: 'name', to: ['first', 'last'], at: ' ' },
    { op: 'drop', field: 'fax' },
  ]);
  expect(newsOf(then, now)).toEqual({
    added: ['First name', 'Last name'],
    gone: ['Name', 'Fax'],
    renamed: [],
  });
});

it('says nothing of what nobody is asked, and of what has no words', () => {
  const then = formOf({ '/name': 'Name', '/token': undefined });
  const now = formOf({ '/name': 'Name', '/stamp': undefined });
  expect(newsOf(then, now)).toEqual(NOTHING);
  const wordless = { ...now, fields: { ...now.fields, '/odd': { label: 'no.such.key' } } };
  expect(newsOf(then, wordless as unknown as FormBundle)).toEqual(NOTHING);
});

it('knows of migrations that were there before that they are done', () => {
  const done: Migration[] = [{ op: 'rename', from: 'old', to: 'name' }];
  const then = formOf({ '/old': 'Old', '/name': 'Name' }, done);
  const now = formOf({ '/old': 'Old', '/name': 'Name' }, done);
  expect(newsOf(then, now)).toEqual(NOTHING);
  expect(placeNow(then, now, '/old')).toBe('/old');
});

it('finds a place of the form of before in the form of now, in the same row', () => {
  const then = formOf({ '/old': 'Old', '/rooms/*/beds/*/size': 'Size', '/kept/*/name': 'Name' });
  const now = formOf({ '/new': 'Old', '/halls/*/places/*/width': 'Size', '/kept/*/name': 'Name' }, [
    { op: 'rename', from: 'old', to: 'new' },
    { op: 'move', from: 'rooms.*.beds.*.size', to: 'halls.*.places.*.width' },
  ]);
  expect(placeNow(then, now, '/old')).toBe('/new');
  expect(placeNow(then, now, '/rooms/2/beds/10/size')).toBe('/halls/2/places/10/width');
  expect(placeNow(then, now, '/kept/1/name')).toBe('/kept/1/name');
});
