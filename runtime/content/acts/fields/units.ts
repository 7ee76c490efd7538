// What is asked together again and again, in the order in which people know it.
import type { JsonObject } from '../../../core/index.ts';
import type { UnitOfFields } from '../../commands/act.ts';
import type { Asked } from './asked.ts';
import { plainOf } from './palette.ts';

type Field = Omit<Asked, 'to'>;

const line = (
  label: string,
  options: Readonly<Record<string, string>>,
  { required = true, most = 100 } = {},
): Field => ({
  ...{ label, required },
  made: {
    schema: { type: 'string', maxLength: most, personal: true },
    layout: { 'ui:options': options },
    words: {},
  },
});

/** As the palette asks it alone. */
function alone(kind: 'email' | 'phone' | 'zip', label: string, row?: string): Field {
  const made = plainOf(kind);
  if (row === undefined) return { label, required: true, made };
  const options = { ...(made.layout?.['ui:options'] as JsonObject | undefined), row };
  return { label, required: true, made: { ...made, layout: { 'ui:options': options } } };
}

const UNITS: Readonly<Record<UnitOfFields, readonly Field[]>> = {
  name: [
    line('First name', { width: 'm', row: 'name', autocomplete: 'given-name' }),
    line('Last name', { width: 'm', row: 'name', autocomplete: 'family-name' }),
  ],
  address: [
    line('Street and number', { width: 'l', autocomplete: 'address-line1' }),
    line(
      'Apartment, suite or floor',
      { width: 'l', autocomplete: 'address-line2' },
      {
        required: false,
      },
    ),
    line('City', { width: 'm', row: 'place', autocomplete: 'address-level2' }),
    {
      ...{ label: 'State', required: true },
      made: {
        schema: { type: 'string', maxLength: 2, pattern: '^[A-Z]{2}$', personal: true },
        layout: {
          'ui:widget': 'select',
          'ui:options': {
            ...{ width: 'm', row: 'place', autocomplete: 'address-level1' },
            options: { call: 'getState', value: 'STATECD', label: 'state_name' },
          },
        },
        words: { 'error.pattern': 'Choose a state.' },
      },
    },
    alone('zip', 'ZIP Code', 'place'),
  ],
  contact: [alone('email', 'E-mail address'), alone('phone', 'Phone number')],
  bank: [
    line('Account holder', { width: 'l', autocomplete: 'off' }),
    line('Bank', { width: 'l', autocomplete: 'off' }),
    {
      ...{ label: 'Kind of account', required: true },
      made: {
        schema: { type: 'string', enum: ['checking', 'savings'] },
        layout: { 'ui:widget': 'radio', 'ui:options': { inline: true } },
        words: { 'option.checking': 'Checking', 'option.savings': 'Savings' },
      },
    },
    {
      ...{ label: 'Routing number', required: true },
      made: {
        schema: { type: 'string', pattern: '^[0-9]{9}$', maxLength: 9, personal: true },
        layout: { 'ui:options': { width: 'm', autocomplete: 'off', inputmode: 'numeric' } },
        words: { 'error.pattern': 'Enter the nine digits of the routing number.' },
      },
    },
    {
      ...{ label: 'Account number', required: true },
      made: {
        schema: {
          ...{ type: 'string', pattern: '^[0-9]{4,17}$', maxLength: 17 },
          ...{ writeOnly: true, personal: true },
        },
        layout: { 'ui:options': { width: 'm', autocomplete: 'off', inputmode: 'numeric' } },
        words: { 'error.pattern': 'Enter the account number in digits, without spaces.' },
      },
    },
  ],
};

/** The fields of one. */
export const unitOf = (unit: UnitOfFields): readonly Field[] => UNITS[unit];
