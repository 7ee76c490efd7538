// Entries under names of a person's own choice: named, answered, and sent as they stand on the page.

import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schema } from '../../../runtime/core/index.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { rest, show } from '../kits/kit.tsx';
import { liveOf } from '../kits/live-of.ts';

const LATE = { timeout: 60_000 };

async function open(env: Schema) {
  const bundle = await bundleOf({ schema: { type: 'object', properties: { env } } });
  const { store } = await show(bundle, { live: await liveOf(bundle) });
  const add = await screen.findByRole('button', { name: 'Add Item' }, LATE);
  add.focus();
  fireEvent.click(add);
  await rest(store);
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name of/, {}, LATE);
  await expect.poll(() => document.activeElement).toBe(name);
  return { store, name };
}

/** The control of the value, which stands behind its name. */
const controlOf = (name: HTMLElement) =>
  name.closest('.f-pair')?.querySelectorAll<HTMLInputElement>('input')[1] as HTMLInputElement;

/** As by the tabulator: the name is left for the value behind it. */
function rename(name: HTMLInputElement, to: string): HTMLInputElement {
  const value = controlOf(name);
  name.focus();
  fireEvent.change(name, { target: { value: to } });
  value.focus();
  return value;
}

test('who names an entry goes on in its value, and both are stored', async () => {
  const { store, name } = await open({ type: 'object', additionalProperties: { type: 'string' } });
  expect(controlOf(name).value).toBe('');
  const value = rename(name, 'HOME');
  await rest(store);
  expect(document.activeElement).toBe(value);
  expect(value.isConnected).toBe(true);
  fireEvent.change(value, { target: { value: '/root' } });
  await rest(store);
  expect(store.answers()).toEqual({ env: { HOME: '/root' } });
  expect(screen.getByLabelText<HTMLInputElement>('Name of HOME').value).toBe('HOME');
});

test('a number of an entry that is added is empty, and not nought', async () => {
  const { store, name } = await open({ type: 'object', additionalProperties: { type: 'number' } });
  const value = rename(name, 'floor');
  await rest(store);
  expect(value.value).toBe('');
  fireEvent.change(value, { target: { value: '7' } });
  await rest(store);
  expect(store.answers()).toEqual({ env: { floor: 7 } });
});

test('where names must follow a pattern an entry is a text until it has such a name', async () => {
  const { store, name } = await open({
    type: 'object',
    patternProperties: { '^x-': { type: 'string' } },
    additionalProperties: false,
  });
  expect(screen.queryByRole('radio')).toBeNull();
  fireEvent.change(controlOf(name), { target: { value: 'red' } });
  await rest(store);
  expect(store.faults().map(({ path }) => path)).toEqual(['/env/newKey']);
  rename(screen.getByLabelText<HTMLInputElement>(/^Name of/), 'x-color');
  await rest(store);
  expect(store.answers()).toEqual({ env: { 'x-color': 'red' } });
  expect(store.faults()).toEqual([]);
});

test('an entry that may be one of several kinds begins without an answer of any', async () => {
  const kinds = { anyOf: [{ type: 'string' }, { type: 'number' }] } as const;
  const { store, name } = await open({ type: 'object', additionalProperties: kinds as never });
  rename(name, 'floor');
  await rest(store);
  const typed = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=text]')].map(({ value }) => value);
  expect(typed()).toEqual(['floor', '']);
  expect(JSON.stringify(store.answers())).not.toContain('{}');
});

test('names that the schema lists are chosen, and an entry without one is told so', async () => {
  const bundle = await bundleOf({
    schema: {
      type: 'object',
      propertyNames: { enum: ['small', 'large'] } as never,
      additionalProperties: { type: 'number' } as never,
    },
    messages: { 'test.title': 'Prices' },
  });
  const { store } = await show(bundle, { live: await liveOf(bundle) });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Item' }, LATE));
  await rest(store);
  const name = await screen.findByLabelText<HTMLSelectElement>('Name', {}, LATE);
  expect([...name.options].map(({ text }) => text)).toEqual(['Choose', 'small', 'large']);
  const value = name.closest('.f-pair')?.querySelector('input') as HTMLInputElement;
  fireEvent.change(value, { target: { value: '7' } });
  await rest(store);
  expect(store.faults().map(({ path, code }) => `${path} ${code}`)).toEqual([
    '/newKey propertyNames',
  ]);
  fireEvent.change(name, { target: { value: 'large' } });
  await rest(store);
  expect(store.faults()).toEqual([]);
  expect(store.answers()).toEqual({ large: 7 });
});
