// The lines and rows of a review: which questions stand in it, how they are called, and what reads as one.
import { describe, expect, it } from 'vitest';
import {
  type Answered,
  isJoined,
  lineLabel,
  lineText,
  type Reviewed,
  reviewRows,
  sectionLines,
} from '../../runtime/core/form/review.ts';
import { badgeOf, isUnanswered, titleOf } from '../../runtime/core/form/unanswered.ts';
import type { FormNode } from '../../runtime/core/index.ts';
import { words } from './kits/words.ts';

/** A node of a form, with what a test says of it. */
const node = (name: string, more: object = {}, children: readonly FormNode[] = []): FormNode =>
  ({
    name,
    kind: 'field',
    reads: 'text',
    label: `${name}.label`,
    ui: {},
    uiOptions: {},
    ...more,
    children: new Map(children.map((child) => [child.name, child])),
  }) as unknown as FormNode;
const section = (children: readonly FormNode[], more: object = {}) =>
  node('', { reads: 'members', kind: 'section', ...more }, children);

function reviewed(answers: object, more: Partial<Reviewed> = {}): Reviewed {
  return {
    answers: answers as never,
    words,
    isHidden: () => false,
    isRequired: () => false,
    ...more,
  };
}
const lines = (children: readonly FormNode[], form: Reviewed, more: object = {}) =>
  sectionLines(section(children, more), form).map((line) => [
    lineLabel(line, words),
    lineText(line, words),
  ]);

describe('the lines of a review', () => {
  it('are the questions in the order of the page, without optional ones left blank', () => {
    const form = [node('name'), node('fax'), node('mail')];
    expect(lines(form, reviewed({ mail: 'a@b.c', name: 'Ann' }))).toEqual([
      ['name', 'Ann'],
      ['mail', 'a@b.c'],
    ]);
  });

  it('have what must be answered though it is not, unless it stands there under a condition', () => {
    const required = { isRequired: () => true };
    expect(lines([node('name')], reviewed({}, required))).toEqual([['name', '']]);
    expect(lines([node('name', { conditional: true })], reviewed({}, required))).toEqual([]);
    const saysOptional = node('name', { uiOptions: { optional: true } });
    expect(lines([saysOptional], reviewed({}, required))).toEqual([]);
    const saysNot = node('name', { uiOptions: { optional: false } });
    expect(lines([saysNot], reviewed({}))).toEqual([['name', '']]);
  });

  it('leave out what is hidden, what nobody is asked, and what has no name', () => {
    const form = [
      node('hidden'),
      node('unseen', { unseen: true }),
      node('nothing', { reads: 'nothing' }),
      node('helper', { transient: true }),
      node('nameless', { label: 'no message' }),
      node('shown'),
    ];
    const answers = Object.fromEntries(form.map(({ name }) => [name, 'x']));
    const isHidden = (place: string) => place === '/hidden';
    expect(lines(form, reviewed(answers, { isHidden }))).toEqual([['shown', 'x']]);
  });

  it('show a text that is agreed to whether it is or not, but not of a record', () => {
    const texts = [node('agree', { reads: 'agreement' }), node('say', { reads: 'statement' })];
    expect(lines(texts, reviewed({})).length).toBe(2);
    expect(lines(texts, reviewed({}, { whole: true }))).toEqual([]);
  });

  it('take the members of a group one by one, and what stands whole as one', () => {
    const group = node('address', { reads: 'members', group: 'Where' }, [node('city')]);
    const [line] = sectionLines(section([group]), reviewed({ address: { city: 'Macon' } }));
    expect(line).toMatchObject({ pointer: '/address/city', group: 'Where', value: 'Macon' });
    expect(lines([group], reviewed({ address: 'Macon, GA' }))).toEqual([['address', 'Macon, GA']]);
    expect(lines([group], reviewed({ address: { city: '' } }))).toEqual([]);
  });

  it('say of a record of everything whether it is known, and of its rows what they have', () => {
    const group = node('address', { reads: 'members' }, [node('city')]);
    expect(lines([node('name'), group], reviewed({}, { whole: true }))).toEqual([['name', '']]);
  });

  it('put what reads as one in one line, where the first of it stood', () => {
    const form = [node('first'), node('mail'), node('last')];
    const more = { lines: [{ fields: ['first', 'last'], with: ' ', label: 'whole.label' }] };
    const answers = { first: 'Ann', last: 'Lee', mail: 'm' };
    expect(lines(form, reviewed(answers), more)).toEqual([
      ['whole', 'Ann Lee'],
      ['mail', 'm'],
    ]);
    expect(lines(form, reviewed({ last: 'Lee' }), more)).toEqual([['whole', 'Lee']]);
    const nameless = { lines: [{ fields: ['last', 'first'], with: ', ', label: 'no message' }] };
    expect(lines(form, reviewed(answers), nameless)[0]).toEqual(['last', 'Lee, Ann']);
    const [line] = sectionLines(section(form, more), reviewed(answers));
    expect(line && isJoined(line)).toBe(true);
  });

  it('call a question by the answer beside it', () => {
    const number = node('number', { uiOptions: { labelBy: 'kind' }, label: 'number.label' });
    const has = (key: string) => key === 'number.label.ein' || words.has(key);
    const form = reviewed({ kind: 'ein', number: '7' }, { words: { ...words, has } });
    const [, line] = sectionLines(section([node('kind'), number]), form);
    expect(line).toMatchObject({ label: 'number.label.ein' });
  });
});

