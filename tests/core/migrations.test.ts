// Answers of an earlier release become answers of this one: each kind of step, and what is said of what is left out.
import { expect, test } from 'vitest';
import {
  type Answers,
  carryOver,
  type FormBundle,
  type Migration,
  migrate,
  migrationsBetween,
  pendingMigrations,
  type Schema,
} from '../../runtime/core/index.ts';
import { uncheckedBundleOf } from '../helpers/bundle.ts';

interface Moved {
  readonly name: string;
  readonly migration: Migration;
  readonly before: Answers;
  readonly after: Answers;
}

const STEPS: readonly Moved[] = [
  {
    name: 'a renamed field keeps its answer',
    migration: { op: 'rename', from: 'phone', to: 'tel' },
    before: { phone: '1', name: 'Ann' },
    after: { tel: '1', name: 'Ann' },
  },
  {
    name: 'a field renamed in a list keeps the answer of every row',
    migration: { op: 'rename', from: 'contacts.*.phone', to: 'contacts.*.tel' },
    before: { contacts: [{ phone: '1' }, {}, { phone: '3' }] },
    after: { contacts: [{ tel: '1' }, {}, { tel: '3' }] },
  },
  {
    name: 'an answer is moved into a group, or into a row',
    migration: { op: 'move', from: 'phone', to: 'contacts.0.phone' },
    before: { phone: '1' },
    after: { contacts: [{ phone: '1' }] },
  },
  {
    name: 'an answer can move into what was its own place',
    migration: { op: 'move', from: 'phone', to: 'phone.mobile' },
    before: { phone: '1' },
    after: { phone: { mobile: '1' } },
  },
  {
    name: 'an answer that stands at the new place already is kept',
    migration: { op: 'rename', from: 'phone', to: 'tel' },
    before: { phone: '1', tel: '2' },
    after: { phone: '1', tel: '2' },
  },
  {
    name: 'an answer whose way is barred stays where it was',
    migration: { op: 'move', from: 'phone', to: 'name.phone' },
    before: { phone: '1', name: 'Ann' },
    after: { phone: '1', name: 'Ann' },
  },
  {
    name: 'a text is split, and the last part takes what is left',
    migration: { op: 'split', from: 'name', to: ['first', 'last'], at: ' ' },
    before: { name: 'Ann van Lee' },
    after: { first: 'Ann', last: 'van Lee' },
  },
  {
    name: 'a text without the cut is the first part',
    migration: { op: 'split', from: 'name', to: ['name', 'last'], at: ' ' },
    before: { name: 'Ann' },
    after: { name: 'Ann' },
  },
  {
    name: 'values are mapped, in lists too, and others are kept',
    migration: { op: 'mapValues', field: 'topics', values: { web: 'website', old: null } },
    before: { topics: ['web', 'old', 'mail'] },
    after: { topics: ['website', 'mail'] },
  },
  {
    name: 'a default is given where there is no answer',
    migration: { op: 'default', field: 'rows.*.kind', value: 'home' },
    before: { rows: [{ kind: 'work' }, { kind: ' ' }, {}] },
    after: { rows: [{ kind: 'work' }, { kind: 'home' }, { kind: 'home' }] },
  },
  {
    name: 'a default of nothing leaves the question open',
    migration: { op: 'default', field: 'country', value: null },
    before: { name: 'Ann' },
    after: { name: 'Ann' },
  },
  {
    name: 'a dropped answer is gone',
    migration: { op: 'drop', field: 'fax' },
    before: { fax: '1', tel: '2' },
    after: { tel: '2' },
  },
];

test.each(STEPS)('$name', ({ migration, before, after }) => {
  const { answers } = migrate(before, [migration]);
  expect(answers).toEqual(after);
});

test('steps that a release has seen already are not taken again', async () => {
  const there: Migration = { op: 'rename', from: 'a', to: 'b' };
  const back: Migration = { op: 'rename', from: 'b', to: 'a' };
  expect(pendingMigrations([], [there, back])).toEqual([there, back]);
  expect(pendingMigrations([there, back], [there, back])).toEqual([]);
  expect(pendingMigrations([there, back], [there, back, there])).toEqual([there]);
});

async function form(properties: Readonly<Record<string, Schema>>, more: Partial<FormBundle> = {}) {
  return { ...(await uncheckedBundleOf({ schema: { type: 'object', properties } })), ...more };
}
const text: Schema = { type: 'string' };

test('a renamed field keeps its words, and nobody is told of anything left out', async () => {
  const then = await form({ old: text });
  const now = await form({ new: text }, { migrations: [{ op: 'rename', from: 'old', to: 'new' }] });
  expect(carryOver(now, { old: 'precious words' }, then)).toEqual({
    answers: { new: 'precious words' },
    leftOut: [],
  });
});

test('a field that was dropped once and came back is not dropped a second time', async () => {
  const migrations: Migration[] = [{ op: 'drop', field: 'fax' }];
  const then = await form({ fax: text }, { migrations });
  const now = await form({ fax: text, more: text }, { migrations });
  expect(carryOver(now, { fax: '1' }, then).answers).toEqual({ fax: '1' });
});

