// Days and times in tables are those of the house, wherever it is read.
import { expect, it } from 'vitest';
import { cellOf } from '../../runtime/core/index.ts';
import { columnOf } from '../../runtime/core/views/columns.ts';

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
