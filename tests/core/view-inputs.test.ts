// What a declared table is narrowed by and asked for with: its filters as they are declared, and the inputs of its call.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import {
  answeredWith,
  type FilterAnswers,
  filterInputs,
  fittingAnswers,
  isAsked,
  longestAnswer,
  viewFilters,
  withPresets,
} from '../../runtime/core/views/filters.ts';
import { fitsOffer } from '../../runtime/core/views/fits-offer.ts';
import { rowsNamed } from '../../runtime/core/views/view-rows.ts';
import { pageInputs, viewSource } from '../../runtime/core/views/view-source.ts';

const filters = (...declared: JsonObject[]) => viewFilters({ filters: declared }, 'trips');
const one = (declared: JsonObject) => {
  const [filter] = filters(declared);
  if (!filter) throw new Error('There is no filter.');
  return filter;
};
const FULL = {
  ...{
    name: 'state',
    schema: { enum: ['a', 'b'] },
    label: 'own.label',
    words: 'own',
    any: 'own.any',
  },
  ...{ keys: ['state', 2], match: 'until', input: 'by', radio: true, preset: 7 },
  when: { filter: 'town', is: ['Bath', 3] },
};

describe('a filter', () => {
  it('is as it is declared', () => {
    const { option, ...filter } = one(FULL);
    expect(filter).toEqual({
      ...{ name: 'state', schema: { enum: ['a', 'b'] }, label: 'own.label', any: 'own.any' },
      ...{
        keys: ['state', '2'],
        match: 'until',
        input: 'by',
        radio: true,
        more: false,
        preset: '7',
      },
      when: { name: 'town', is: ['Bath', '3'] },
    });
    expect(option('a')).toBe('own.a');
  });

  it('that declares little has words of its table, matches the whole value, and waits for nothing', () => {
    const { option, ...filter } = one({ name: 'town' });
    expect(filter).toEqual({
      ...{ name: 'town', schema: {}, keys: [], match: 'is', radio: false, more: false },
      label: 'views.trips.filter.town.label',
      any: 'views.trips.filter.town.any',
    });
    expect(option('x')).toBe('views.trips.filter.town.option.x');
  });

  it.each([
    ['contains', 'contains'],
    ['from', 'from'],
    ['until', 'until'],
    ['is', 'is'],
    ['odd', 'is'],
  ])('declared to match %s matches %s', (match, then) => {
    expect(one({ name: 'a', match }).match).toBe(then);
  });

  it('is none where none is declared, or what is declared is no filter', () => {
    expect(viewFilters({}, 'trips')).toEqual([]);
    expect(viewFilters({ filters: 'odd' }, 'trips')).toEqual([]);
    expect(filters('odd' as never, { name: 'a' }, null as never)).toHaveLength(1);
  });

  it('stands chosen of itself until somebody answers it', () => {
    const all = filters({ name: 'a', preset: 'x' }, { name: 'b' });
    expect(withPresets(all, {})).toEqual({ a: 'x' });
    expect(withPresets(all, { a: 'y', b: 'z' })).toEqual({ a: 'y', b: 'z' });
  });

  it('takes an answer as long as its schema says, or two hundred letters', () => {
    expect(longestAnswer(one({ name: 'a', schema: { maxLength: 3 } }))).toBe(3);
    expect(longestAnswer(one({ name: 'a', schema: {} }))).toBe(200);
  });
});

