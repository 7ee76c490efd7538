// Days of waiting in the cells of a declared table: from some number on they have a tone.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import { cellOf } from '../../runtime/core/views/cells.ts';
import { columnOf } from '../../runtime/core/views/columns.ts';

const cell = (declared: JsonObject, row: object) => cellOf(columnOf(declared, 'trips'), row);

describe('a cell of days', () => {
  it('has the tone that so many days of waiting have, and none before the first step', () => {
    const steps = [
      { days: 5, tone: 'warning' },
      { days: 10, tone: 'danger' },
    ];
    const waited = { key: 'a', format: 'days', steps };
    expect(cell(waited, { a: 4 })).toEqual({ text: '4' });
    expect(cell(waited, { a: 5 })).toEqual({ text: '5', tone: 'warning' });
    expect(cell(waited, { a: 12 })).toEqual({ text: '12', tone: 'danger' });
    expect(cell(waited, {})).toEqual({ text: '' });
    expect(cell({ key: 'a', format: 'days' }, { a: 12 })).toEqual({ text: '12' });
  });
});
