// A rule's warning stands at its field, follows the answers it is about, and blocks nothing.
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bundleOf, rule } from '../../helpers/bundle.ts';
import { rest, show } from '../kits/kit.tsx';

const schema = {
  type: 'object',
  properties: { rate: { type: 'string' }, note: { type: 'string' } },
} as const;

const warnAtNote = (name: string, rate: string, message: string) =>
  rule(name, ['rate', 'equal', rate], { type: 'warn', at: '/note', message });

const bundle = await bundleOf({
  schema,
  rules: [warnAtNote('low', '1', 'test.low'), warnAtNote('high', '999', 'test.high')],
});

test('a warning comes, changes its words and goes as another field is answered', async () => {
  const { store } = await show(bundle, {
    messages: { 'test.low': 'That is little.', 'test.high': 'That is a lot.' },
  });
  const answer = async (value: string) => {
    fireEvent.change(screen.getByLabelText(/^rate/), { target: { value } });
    await rest(store);
  };
  expect(screen.queryByText('That is little.')).toBeNull();
  await answer('1');
  screen.getByText('That is little.');
  await answer('999');
  screen.getByText('That is a lot.');
  expect(screen.queryByText('That is little.')).toBeNull();
  await answer('50');
  expect(screen.queryByText('That is a lot.')).toBeNull();
});

test('a warning holds nobody up', async () => {
  const { store } = await show(bundle, {
    answers: { rate: '1' },
    messages: { 'test.low': 'That is little.' },
  });
  await act(async () => {
    expect((await store.attempt('submit')).faults).toEqual([]);
  });
  screen.getByText('That is little.');
});