describe('a filter that waits for another', () => {
  const bare = one({ name: 'b', when: 'a' });
  const certain = one({ name: 'b', when: { filter: 'a', is: ['x', 'y'] } });
  const any = one({ name: 'b', when: { filter: 'a' } });

  it.each<[FilterAnswers, boolean, boolean]>([
    [{}, false, false],
    [{ a: '' }, false, false],
    [{ a: 'x' }, true, true],
    [{ a: 'z' }, true, false],
    [{ b: 'x' }, true, false],
    [{ b: '' }, false, false],
  ])(
    'is there with %j: %s, and %s where it waits for a certain answer',
    (given, isThere, isCertain) => {
      expect(isAsked(bare, given)).toBe(isThere);
      expect(isAsked(any, given)).toBe(isThere);
      expect(isAsked(certain, given)).toBe(isCertain);
    },
  );

  it('is always there where it waits for nothing', () => {
    expect(isAsked(one({ name: 'b' }), {})).toBe(true);
  });

  it('loses its answer with the one it waited for, and no other does', () => {
    const all = [one({ name: 'a' }), bare, one({ name: 'c' }), one({ name: 'd', when: 'c' })];
    const given = { a: 'x', b: '1', c: '2', d: '3' };
    expect(answeredWith(all, given, ['a', ''])).toEqual({ a: '', b: '', c: '2', d: '3' });
    expect(answeredWith(all, given, ['a', 'y'])).toEqual({ ...given, a: 'y' });
    const only = [one({ name: 'a' }), certain];
    expect(answeredWith(only, { a: 'x', b: '1' }, ['a', 'y'])).toEqual({ a: 'y', b: '1' });
    expect(answeredWith(only, { a: 'x', b: '1' }, ['a', 'z'])).toEqual({ a: 'z', b: '' });
  });
});

describe('the answers in an address', () => {
  const all = filters(
    { name: 'choice', schema: { enum: ['a', 2] } },
    { name: 'tick', schema: { type: 'boolean' } },
    { name: 'number', schema: { type: 'number' } },
    { name: 'whole', schema: { type: 'integer' } },
    { name: 'day', schema: { type: 'string', format: 'date' } },
    { name: 'words', schema: { type: 'string', maxLength: 3 } },
    { name: 'waits', schema: { type: 'string' }, when: { filter: 'choice', is: ['a'] } },
  );

  it('are those that a filter can have been given, without space around them', () => {
    const good = {
      ...{ choice: 'a', tick: 'true', number: '1.5', whole: '7', day: '2026-02-28', words: 'abc' },
      waits: 'x',
    };
    expect(fittingAnswers(all, good)).toEqual(good);
    expect(fittingAnswers(all, { choice: ' 2 ', words: ' abc ' })).toEqual({
      ...{ choice: '2', words: 'abc' },
    });
  });

  it('are no others, however they are written', () => {
    const bad = {
      ...{ choice: 'c', tick: 'false', number: 'x', whole: 'x', day: '2026-02-30', words: 'abcd' },
      ...{ strange: 'x', waits: 'x' },
    };
    expect(fittingAnswers(all, bad)).toEqual({});
    expect(fittingAnswers(all, { choice: '', words: '  ', day: undefined })).toEqual({});
  });

  it('count as answered where one stands chosen of itself', () => {
    const preset = filters(
      { name: 'choice', schema: { enum: ['a', 'b'] }, preset: 'a' },
      { name: 'waits', schema: {}, when: { filter: 'choice', is: ['a'] } },
    );
    expect(fittingAnswers(preset, { waits: 'x' })).toEqual({ waits: 'x' });
    expect(fittingAnswers(preset, { waits: 'x', choice: 'b' })).toEqual({ choice: 'b' });
  });

  it('become inputs of the call in their own kind', () => {
    const inputs = filters(
      { name: 'tick', schema: { type: 'boolean' }, input: 'only' },
      { name: 'number', schema: { type: 'number' }, input: 'least' },
      { name: 'whole', schema: { type: 'integer' }, input: 'most' },
      { name: 'words', schema: { type: 'string' }, input: 'q' },
      { name: 'rows', schema: { type: 'string' } },
    );
    const given = { tick: 'true', number: '1.5', whole: '7', words: '7', rows: 'x' };
    expect(filterInputs(inputs, given)).toEqual({ only: true, least: 1.5, most: 7, q: '7' });
    expect(filterInputs(inputs, { tick: 'false' })).toEqual({ only: false });
    expect(filterInputs(inputs, {})).toEqual({});
  });

  it('is a member of another input where that is named with dots', () => {
    const inputs = filters(
      { name: 'find', schema: { type: 'string' }, input: 'find' },
      { name: 'a', schema: { type: 'string' }, input: 'answers.topic' },
      { name: 'b', schema: { type: 'string' }, input: 'answers.place.city' },
    );
    expect(filterInputs(inputs, { find: 'x', a: 'fees', b: 'Bath' })).toEqual({
      ...{ find: 'x', answers: { topic: 'fees', place: { city: 'Bath' } } },
    });
  });
});

