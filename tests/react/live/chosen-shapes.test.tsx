// A shape that is chosen is drawn, though its choice alone answers nothing.

import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schema } from '../../../runtime/core/index.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { rest, show } from '../kits/kit.tsx';
import { liveOf } from '../kits/live-of.ts';

const LATE = [{}, { timeout: 60_000 }] as const;
const text = { type: 'string' } as const;
const asking = (name: string): Schema => ({
  type: 'object',
  properties: { [name]: text },
  required: [name],
});

const SHAPES: readonly (readonly [string, Schema, string, unknown])[] = [
  ['oneOf', { oneOf: [asking('number'), asking('street')] }, 'street', { street: 'Main' }],
  [
    'anyOf',
    {
      anyOf: [
        { type: 'object', properties: { number: text } },
        { type: 'object', properties: { street: text } },
      ],
    },
    'street',
    { street: 'Main' },
  ],
];

test.each(SHAPES)(
  'in %s the second shape is there as soon as it is chosen',
  async (_, field, name, stored) => {
    const bundle = await bundleOf({
      schema: { type: 'object', properties: { pay: field } },
      messages: { 'test.pay.shape.1': 'First', 'test.pay.shape.2': 'Second' },
    });
    const { store } = await show(bundle, { live: await liveOf(bundle) });
    const list = await screen.findByLabelText<HTMLSelectElement>(/^pay/, ...LATE);
    fireEvent.change(list, { target: { value: '1' } });
    await rest(store);
    expect(list.selectedOptions[0]?.text).toBe('Second');
    fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value: 'Main' } });
    await rest(store);
    expect(store.answers().pay).toEqual(stored);
  },
);

test('one text or several: the list is there as soon as it is chosen', async () => {
  const bundle = await bundleOf({
    schema: {
      type: 'object',
      properties: { names: { oneOf: [text, { type: 'array', items: text }] } },
    },
    messages: { 'test.names.shape.1': 'One name', 'test.names.shape.2': 'Several names' },
  });
  const { store } = await show(bundle, { live: await liveOf(bundle) });
  const list = await screen.findByRole<HTMLSelectElement>('combobox', ...LATE);
  fireEvent.change(list, { target: { value: '1' } });
  await rest(store);
  expect(list.selectedOptions[0]?.text).toBe('Several names');
  expect(screen.getByRole('button', { name: 'Add Item' })).toBeTruthy();
  fireEvent.change(list, { target: { value: '0' } });
  await rest(store);
  expect(screen.queryByRole('button', { name: 'Add Item' })).toBeNull();
});
