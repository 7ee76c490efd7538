// Tables that stand in place of one another as their filters are answered, filters that wait for an answer, and words in
// place of values.
import { describe, expect, it } from 'vitest';
import { cellOf, tableView, variantFor } from '../../runtime/core/index.ts';
import { fittingAnswers, isAsked } from '../../runtime/core/views/filters.ts';

const choice = (name: string, values: readonly string[], preset?: string) => ({
  name,
  schema: { type: 'string', enum: [...values] },
  input: name,
  ...(preset !== undefined && { preset }),
});
const views = {
  trips: {
    id: 'trips',
    kind: 'table',
    source: { call: 'trips', list: 'data' },
    filters: [
      choice('state', ['open', 'done'], 'open'),
      { name: 'number', schema: { type: 'string', maxLength: 9 }, input: 'number' },
      {
        name: 'check',
        schema: { type: 'string' },
        input: 'check',
        when: { filter: 'state', is: ['done'] },
      },
    ],
    variants: [
      { view: 'found', when: { state: ['done'] }, answered: ['number'] },
      { view: 'done', when: { state: ['done'] } },
    ],
    columns: [{ key: 'name' }],
  },
};

describe('the view in place of another', () => {
  it.each([
    ['trips', {}],
    ['trips', { number: '7' }],
    ['done', { state: 'done' }],
    ['found', { state: 'done', number: '7' }],
    ['trips', { state: 'no choice of it' }],
    ['done', { state: 'done', number: 'longer than nine' }],
  ])('is %s for %o', (view, answers) => {
    expect(variantFor(views, 'trips', answers)).toBe(view);
  });
});

describe('a filter that waits for a certain answer', () => {
  const { filters } = tableView(views, 'trips');
  const check = filters[2];
  if (!check) throw new Error('There is no such filter.');

  it('is there with that answer only, whatever an address says', () => {
    expect(isAsked(check, { state: 'done' })).toBe(true);
    expect(isAsked(check, { state: 'open', check: '77' })).toBe(false);
  });

  it('narrows nothing while nobody can see it', () => {
    expect(fittingAnswers(filters, { check: '77' })).toEqual({});
    expect(fittingAnswers(filters, { state: 'open', check: '77' })).toEqual({ state: 'open' });
    const both = { state: 'done', check: '77' };
    expect(fittingAnswers(filters, both)).toEqual(both);
  });
});

describe('a word in place of a value', () => {
  const column = (instead: object) =>
    tableView({ one: { ...views.trips, columns: [{ key: 'name', instead }] } } as never, 'one')
      .columns[0] as never;

  it('stands where all that is asked of the row holds, in any capitals', () => {
    const shown = column({ where: { state: ['', 'new'] }, text: 'views.trips.new' });
    expect(cellOf(shown, { name: 'Lyon', state: 'NEW' })).toEqual({
      text: '',
      word: 'views.trips.new',
    });
    expect(cellOf(shown, { name: 'Lyon' })).toMatchObject({ word: 'views.trips.new' });
    expect(cellOf(shown, { name: 'Lyon', state: 'done' })).toEqual({ text: 'Lyon' });
  });

  it('gives way to the value where the row is set apart, and may be none', () => {
    const shown = column({ where: { state: ['done'] }, unless: { name: ['Rome'] } });
    expect(cellOf(shown, { name: 'Lyon', state: 'done' })).toEqual({ text: '' });
    expect(cellOf(shown, { name: 'Rome', state: 'done' })).toEqual({ text: 'Rome' });
  });
});