describe('where the rows of a table come from', () => {
  const source = (more: JsonObject = {}) =>
    viewSource({ source: { call: 'list', list: 'data.rows', ...more } });
  const PAGES = { page: 'page', total: 'data.total' };

  it('is a call and a place in its answer, and nothing where none is declared', () => {
    expect(source()).toEqual({ call: 'list', list: 'data.rows' });
    expect(viewSource({})).toEqual({ call: '', list: '' });
    expect(viewSource({ source: { paging: 'odd', sorting: 'odd' } })).toEqual({
      ...{ call: '', list: '' },
    });
  });

  it('is asked for by pages with numbers', () => {
    const paged = source({ paging: { by: 'page', ...PAGES, size: 'count' } });
    expect(paged.paging).toEqual({ by: 'page', ...PAGES, size: 'count' });
    expect(pageInputs(paged, { page: 2, size: 50, from: 'k' })).toEqual({ page: 2, count: 50 });
    expect(pageInputs(paged, { page: 1 })).toEqual({ page: 1 });
    const sizeless = source({ paging: { by: 'page', ...PAGES } });
    expect(sizeless.paging).toEqual({ by: 'page', ...PAGES });
    expect(pageInputs(sizeless, { page: 2, size: 50 })).toEqual({ page: 2 });
  });

  it('is asked for by the key that the page before named', () => {
    const keyed = source({ paging: { by: 'key', from: 'after', next: 'data.next' } });
    expect(keyed.paging).toEqual({ by: 'key', from: 'after', next: 'data.next' });
    expect(pageInputs(keyed, { page: 1 })).toEqual({});
    expect(pageInputs(keyed, { page: 2, from: 'k9' })).toEqual({ after: 'k9' });
  });

  it('is asked for in an order, in its own words for up and down', () => {
    const order = (descending: boolean) => ({ page: 1, order: { key: 'day', descending } });
    const plain = source({ sorting: { key: 'sort', direction: 'dir' } });
    expect(pageInputs(plain, order(false))).toEqual({ sort: 'day', dir: 'ascending' });
    expect(pageInputs(plain, order(true))).toEqual({ sort: 'day', dir: 'descending' });
    expect(pageInputs(plain, { page: 1 })).toEqual({});
    const own = { key: 'sort', direction: 'dir', ascending: 'up', descending: 'down' };
    expect(pageInputs(source({ sorting: own }), order(false))).toMatchObject({ dir: 'up' });
    expect(pageInputs(source({ sorting: own }), order(true))).toMatchObject({ dir: 'down' });
    expect(pageInputs(source(), order(true))).toEqual({});
  });
});

describe('rows that a table names', () => {
  const view = { rows: { exclude: { state: ['Gone', 7], kind: ['x'] }, mark: { kind: 'odd' } } };

  it('hold one of the values in one of the columns', () => {
    const isOut = rowsNamed(view, 'exclude');
    expect([{ state: 'Gone' }, { state: 7 }, { kind: 'x', state: 'On' }].map(isOut)).toEqual([
      ...[true, true, true],
    ]);
    expect([{ state: 'On' }, { kind: 'gone' }, {}, { state: null }].map(isOut)).toEqual([
      ...[false, false, false, false],
    ]);
  });

  it('are none where nothing is declared', () => {
    for (const none of [undefined, {}, { rows: 'odd' }, { rows: {} }, view])
      expect(rowsNamed(none, 'mark')({ kind: 'odd' })).toBe(false);
  });
});

describe('an offer of a document', () => {
  it('holds for its values but those it leaves out, and never for nothing', () => {
    const offer = (more: object) => ({ document: 'd', ...more }) as never;
    expect(fitsOffer(offer({}), ['x'])).toBe(true);
    expect(fitsOffer(offer({}), ['', null])).toBe(false);
    expect(fitsOffer(offer({}), [])).toBe(false);
    expect(fitsOffer(offer({ in: ['a', 'b'] }), ['z', 'b'])).toBe(true);
    expect(fitsOffer(offer({ in: ['a', 'b'] }), ['z'])).toBe(false);
    expect(fitsOffer(offer({ except: ['a'] }), ['a'])).toBe(false);
    expect(fitsOffer(offer({ except: ['a'] }), ['b'])).toBe(true);
    expect(fitsOffer(offer({ in: ['a', 'b'], except: ['b'] }), ['b'])).toBe(false);
  });
});
