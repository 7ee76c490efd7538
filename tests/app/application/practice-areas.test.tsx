// The list of practice areas: what is added, deleted and restored.

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ADD, add, choice, choose, GA, INCOMPLETE, open } from '../kits/areas-kit.tsx';

it('asks for the states once: for the choices to add from, and for the names of those that are there', async () => {
  const { asked } = await open({ practice_county_list: [{ ...GA, county: 'Cobb' }] });
  await waitFor(() => expect(screen.getAllByText(/Georgia/).length).toBeGreaterThan(1));
  expect(asked('getState')).toBe(1);
});

it('forgets the county when another state is chosen, even where that has one of the same name', async () => {
  const { toast, rows } = await open({ new_practice_county: GA });
  await choose('county', 'Jefferson');
  await choose('state code', 'Alabama');
  await screen.findByRole('option', { name: 'Mobile' });
  expect(choice('county').value).toBe('');
  add();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(...INCOMPLETE));
  expect(rows()).toBeUndefined();
});

it('keeps the county of a saved application that is opened again', async () => {
  const { rows } = await open({ new_practice_county: { ...GA, county: 'Cobb' } });
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(rows()).toEqual([{ ...GA, county: 'Cobb' }]));
});

it('takes "All Counties" of the state it was chosen for only', async () => {
  const { toast, rows } = await open({ new_practice_county: GA });
  await choose('county', 'All Counties');
  await choose('state code', 'Alabama');
  await screen.findByRole('option', { name: 'Mobile' });
  add();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(...INCOMPLETE));
  expect(rows()).toBeUndefined();
});

it('never says that all counties are there while they are still on their way', async () => {
  let arrive = () => {};
  const hold = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { toast, rows } = await open({ new_practice_county: { ...GA, county: 'Cobb' } }, hold);
  expect(within(choice('county')).getByRole('option', { name: 'Loading' })).toBeTruthy();
  add();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(...INCOMPLETE));
  arrive();
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(rows()).toHaveLength(1));
});

it('adds every county of the state with "All Counties", and says how many', async () => {
  const { rows } = await open({ new_practice_county: GA });
  await choose('county', 'All Counties');
  add();
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(JSON.stringify(rows())).not.toContain('*');
  expect(await screen.findByText('2 counties of Georgia added')).toBeTruthy();
});

it('asks before it deletes, in the words of the documents', async () => {
  const { rows } = await open({ practice_county_list: [{ ...GA, county: 'Cobb' }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Cobb, GA, FAM' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText('Do you really want to delete this county? This process cannot be undone.'),
  ).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(rows()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Cobb, GA, FAM' }));
  fireEvent.click(await screen.findByRole('button', { name: 'DELETE' }));
  await waitFor(() => expect(rows()).toHaveLength(0));
});

it('shows when a saved one was deleted, and restores it with the plus button', async () => {
  const gone = { ...GA, county: 'Cobb', id: '5', deleted: 1, date_deleted: '2026-11-18' };
  const { rows } = await open({ practice_county_list: [gone] });
  expect(await screen.findByText('Deleted 11/18/2026')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Restore Cobb, GA, FAM' }));
  expect(rows()).toEqual([{ ...GA, county: 'Cobb', id: '5', deleted: 0 }]);
});

it('asks for a rate where the layout says so, whatever the plan class is called', async () => {
  const row = { state_code: 'GA', cdl_rate: 150 };
  const rows = [
    { ...row, county: 'Cobb', plan_class: 'CDL' },
    { ...row, county: 'Jefferson', plan_class: 'REF' },
  ];
  const only = { cdl_rate: { plan_class: ['REF'] } };
  await open({ practice_county_list: rows }, undefined, { ...ADD, only });
  expect(screen.queryByRole('textbox', { name: /Jefferson/ })).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: /Cobb/ })).toBeNull();
});

it('draws the rows in sight, and on paper all of them', async () => {
  await open({
    practice_county_list: Array.from({ length: 80 }, (_, at) => ({
      ...GA,
      county: `County ${at}`,
    })),
  });
  const drawn = () => screen.getAllByText(/^County \d+$/).length;
  expect(drawn()).toBeLessThan(40);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawn()).toBe(80);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(drawn()).toBeLessThan(40));
});
