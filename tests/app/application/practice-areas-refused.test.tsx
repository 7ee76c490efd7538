// What the adder of practice areas refuses: the messages of the documents to the letter, and what to do at each choice.

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { add, choice, choose, GA, INCOMPLETE, open, saidAt } from '../kits/areas-kit.tsx';

it('says "Please select State and County!" and adds nothing while something is missing', async () => {
  const { toast, rows } = await open({ new_practice_county: { state_code: 'GA', county: 'Cobb' } });
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(...INCOMPLETE));
  expect(rows()).toBeUndefined();
});

it('says "Duplicate Practice County" and adds nothing the second time', async () => {
  const cobb = { ...GA, county: 'Cobb' };
  const { toast, rows } = await open({ new_practice_county: cobb, practice_county_list: [cobb] });
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Duplicate Practice County'));
  expect(rows()).toHaveLength(1);
});

it('says at each choice that is missing what to choose, and leads to the first of them', async () => {
  const { store, rows } = await open({
    classes: ['FAM'],
    new_practice_county: { state_code: 'GA' },
  });
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(document.activeElement).toBe(choice('county')));
  expect(saidAt(choice('state code'))).toBeUndefined();
  expect(saidAt(choice('county'))).toBe('Choose the county.');
  expect(saidAt(choice('plan class'))).toBe('Choose the plan class.');
  // A form of its own: nobody is held up by it.
  expect((await store.attempt('leave:main', 'main')).faults).toEqual([]);
  await choose('county', 'Cobb');
  await waitFor(() => expect(saidAt(choice('county'))).toBeUndefined());
  add();
  await waitFor(() => expect(document.activeElement).toBe(choice('plan class')));
  store.set('/new_practice_county/plan_class', 'FAM');
  await waitFor(() => expect(saidAt(choice('plan class'))).toBeUndefined());
  add();
  await waitFor(() => expect(rows()).toEqual([{ ...GA, county: 'Cobb' }]));
});

it('takes all counties for a county that was missing', async () => {
  await open({ new_practice_county: GA });
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(saidAt(choice('county'))).toBe('Choose the county.'));
  await choose('county', 'All Counties');
  await waitFor(() => expect(saidAt(choice('county'))).toBeUndefined());
});

it('says at the county that the area is there already, until something else is chosen', async () => {
  const cobb = { ...GA, county: 'Cobb' };
  const { store } = await open({ new_practice_county: cobb, practice_county_list: [cobb] });
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(document.activeElement).toBe(choice('county')));
  expect(saidAt(choice('county'))).toBe('Duplicate Practice County');
  store.set('/new_practice_county/plan_class', 'REF');
  await waitFor(() => expect(saidAt(choice('county'))).toBeUndefined());
});

it('adds once where Add is clicked twice', async () => {
  const { toast, rows } = await open({ new_practice_county: { ...GA, county: 'Cobb' } });
  await screen.findByRole('option', { name: 'Cobb' });
  const button = screen.getByRole('button', { name: 'Add' });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  await waitFor(() => expect(rows()).toEqual([{ ...GA, county: 'Cobb' }]));
  expect(toast).not.toHaveBeenCalledWith('error', expect.anything());
});

it('does not add a plan class that is no longer offered, and says so at it; the step may be left all the same', async () => {
  const { store, toast, rows } = await open({
    classes: ['FAM'],
    new_practice_county: { ...GA, county: 'Cobb', plan_class: 'CDL' },
  });
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(...INCOMPLETE));
  expect(rows()).toBeUndefined();
  const planClass = choice('plan class');
  expect(planClass.getAttribute('aria-invalid')).toBe('true');
  expect(planClass.id).toBe('field-/new_practice_county/plan_class');
  const message = document.getElementById(planClass.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('This choice is not available here.');
  expect((await store.attempt('leave:main', 'main')).faults).toEqual([]);
  expect((await store.attempt('submit')).faults).toEqual([]);
  expect(store.section('main').shown).toEqual([]);

  await choose('plan class', 'FAM');
  await waitFor(() => expect(planClass.getAttribute('aria-invalid')).toBeNull());
  add();
  await waitFor(() => expect(rows()).toEqual([{ ...GA, county: 'Cobb' }]));
});

it('does not add a rate that is none, and leads to it; for another plan class it does not matter', async () => {
  const { rows } = await open({
    classes: ['FAM', 'CDL'],
    new_practice_county: { state_code: 'GA', county: 'Cobb', plan_class: 'CDL' },
  });
  await screen.findByRole('option', { name: 'Cobb' });
  const typed = screen.getByRole('textbox', { name: /^cdl rate/ });
  fireEvent.change(typed, { target: { value: '200000' } });
  add();
  await waitFor(() => expect(typed.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(typed));
  expect(rows()).toBeUndefined();
  await choose('plan class', 'FAM');
  add();
  await waitFor(() => expect(rows()).toEqual([{ ...GA, county: 'Cobb' }]));
});