test('what the form cannot hold is left out, and listed in the words it was given in', async () => {
  const then = await form(
    { hours: text, size: text, topic: { ...text, enum: ['a', 'b'] }, notes: text },
    { messages: { 'test.hours.label': 'Office hours', 'test.topic.label': 'Topic' } },
  );
  const now = await form({
    size: { type: 'integer' },
    topic: { ...text, enum: ['a'] },
    notes: { ...text, maxLength: 3 },
  });
  const given = { hours: '9 to 5', size: 'large', topic: 'b', notes: 'too long, but readable' };
  expect(carryOver(now, given, then)).toEqual({
    // Whoever reads a text that is too long can shorten it.
    answers: { notes: 'too long, but readable' },
    leftOut: [
      { path: '/hours', label: 'Office hours', value: '9 to 5' },
      { path: '/size', label: 'size', value: 'large' },
      { path: '/topic', label: 'Topic', value: 'b' },
    ],
  });
});

test('what nobody saw is left out without a word', async () => {
  const sums: Schema = { type: 'object', properties: { all: text } };
  const schema: Schema = { type: 'object', properties: { tags: text, sums } };
  const ui = { tags: { 'ui:hidden': true }, sums: { 'ui:hidden': true } };
  const then = await uncheckedBundleOf({ sections: { main: { schema, ui } } });
  const now = await form({ name: text });
  expect(carryOver(now, { tags: 'a', sums: { all: '1' }, name: 'Ann' }, then)).toEqual({
    answers: { name: 'Ann' },
    leftOut: [],
  });
});

test('rows keep what fits of them', async () => {
  const row = (properties: Readonly<Record<string, Schema>>): Schema => ({
    type: 'array',
    items: { type: 'object', properties },
  });
  const then = await form({ rows: row({ a: text, b: text }) });
  const now = await form({ rows: row({ a: text }) });
  const { answers, leftOut } = carryOver(now, { rows: [{ a: '1', b: '2' }, { b: '3' }] }, then);
  expect(answers).toEqual({ rows: [{ a: '1' }, {}] });
  expect(leftOut.map(({ path, value }) => [path, value])).toEqual([
    ['/rows/0/b', '2'],
    ['/rows/1/b', '3'],
  ]);
});

test('a value that only one branch of its schema takes is left to the validator', async () => {
  const now = await form({ size: { anyOf: [{ type: 'integer' }, { enum: ['large'] }] } as Schema });
  expect(carryOver(now, { size: 'large' }, undefined).answers).toEqual({ size: 'large' });
});

test('secrets are never carried over, and never listed', async () => {
  const then = await form({ ssn: text });
  const secret = await form({ ssn: { ...text, writeOnly: true } });
  expect(carryOver(secret, { ssn: '1' }, then)).toEqual({ answers: {}, leftOut: [] });
});

test('answers of a newer release go back under the name they had, unless the older form never had it', () => {
  const renamed: Migration = { op: 'rename', from: 'phone', to: 'tel' };
  const split: Migration = { op: 'split', from: 'name', to: ['first', 'last'], at: ' ' };
  const has =
    (...places: string[]) =>
    (place: string) =>
      places.includes(place);
  const back = [{ op: 'rename', from: 'tel', to: 'phone' }];
  expect(migrationsBetween([renamed], [], has('/phone'))).toEqual(back);
  expect(migrationsBetween([renamed, split], [], has('/phone'))).toEqual(back);
  expect(migrationsBetween([renamed], [], has('/tel'))).toEqual([]);
  expect(migrationsBetween([renamed], [split], has('/phone'))).toEqual([...back, split]);
});

test('a choice stays where the form still has it, and is left out where it has it no more', async () => {
  const then = await form({ size: text, only: text });
  const now = await form({ size: { enum: ['small', 2, null] }, only: { const: 'x' } as Schema });
  const over = (answers: Answers) => carryOver(now, answers, then).answers;
  expect(over({ size: 'small', only: 'x' })).toEqual({ size: 'small', only: 'x' });
  expect(over({ size: 2 })).toEqual({ size: 2 });
  expect(over({ size: 'large', only: 'y' })).toEqual({});
});

test('an answer of another kind than the field now has is left out', async () => {
  const then = await form({ a: text });
  const kinds: [Schema['type'], unknown, boolean][] = [
    ['integer', 3, true],
    ['integer', 3.5, false],
    ['number', 3.5, true],
    ['number', '3', false],
    ['boolean', false, true],
    ['string', true, false],
  ];
  for (const [type, value, stays] of kinds) {
    const now = await form({ a: { type } as Schema });
    const { answers } = carryOver(now, { a: value } as Answers, then);
    expect(answers, `${type} ${value}`).toEqual(stays ? { a: value } : {});
  }
});

test('what is left out is told by its label, else by its own name, and not by the number of its row', async () => {
  const now = await form({ kept: text });
  const then = await form({ fax_2: text, rows: { type: 'array', items: text } as Schema });
  const bare = { ...then, messages: {}, fields: {} };
  const { leftOut } = carryOver(now, { fax_2: '1', rows: ['a', 'b'] }, bare);
  expect(leftOut).toEqual([
    { path: '/fax_2', label: 'fax 2', value: '1' },
    { path: '/rows', label: 'rows', value: 'a, b' },
  ]);
});
