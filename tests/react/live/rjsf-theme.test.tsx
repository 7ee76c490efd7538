// Our look in anybody's RJSF form: no store, no provider of ours, an ordinary validator.

import { withTheme } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { theme } from '../../../runtime/react/theme/theme.ts';
import { textsOf } from '../kits/kit.tsx';

const Form = withTheme(theme);

const schema: RJSFSchema = {
  type: 'object',
  required: ['name', 'sure'],
  properties: {
    name: { type: 'string', title: 'Name', minLength: 2, description: 'As on your card' },
    phone: { type: 'string', title: 'Phone' },
    born: { type: 'string', format: 'date', title: 'Born' },
    state: { type: 'string', enum: ['GA', 'CA'], title: 'State' },
    years: { type: 'integer', title: 'Years' },
    sure: { type: 'boolean', title: 'I am sure' },
    member: { type: 'boolean', title: 'Member' },
    areas: {
      type: 'array',
      title: 'Areas',
      uniqueItems: true,
      items: { type: 'string', enum: ['family', 'traffic'] },
    },
  },
};

const uiSchema: UiSchema = {
  phone: { 'ui:widget': 'mask', 'ui:options': { mask: '(999)999-9999' } },
  member: { 'ui:widget': 'yesno' },
  areas: { 'ui:widget': 'checkboxes' },
};

test('values typed in our widgets are those of a plain RJSF form', () => {
  const onChange = vi.fn();
  render(
    <Form schema={schema} uiSchema={uiSchema} validator={validator} onChange={onChange}>
      <button type="submit">Send</button>
    </Form>,
  );
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input,select' }), {
      target: { value },
    });
  type(/^Name/, 'Ada');
  type(/^Phone/, '5551234567');
  type(/^Born/, '1815-12-10');
  type(/^State/, '1');
  type(/^Years/, '12');
  fireEvent.click(screen.getByLabelText(/I am sure/));
  fireEvent.click(within(screen.getByRole('group', { name: /Member/ })).getByLabelText('Yes'));
  fireEvent.click(within(screen.getByRole('group', { name: /Areas/ })).getByLabelText('traffic'));
  expect(onChange.mock.lastCall?.[0].formData).toEqual({
    name: 'Ada',
    phone: '(555)123-4567',
    born: '1815-12-10',
    state: 'CA',
    years: 12,
    sure: true,
    member: true,
    areas: ['traffic'],
  });
});

test('errors, hints and what is required stand at their fields as in our own forms', () => {
  render(
    <Form schema={schema} uiSchema={uiSchema} validator={validator} showErrorList={false}>
      <button type="submit">Send</button>
    </Form>,
  );
  fireEvent.click(screen.getByText('Send'));
  const name = screen.getByLabelText(/^Name \*/);
  expect(name.getAttribute('aria-required')).toBe('true');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  const described = (name.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
  expect(described).toContain('As on your card');
  expect(described).toContain('required');
  expect(name.closest('.f-field')?.classList.contains('f-bad')).toBe(true);
});

test('a disabled form locks every one of our controls', () => {
  const { container } = render(
    <Form schema={schema} uiSchema={uiSchema} validator={validator} disabled>
      <button type="submit">Send</button>
    </Form>,
  );
  const open = [...container.querySelectorAll<HTMLInputElement>('input, select')].filter(
    (one) => !one.disabled && one.tabIndex >= 0,
  );
  expect(open).toEqual([]);
});

test('given our sentences, the widgets say them', () => {
  render(
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      formContext={{ texts: textsOf() }}
    />,
  );
  expect(screen.getByLabelText(/^Phone \(optional\)/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Born/ })).toBeTruthy();
});

test('one shape of several is chosen and typed in our controls', () => {
  const onChange = vi.fn();
  const pay: RJSFSchema = {
    type: 'object',
    title: 'Pay',
    oneOf: [
      { title: 'Card', properties: { number: { type: 'string', title: 'Number' } } },
      { title: 'Bank', properties: { iban: { type: 'string', title: 'IBAN' } } },
    ],
  };
  const { container } = render(<Form schema={pay} validator={validator} onChange={onChange} />);
  fireEvent.change(container.querySelector('select') as HTMLSelectElement, {
    target: { value: '1' },
  });
  fireEvent.change(screen.getByLabelText(/IBAN/), { target: { value: 'DE1' } });
  expect(onChange.mock.lastCall?.[0].formData).toEqual({ iban: 'DE1' });
  expect(container.querySelector('[class*="Mui"]')).toBeNull();
});

test('the words over a choice of shapes and over a list are said once, and a refused choice marks its list alone', () => {
  const trip: RJSFSchema = {
    type: 'object',
    properties: {
      pay: {
        title: 'Pay',
        oneOf: [
          { type: 'object', properties: { save: { type: 'boolean', title: 'Save it' } } },
          { type: 'object', properties: { iban: { type: 'string', title: 'IBAN' } } },
        ],
      },
      stops: {
        type: 'array',
        title: 'Stops',
        items: { type: 'object', title: 'Stops', properties: { city: { type: 'string' } } },
      },
    },
  };
  const { container } = render(
    <Form
      schema={trip}
      uiSchema={{ pay: { 'ui:title': 'Pay' }, stops: { items: { 'ui:title': 'Stops' } } }}
      formData={{ stops: [{ city: 'Rome' }] }}
      validator={validator}
      extraErrors={{ pay: { __errors: ['is needed'] } } as never}
    />,
  );
  const heads = [...container.querySelectorAll('legend,label.f-lab')].map(
    (head) => head.textContent,
  );
  expect(heads).toEqual(['Pay', 'Stops', 'city']);
  expect(within(screen.getByRole('group', { name: 'Pay' })).getByLabelText('Save it')).toBeTruthy();
  expect(container.querySelector('select')?.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Save it').closest('.f-bad')).toBeNull();
});
