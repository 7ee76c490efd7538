// A table that asks its call itself: a page at a time by number or by key, what is known at once, failures beside it.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { fakeCalls } from '../kits/kit.tsx';
import { draw, numbers, trips } from '../kits/table-of-trips.tsx';

const ALL = trips(45);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const BY_NUMBER = {
  call: 'trips',
  list: 'data',
  paging: { by: 'page', page: 'page', size: 'limit', total: 'found.total' },
  sorting: { key: 'order_by', direction: 'way', ascending: 'asc', descending: 'desc' },
};
const BY_KEY = {
  call: 'trips',
  list: 'data',
  paging: { by: 'key', from: 'before', size: 'limit', next: 'next' },
};

const numbered = ({ page, limit }: JsonObject) => {
  const start = (Number(page) - 1) * Number(limit);
  return { body: { data: ALL.slice(start, start + Number(limit)), found: { total: ALL.length } } };
};
const keyed = ({ before, limit }: JsonObject) => {
  const start = before === undefined ? 0 : ALL.findIndex(({ number }) => number === before);
  const end = start + Number(limit);
  return { body: { data: ALL.slice(start, end), ...(ALL[end] && { next: ALL[end].number }) } };
};

it('asks for a page by its number, in the order and by the filters of its call', async () => {
  const { calls, asked } = fakeCalls({ trips: numbered });
  const filters = [{ name: 'status', schema: { type: 'string', enum: ['Late'] }, input: 'state' }];
  draw({ source: BY_NUMBER, filters }, { payload: { who: 'me' }, host: { calls } });
  await screen.findByText('1 to 10 of 45');
  press('Next page');
  await screen.findByText('11 to 20 of 45');
  expect(numbers()[0]).toBe('T-11');
  press('Price');
  await screen.findByText('1 to 10 of 45');
  fireEvent.change(screen.getByLabelText('Which trips'), { target: { value: 'Late' } });
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked.map(({ payload }) => payload)).toEqual([
    { who: 'me', page: 1, limit: 10 },
    { who: 'me', page: 2, limit: 10 },
    { who: 'me', page: 1, limit: 10, order_by: 'price', way: 'asc' },
    { who: 'me', page: 1, limit: 10, order_by: 'price', way: 'asc', state: 'Late' },
  ]);
});

it('asks for a page by the key that the one before it named, and goes back the same way', async () => {
  const { calls, asked } = fakeCalls({ trips: keyed });
  draw({ source: BY_KEY }, { payload: {}, host: { calls } });
  await waitFor(() => expect(numbers()[0]).toBe('T-1'));
  press('Next page');
  await waitFor(() => expect(numbers()[0]).toBe('T-11'));
  press('Next page');
  await waitFor(() => expect(numbers()[0]).toBe('T-21'));
  press('Previous page');
  await waitFor(() => expect(numbers()[0]).toBe('T-11'));
  // Rows that are known stand there before they are asked for again.
  const before = () => asked.map(({ payload }) => payload.before);
  await waitFor(() => expect(before()).toEqual([undefined, 'T-11', 'T-21', 'T-11']));
});

it('keeps known rows while others come, and says that it waits', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { calls } = fakeCalls({ trips: keyed });
  const slow: typeof calls = async (id, payload, options) => {
    if (payload.before !== undefined) await held;
    return calls(id, payload, options);
  };
  draw({ source: BY_KEY }, { payload: {}, host: { calls: slow } });
  await waitFor(() => expect(numbers()[0]).toBe('T-1'));
  press('Next page');
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(numbers()[0]).toBe('T-1');
  await act(async () => answer());
  await waitFor(() => expect(numbers()[0]).toBe('T-11'));
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
});

it('says that nothing could be loaded, and tries again', async () => {
  let isAway = true;
  const { calls } = fakeCalls({ trips: (payload) => (isAway ? { status: 500 } : keyed(payload)) });
  draw({ source: BY_KEY }, { payload: {}, host: { calls } });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.queryByRole('table')).toBeNull();
  isAway = false;
  press('Try again');
  await waitFor(() => expect(numbers()[0]).toBe('T-1'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the rows it knows where they cannot be refreshed, and says so', () => {
  let tries = 0;
  const onRetry = () => {
    tries += 1;
  };
  draw({}, { rows: ALL.slice(0, 3), failed: true, onRetry });
  expect(screen.getByText(/could not be refreshed/)).toBeTruthy();
  expect(numbers()).toHaveLength(3);
  press('Try again');
  expect(tries).toBe(1);
});

it.each([
  ['by number', BY_NUMBER, numbered],
  ['by key', BY_KEY, keyed],
])('saves the rows of all pages, %s', async (_, source, answer) => {
  const { calls } = fakeCalls({ trips: answer });
  draw({ source }, { payload: {}, host: { calls } });
  await waitFor(() => expect(numbers()[0]).toBe('T-1'));
  let blob: Blob | undefined;
  URL.createObjectURL = (made) => {
    blob = made as Blob;
    return 'blob:trips';
  };
  URL.revokeObjectURL = () => undefined;
  press('Download as CSV');
  await waitFor(() => expect(blob).toBeDefined());
  const lines = new TextDecoder()
    .decode(await (blob as Blob).arrayBuffer())
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(46);
  expect(lines.at(-1)).toMatch(/^T-45,/);
});

it('selects the rows of the page, or none of them, and leaves those of other pages as they are', async () => {
  const { calls } = fakeCalls({ trips: keyed });
  let selected: ReadonlyMap<string, object> = new Map([['T-40', {}]]);
  const onSelect = (now: ReadonlyMap<string, object>) => {
    selected = now;
  };
  const props = () => ({ payload: {}, host: { calls }, selection: { selected, onSelect } });
  const { again } = draw({ source: BY_KEY }, props());
  await waitFor(() => expect(numbers()[0]).toBe('T-1'));
  const all = () =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows of this page' });
  fireEvent.click(all());
  again(props());
  const shown = Array.from({ length: 10 }, (_, at) => `T-${at + 1}`);
  expect([...selected.keys()]).toEqual(['T-40', ...shown]);
  expect(all().checked).toBe(true);
  fireEvent.click(all());
  expect([...selected.keys()]).toEqual(['T-40']);
});
