// The table of coverages: what it offers and marks, what a tick wakes up, and what becomes of a coverage that was saved.

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { CoverageTable } from '../../../app/widgets/coverage/CoverageTable.tsx';
import { type Json, todayIn } from '../../../runtime/core/index.ts';
import { fakeCalls, rest } from '../../react/kits/kit.tsx';
import { compileApplication, showApplication } from '../kits/application-store.tsx';

beforeAll(compileApplication, 60_000);

const coverage = (sub_cov_id: string, desc: string) => ({
  sub_cov_id,
  desc,
  sub_coverage: '',
  plan_class: 'FAM',
});
const CATALOGUE = [
  coverage('1', 'Divorce'),
  coverage('2', 'Labor and Employment'),
  coverage('3', 'General Practice'),
  coverage('4', 'Eviction'),
];
const SAVED = {
  ...coverage('1', 'Divorce'),
  id: '77',
  remote_consult: true,
  remote_service: false,
};

async function open(coveragelist: readonly Json[] = []) {
  const { calls } = fakeCalls({
    get_coverages: () => ({ body: { status: 'success', data: CATALOGUE, fees_data: [] } }),
  });
  const { store } = await showApplication(
    () => (
      <CoverageTable
        pointer="/coveragelist"
        schema={{ type: 'array' }}
        ui={{}}
        options={{ classes: '/attorney_type' }}
        info={undefined}
      />
    ),
    { answers: { attorney_type: ['FAM'], coveragelist }, calls },
  );
  await screen.findByRole('checkbox', { name: /^Divorce/ });
  return { store, rows: () => store.answers().coveragelist };
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const toggles = (name: RegExp) =>
  within(box(name).closest('tr') as HTMLElement).getAllByRole<HTMLInputElement>('switch');

it('marks the required areas with an asterisk and leaves out what is not offered (ST3-15, ST3-16)', async () => {
  await open();
  expect(box(/^Labor and Employment/).closest('label')?.textContent).toMatch(
    /^Labor and Employment \*/,
  );
  expect(box(/^Divorce/).closest('label')?.textContent).toBe('Divorce');
  const boxes = screen.getAllByRole('checkbox').map((one) => one.getAttribute('aria-label'));
  expect(boxes).toEqual(['All 2 coverages of Family Defender', null, null]);
  for (const name of ['General Practice', 'Eviction'])
    expect(screen.queryByText(name, { exact: false })).toBeNull();
});

it('wakes up both remote switches of a coverage with its tick (ST3-08, ST3-09)', async () => {
  const { store, rows } = await open();
  expect(toggles(/^Divorce/).map(({ disabled }) => disabled)).toEqual([true, true]);
  fireEvent.click(box(/^Divorce/));
  expect(toggles(/^Divorce/).map(({ disabled }) => disabled)).toEqual([false, false]);
  expect(toggles(/^Labor/).map(({ disabled }) => disabled)).toEqual([true, true]);
  const [consult] = toggles(/^Divorce/);
  if (consult) fireEvent.click(consult);
  await rest(store);
  expect(toggles(/^Divorce/).map(({ checked }) => checked)).toEqual([true, false]);
  expect(rows()).toEqual([
    { ...coverage('1', 'Divorce'), remote_consult: true, remote_service: false },
  ]);
});

it('removes a coverage that was never saved, after a question in the words of the documents (ST3-12, ST3-14)', async () => {
  const { rows } = await open();
  fireEvent.click(box(/^Divorce/));
  fireEvent.click(box(/^Divorce/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText('Do you really want to delete this coverage? This process cannot be undone.'),
  ).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(box(/^Divorce/).checked).toBe(true);
  fireEvent.click(box(/^Divorce/));
  fireEvent.click(await screen.findByRole('button', { name: 'DELETE' }));
  await waitFor(() => expect(rows()).toEqual([]));
});

it('marks a saved coverage deleted with the day, shows it unticked, and takes it back as new (ST3-11, ST3-13)', async () => {
  const { rows } = await open([SAVED]);
  expect(box(/^Divorce/).checked).toBe(true);
  fireEvent.click(box(/^Divorce/));
  fireEvent.click(await screen.findByRole('button', { name: 'DELETE' }));
  await waitFor(() => expect(box(/^Divorce/).checked).toBe(false));
  const today = todayIn('America/New_York');
  expect(rows()).toEqual([{ ...SAVED, deleted: 1, date_deleted: today, new: 0 }]);
  expect(toggles(/^Divorce/).map(({ disabled }) => disabled)).toEqual([true, true]);

  fireEvent.click(box(/^Divorce/));
  await waitFor(() => expect(rows()).toEqual([{ ...SAVED, deleted: 0, new: 1 }]));
  expect(box(/^Divorce/).checked).toBe(true);
});
