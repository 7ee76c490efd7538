// Days from and until which a table is narrowed: today by one press, and told where they are the wrong way round.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { todayIn } from '../../../runtime/core/index.ts';
import { draw, trips } from '../kits/table-of-trips.tsx';

const DAY = { type: 'string', format: 'date' };
const ZONE = 'Pacific/Kiritimati';
const SPAN = {
  filters: [
    { name: 'text', schema: { type: 'string' }, keys: ['number'], match: 'contains' },
    {
      ...{ name: 'since', schema: DAY, keys: ['started'], match: 'from', until: 'until' },
      ...{ more: true, timeZone: ZONE },
    },
    { name: 'until', schema: DAY, keys: ['started'], match: 'until', more: true },
  ],
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

it('stand before the buttons once they are shown, and the first of them has the focus', () => {
  draw(SPAN, { rows: trips(3) });
  expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
  press('More filters');
  expect(document.activeElement).toBe(field('Since'));
  const search = screen.getByRole('button', { name: 'Search' });
  const follows = field('Until').compareDocumentPosition(search);
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('are today by the clock of the house after one press', () => {
  draw(SPAN, { rows: trips(3) });
  press('More filters');
  press('Today');
  const today = todayIn(ZONE);
  expect([field('Since').value, field('Until').value]).toEqual([today, today]);
  expect(screen.queryByText('T-1')).toBeNull();
});

it('are told where the first is after the last, until they are not', () => {
  draw(SPAN, { rows: trips(3) });
  press('More filters');
  fireEvent.change(field('Since'), { target: { value: '2026-01-03' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(field('Until'), { target: { value: '2026-01-02' } });
  expect(screen.getByRole('alert').textContent).toContain('The first day is after the last');
  fireEvent.change(field('Until'), { target: { value: '2026-01-03' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('T-3')).toBeTruthy();
});