describe('the rows of a review', () => {
  const item = { item: { badge: './kind', title: ['./first', './last'] } };
  const row = (more: object = {}) =>
    node(
      '*',
      { reads: 'members', ...more },
      ['kind', 'first', 'last', 'city'].map((name) => node(name)),
    );
  const list = (more: object = {}) =>
    node('rows', { kind: 'list', reads: 'rows', uiOptions: item }, [row(more)]);
  const ROWS = [
    { kind: 'Main', first: 'Ann', last: 'Lee', city: 'Macon' },
    { kind: 'Second', first: '' },
    { kind: 'Old', first: 'Bo', deleted: 1 },
  ];
  const rows = (more: Partial<Reviewed> = {}, of: object = {}, value: unknown = ROWS) => {
    const form = reviewed({ rows: value }, more);
    const at = list(of);
    return reviewRows({ pointer: '/rows', node: at, value, group: undefined } as Answered, form);
  };
  const texts = (some: readonly Answered[]) => some.map(({ value }) => value);

  it('are those that count, each with its kind, its name and the rest', () => {
    const [first, ...others] = rows();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ index: 0, isDeleted: false });
    expect(first?.badge?.value).toBe('Main');
    expect(texts(first?.title ?? [])).toEqual(['Ann', 'Lee']);
    expect(first?.rest.map((line) => lineText(line, words))).toEqual(['Macon']);
    expect(texts(first?.questions ?? [])).toEqual(['Main', 'Ann', 'Lee', 'Macon']);
  });

  it('have the deleted ones where a record is shown whole, and none that is hidden', () => {
    expect(rows({ whole: true }).map(({ index, isDeleted }) => [index, isDeleted])).toEqual([
      [0, false],
      [2, true],
    ]);
    expect(rows({ isHidden: (place) => place === '/rows/0' })).toEqual([]);
    expect(rows({}, {}, 'no list')).toEqual([]);
  });

  it('do not tear out of a line what reads in it with others', () => {
    const [first] = rows({}, { lines: [{ fields: ['first', 'last'], with: ' ', label: 'x' }] });
    expect(first?.title).toEqual([]);
    expect(first?.rest.map((line) => lineText(line, words))).toEqual(['Ann Lee', 'Macon']);
  });

  it('are none of a list without rows of its own', () => {
    const plain = node('rows', { kind: 'list' });
    const at = { pointer: '/rows', node: plain, value: ['a'], group: undefined } as Answered;
    expect(reviewRows(at, reviewed({ rows: ['a'] }))).toEqual([]);
  });

  it('count for a list: one with none but empty rows is not answered', () => {
    const empty = [{ kind: 'Second' }];
    const asked = (value: unknown, more: Partial<Reviewed> = {}) =>
      sectionLines(section([list()]), reviewed({ rows: value }, more)).length;
    expect([asked(ROWS), asked(empty), asked([])]).toEqual([1, 0, 0]);
    expect(asked(empty, { isRequired: () => true })).toBe(1);
  });
});

describe('a row in which nothing is answered', () => {
  it('has nothing but its kind', () => {
    expect(isUnanswered({ kind: 'Main', name: ' ' }, 'kind')).toBe(true);
    expect(isUnanswered({ kind: 'Main', name: 'Ann' }, 'kind')).toBe(false);
    expect(isUnanswered({ kind: 'Main' }, '')).toBe(false);
    expect(isUnanswered({}, '')).toBe(true);
    expect(isUnanswered('text', '')).toBe(false);
  });

  it('knows its kind and its name by the layout of its list', () => {
    const of = (item: unknown) => ({ uiOptions: { item } }) as never;
    expect([badgeOf(of({ badge: './kind' })), badgeOf(of({ badge: 'kind' }))]).toEqual([
      'kind',
      'kind',
    ]);
    expect([badgeOf(of({ badge: 1 })), badgeOf(of('x')), badgeOf(of(undefined))]).toEqual([
      '',
      '',
      '',
    ]);
    expect(titleOf(of({ title: ['./a', 'b'] }))).toEqual(['a', 'b']);
    expect([titleOf(of({ title: 'a' })), titleOf(of(undefined))]).toEqual([[], []]);
  });
});
