// Which rows a filter lets through, to the day and to the letter.
import { describe, expect, it } from 'vitest';
import { narrowed, tableView } from '../../runtime/core/index.ts';

const { filters } = tableView(
  {
    trips: {
      id: 'trips',
      kind: 'table',
      source: { call: 'trips', list: 'data' },
      filters: [
        { name: 'since', schema: { type: 'string', format: 'date' }, keys: ['day'], match: 'from' },
        {
          name: 'before',
          schema: { type: 'string', format: 'date' },
          keys: ['day'],
          match: 'until',
        },
        { name: 'town', schema: { type: 'string' }, keys: ['from', 'to'], match: 'contains' },
        { name: 'state', schema: { type: 'string' }, keys: ['states'] },
        { name: 'asked', schema: { type: 'string' }, keys: ['from'], input: 'asked' },
      ],
      columns: [{ key: 'day' }],
    },
  },
  'trips',
);

const ROWS = [
  { day: '2026-05-01', from: 'Bath', to: 'York', states: ['Open'] },
  { day: '2026-05-02T23:59:59Z', from: 'York', to: 'Deal', states: ['Done', 'Paid'] },
  { day: '2026-05-03', from: 'Deal', to: 'Ely', states: [] },
  { day: '', from: 'Ely', to: 'Bath', states: ['open'] },
];
const left = (answers: Record<string, string>) =>
  narrowed(ROWS, filters, answers).map((row) => ROWS.indexOf(row));

describe('a filter', () => {
  it('from a day lets its own day through, whatever the hour, and no row without a day', () => {
    expect(left({ since: '2026-05-02' })).toEqual([1, 2]);
  });

  it('until a day lets its own day through, whatever the hour, and no row without a day', () => {
    expect(left({ before: '2026-05-02' })).toEqual([0, 1]);
    expect(left({ since: '2026-05-02', before: '2026-05-02' })).toEqual([1]);
  });

  it('of several keys lets a row through that has it in one of them, in whatever case', () => {
    expect(left({ town: 'BAT' })).toEqual([0, 3]);
  });

  it('by a value asks for all of it, of a list for one that is in it', () => {
    expect(left({ state: 'open' })).toEqual([0, 3]);
    expect(left({ state: 'pai' })).toEqual([]);
    expect(left({ state: 'paid' })).toEqual([1]);
  });

  it('that the call answers for leaves the rows as they came', () => {
    expect(narrowed(ROWS, filters, { asked: 'Bath' })).toBe(ROWS);
  });
});
