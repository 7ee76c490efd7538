// What no draft keeps is asked for again, but only of whom it had been asked.

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unkeptIn } from '../../../runtime/react/index.ts';
import { bundleOf, rule } from '../../helpers/bundle.ts';
import { rest, show } from '../kits/kit.tsx';

const form = await bundleOf({
  schema: {
    type: 'object',
    properties: {
      way: { type: 'string', enum: ['check', 'deposit'] },
      account: { type: 'string', writeOnly: true },
    },
  },
  rules: [
    rule('account-of-a-deposit', ['way', 'equal', 'deposit'], {
      type: 'require',
      fields: ['/account'],
    }),
    rule('deposit-has-an-account', ['way', 'equal', 'deposit'], {
      type: 'show',
      fields: ['/account'],
    }),
  ],
});

/** The form as it opens with a draft in which this was chosen. */
async function resume(way: string) {
  const answers = { way };
  const unkept = unkeptIn(form, { step: 'main' }, answers);
  const made = await show(form, { answers, unkept });
  await act(() => rest(made.store));
  const choose = async (next: string) => {
    fireEvent.click(screen.getByLabelText(next));
    await act(() => rest(made.store));
  };
  return { choose, told: made.store.texts.t('runtime.unkept.answer') };
}

test('a number that was asked for and not kept is asked for again', async () => {
  const { told } = await resume('deposit');
  expect(screen.getByLabelText(/^account/)).toBeTruthy();
  expect(screen.getByText(told)).toBeTruthy();
});

test('a number that nobody had been asked for is not called lost once it is asked for', async () => {
  const { choose, told } = await resume('check');
  await choose('deposit');
  expect(screen.getByLabelText(/^account/)).toBeTruthy();
  expect(screen.queryByText(told)).toBeNull();
});
