// A choice of shapes, and lists of them, in our theme: named by our messages, marked and framed as our own fields are.

import { withTheme } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schema } from '../../../runtime/core/index.ts';
import { wordedUi } from '../../../runtime/react/live/worded-ui.ts';
import { theme } from '../../../runtime/react/theme/theme.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { stage } from '../kits/kit.tsx';

const Form = withTheme(theme);

const card = {
  type: 'object',
  properties: { number: { type: 'string', title: 'Number' } },
} as const;
const bank = { type: 'object', properties: { iban: { type: 'string', title: 'IBAN' } } } as const;
const PAY = { title: 'Pay', oneOf: [card, bank] } as unknown as RJSFSchema;

test('each shape is called by its own message, and so is the group of its fields', async () => {
  const pay: Schema = {
    oneOf: ['number', 'iban'].map((name) => ({
      type: 'object',
      properties: { [name]: { type: 'string' } },
    })),
  };
  const bundle = await bundleOf({
    schema: { type: 'object', properties: { pay } },
    messages: { 'test.pay.shape.1': 'Card', 'test.pay.shape.2': 'Bank' },
  });
  const { store } = await stage(bundle);
  const { container } = render(
    <Form
      schema={{ type: 'object', properties: { pay: PAY } }}
      uiSchema={{ pay: wordedUi(store, pay as never, {}, '/pay') as never }}
      validator={validator}
    />,
  );
  const names = [...container.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(names.filter((name) => name !== '')).toEqual(['Card', 'Bank']);
  expect(
    within(screen.getByRole('group', { name: 'Card' })).getByLabelText(/number/i),
  ).toBeTruthy();
});

test('the message of a refused choice stands between label and control, once, and the control is described by it', () => {
  const { container } = render(
    <Form
      schema={{ type: 'object', properties: { pay: PAY } }}
      validator={validator}
      extraErrors={{ pay: { __errors: ['fits none'] } } as never}
      showErrorList={false}
    />,
  );
  const [message, ...more] = screen.getAllByText('fits none');
  expect(more).toEqual([]);
  const select = container.querySelector('select');
  expect(select?.getAttribute('aria-describedby')).toBe(message?.id);
  expect(message?.compareDocumentPosition(select as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('items of several fields are cards with their number and their buttons in the heading', () => {
  const stops: RJSFSchema = {
    type: 'object',
    properties: { stops: { type: 'array', title: 'Stops', items: { ...card, title: 'Stop' } } },
  };
  render(<Form schema={stops} formData={{ stops: [{}, {}] }} validator={validator} />);
  const heading = screen.getByRole('heading', { name: 'Stop 2' });
  const card2 = heading.closest('.f-item') as HTMLElement;
  fireEvent.click(within(card2).getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('heading', { name: 'Stop 2' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Stop 1' })).toBeTruthy();
});
