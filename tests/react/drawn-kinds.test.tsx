// Kinds of answers that RJSF alone draws wrong or not at all: shown as they are stored, and answerable.

import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schema } from '../../runtime/core/index.ts';
import { bundleOf } from '../helpers/bundle.ts';
import { rest, show } from './kit.tsx';
import { liveOf } from './live-of.ts';

const LATE = [{}, { timeout: 60_000 }] as const;

async function open(properties: Readonly<Record<string, Schema>>, answers = {}, messages = {}) {
  const bundle = await bundleOf({ schema: { type: 'object', properties }, messages });
  return show(bundle, { answers, live: await liveOf(bundle) });
}

test('a time is stored with its zone, and shown as it was typed', async () => {
  const { store } = await open({ at: { type: 'string', format: 'time' } });
  const at = await screen.findByLabelText<HTMLInputElement>(/^at/, ...LATE);
  fireEvent.change(at, { target: { value: '14:30' } });
  await rest(store);
  expect(store.answers().at).toMatch(/^14:30:00[+-]\d\d:\d\d$/);
  expect(store.faults()).toEqual([]);
  expect(at.value).toBe('14:30');
});

test('a moment is stored as that moment, and what is none stays in sight', async () => {
  const when: Schema = { type: 'string', format: 'date-time' };
  const { store } = await open({ from: when, to: when }, { to: 'tomorrow at noon' });
  const from = await screen.findByLabelText<HTMLInputElement>(/^from/, ...LATE);
  fireEvent.change(from, { target: { value: '2026-12-24T09:15' } });
  await rest(store);
  expect(store.answers().from).toBe(new Date('2026-12-24T09:15').toISOString().replace('.000', ''));
  expect(store.faults().map(({ path }) => path)).toEqual(['/to']);
  expect(screen.getByLabelText<HTMLInputElement>(/^to/).value).toBe('tomorrow at noon');
});

test('a constant is a choice of one: nothing is answered for a person', async () => {
  const { store } = await open(
    { rules: { const: 'agreed' }, sure: { const: true } },
    {},
    { 'test.rules.option.agreed': 'I agree' },
  );
  const agreed = await screen.findByRole('radio', { name: 'I agree' }, LATE[1]);
  expect(store.answers()).toEqual({});
  fireEvent.click(agreed);
  fireEvent.click(screen.getByRole('checkbox', { name: /sure/ }));
  await rest(store);
  expect(store.answers()).toEqual({ rules: 'agreed', sure: true });
});

const shape = (by: string, name: string): Schema => ({
  type: 'object',
  properties: { by: { const: by }, [name]: { type: 'string' } },
  required: ['by', name],
});
const pay: Schema = { oneOf: [shape('card', 'number'), shape('bank', 'iban')] };

test('shapes told apart by a constant are chosen by a person, and only what the chosen one lacks is said', async () => {
  const { store } = await open({ pay }, { pay: { number: '41' } });
  const list = await screen.findByLabelText<HTMLSelectElement>(/^pay/, ...LATE);
  expect(list.selectedOptions[0]?.text).toBe('Choose');
  await act(async () => {
    await store.attempt('submit');
  });
  expect(store.faults().map(({ path }) => path)).toEqual(['/pay/by']);
  expect(list.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(list, { target: { value: '1' } });
  await rest(store);
  expect(store.answers().pay).toEqual({ by: 'bank' });
  expect(store.faults().map(({ path }) => path)).toEqual(['/pay/iban']);
});

test('who adds an entry types in it, who takes it out stays in the list', async () => {
  const { store } = await open({ tags: { type: 'array', items: { type: 'string' } } });
  const add = await screen.findByRole('button', { name: 'Add Item' }, LATE[1]);
  add.focus();
  fireEvent.click(add);
  await rest(store);
  const list = within(screen.getByRole('group', { name: 'tags' }));
  await expect.poll(() => document.activeElement).toBe(list.getByRole('textbox'));
  const remove = list.getByRole('button', { name: 'Remove' });
  remove.focus();
  fireEvent.click(remove);
  await rest(store);
  expect(document.activeElement).toBe(add);
});
