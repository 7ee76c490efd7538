// Days and times in tables are those of the house, wherever it is read.
import { expect, it } from 'vitest';
import { cellOf } from '../../runtime/core/index.ts';
import { momentsIn } from '../../runtime/core/values/moments.ts';
import { columnOf } from '../../runtime/core/views/columns.ts';
import { narrowed, viewFilters } from '../../runtime/core/views/filters.ts';

it('writes moments by the clock of the house, and days as they are', () => {
  const timeZone = 'America/New_York';
  const at = (format: string, a: string) =>
    cellOf(columnOf({ key: 'a', format, timeZone }, 'trips'), { a }).text;
  // Late in the evening it is tomorrow elsewhere.
  expect(at('date', '2026-03-09T02:30:00Z')).toBe('03/08/2026');
  expect(at('dateTime', '2026-03-09T02:30:00Z')).toBe('03/08/2026, 10:30 PM ET');
  expect(at('date', '2026-03-09')).toBe('03/09/2026');
  expect(at('date', '2026-03-09 23:30:00')).toBe('03/09/2026');
  expect(at('date', '2026-03-09T99:00:00Z')).toBe('03/09/2026');
});

it('narrows moments by the day of the house, as its cells say it', () => {
  const timeZone = 'America/New_York';
  const day = { type: 'string', format: 'date' };
  const declared = (match: string) => ({ name: match, schema: day, keys: ['a'], match, timeZone });
  const filters = viewFilters({ filters: [declared('from'), declared('until')] }, 'trips');
  const rows = [{ a: '2026-03-09T02:30:00Z' }, { a: '2026-03-09' }];
  const left = (answers: Record<string, string>) =>
    narrowed(rows, filters, answers).map(({ a }) => a.length);
  expect(left({ until: '2026-03-08' })).toEqual([20]);
  expect(left({ from: '2026-03-09' })).toEqual([10]);
});

it('shows what is no moment as it is, wherever moments are written', () => {
  const { day, time, moment } = momentsIn('America/New_York', 'en-US');
  for (const write of [day, time, moment]) expect(write('soon')).toBe('soon');
});
