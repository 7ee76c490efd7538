// A table that is searched by a press: choices side by side, a field that appears, and all of it taken back at once.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { fakeCalls } from '../kits/kit.tsx';
import { draw, trips } from '../kits/table-of-trips.tsx';

const SEARCH = {
  source: { call: 'trips', list: 'data', paging: { by: 'page', page: 'page', total: 'total' } },
  searching: { press: true, clear: 'views.trips.clear' },
  filters: [
    {
      name: 'status',
      schema: { type: 'string', enum: ['Late', 'Done'] },
      input: 'state',
      radio: true,
      preset: 'Done',
    },
    { name: 'news', schema: { type: 'string', enum: ['Yes', 'No'] }, input: 'news' },
    { name: 'text', schema: { type: 'string' }, input: 'text', when: 'news' },
  ],
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answer = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const isChosen = (name: string) =>
  (screen.getByRole('radio', { name }) as HTMLInputElement).checked;

/** Draws it at an address; what was asked of the call, without the page. */
async function search(at = '') {
  const { calls, asked } = fakeCalls({
    trips: () => ({ body: { data: trips(3), total: 3 } as unknown as JsonObject }),
  });
  const visited: string[] = [at];
  const host = () => ({
    calls,
    address: { search: visited.at(-1) ?? '', go: (to: string) => void visited.push(to) },
  });
  const { again } = draw(SEARCH, { payload: {}, host: host() });
  const said = (count: number) => {
    again({ host: host() });
    return waitFor(() => {
      expect(asked).toHaveLength(count);
      const { page: _, ...inputs } = (asked.at(-1)?.payload ?? {}) as JsonObject;
      return inputs;
    });
  };
  await screen.findByText('T-1');
  return { visited, said };
}

it('stands on a choice that narrows nothing before somebody searches', async () => {
  const { said, visited } = await search();
  expect(isChosen('Done')).toBe(true);
  expect(screen.getByRole('group', { name: 'Which trips' })).toBeTruthy();
  expect(await said(1)).toEqual({});
  fireEvent.click(screen.getByRole('radio', { name: 'Those that are late' }));
  answer('With news', 'Yes');
  expect(visited).toEqual(['']);
  expect(await said(1)).toEqual({});
  press('Search');
  expect(visited.at(-1)).toBe('?status=Late&news=Yes');
  expect(await said(2)).toEqual({ state: 'Late', news: 'Yes' });
});

it('sends the choice it stands on with the first search', async () => {
  const { said, visited } = await search();
  press('Search');
  expect(visited.at(-1)).toBe('?status=Done');
  expect(await said(2)).toEqual({ state: 'Done' });
});

it('has a field only once the one it waits for is answered, and forgets it with that', async () => {
  const { said } = await search();
  expect(screen.queryByLabelText('Number or kind')).toBeNull();
  answer('With news', 'Yes');
  answer('Number or kind', 'T-9');
  answer('With news', '');
  expect(screen.queryByLabelText('Number or kind')).toBeNull();
  answer('With news', 'No');
  expect((screen.getByLabelText('Number or kind') as HTMLInputElement).value).toBe('');
  press('Search');
  expect(await said(2)).toEqual({ state: 'Done', news: 'No' });
});

it('keeps what is typed after a press while the address is still on its way', async () => {
  const { said } = await search();
  answer('With news', 'Yes');
  answer('Number or kind', 'T-1');
  press('Search');
  answer('Number or kind', 'T-9');
  expect(await said(2)).toEqual({ state: 'Done', news: 'Yes', text: 'T-1' });
  expect((screen.getByLabelText('Number or kind') as HTMLInputElement).value).toBe('T-9');
  press('Search');
  expect(await said(3)).toEqual({ state: 'Done', news: 'Yes', text: 'T-9' });
});

it('goes back to what the address says, where nothing was typed since', async () => {
  const { said, visited } = await search('?status=Late&news=Yes&text=T-1');
  expect(await said(1)).toEqual({ state: 'Late', news: 'Yes', text: 'T-1' });
  answer('Number or kind', '');
  press('Search');
  expect(await said(2)).toEqual({ state: 'Late', news: 'Yes' });
  expect((screen.getByLabelText('Number or kind') as HTMLInputElement).value).toBe('');
  visited.push('?news=No&text=T-2');
  expect(await said(3)).toEqual({ news: 'No', text: 'T-2' });
  expect((screen.getByLabelText('Number or kind') as HTMLInputElement).value).toBe('T-2');
  expect(isChosen('Done')).toBe(true);
});

it('shows an answer of the address whose field would not be there, so that it can be taken back', async () => {
  const { said, visited } = await search('?text=T-2');
  expect((screen.getByLabelText('Number or kind') as HTMLInputElement).value).toBe('T-2');
  expect(await said(1)).toEqual({ text: 'T-2' });
  press('All trips again');
  expect(visited.at(-1)).toBe('');
  expect(await said(2)).toEqual({});
  expect(screen.queryByLabelText('Number or kind')).toBeNull();
  expect(isChosen('Done')).toBe(true);
});

it('asks again for what it shows, where somebody looks for the same once more', async () => {
  const { said } = await search('?status=Late');
  expect(await said(1)).toEqual({ state: 'Late' });
  press('Search');
  expect(await said(2)).toEqual({ state: 'Late' });
});

it('writes a value in the words that messages have for it', () => {
  const columns = [{ key: 'number' }, { key: 'kind', words: 'views.trips.kinds' }];
  draw({ columns }, { rows: trips(2) });
  expect(screen.getByText('On rails')).toBeTruthy();
  expect(screen.getByText('By road')).toBeTruthy();
});
