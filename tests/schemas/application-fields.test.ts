// Every field of the field tables FT-01 and FT-10 to FT-21 is in the forms, as the tables state it.
import { beforeAll, describe, expect, it } from 'vitest';
import type { FormBundle, Json } from '../../runtime/core/index.ts';
import { releasedForm } from '../helpers/releases.ts';
import { dotted, find } from './find-field.ts';

interface Row {
  readonly field: string;
  readonly type?: string;
  readonly required?: true;
  readonly choices?: readonly Json[];
  readonly mask?: unknown;
  readonly secret?: true;
  /** Derived or kept, not typed: nothing of it is on the screen. */
  readonly notTyped?: true;
}

const text = (field: string, more: Partial<Row> = {}): Row => ({ field, type: 'string', ...more });
const whole = (field: string, more: Partial<Row> = {}): Row => ({
  field,
  type: 'integer',
  ...more,
});
const yesNo = (field: string, more: Partial<Row> = {}): Row => ({
  field,
  type: 'boolean',
  ...more,
});
const notTyped = { notTyped: true } as const;
const required = { required: true } as const;
const PHONE = '(999)999-9999';
const PLACES = ['PRIMARY', 'SECONDARY'];
const PLAN_CLASSES = ['FAM', 'CDL', 'REF', 'COM'];

const TABLES: Readonly<Record<string, readonly Row[]>> = {
  'FT-10 personal': [
    text('salutation', { choices: ['Mr', 'Mrs', 'MS'] }),
    text('first_name', required),
    text('middle_name'),
    text('last_name', required),
    text('firm_name'),
    text('office_hours'),
    text('emailAddress'),
    text('id', notTyped),
    text('lead_id', notTyped),
  ],
  'FT-11 contact row': [
    text('contacts.*.type', { choices: PLACES }),
    text('contacts.*.name'),
    text('contacts.*.email'),
    text('contacts.*.old_email', notTyped),
    text('contacts.*.phone', { mask: PHONE }),
    text('contacts.*.ext'),
    text('contacts.*.fax', { mask: PHONE }),
    text('contacts.*.cell', { mask: PHONE }),
  ],
  'FT-12 address row': [
    {
      field: 'addresses.*.type',
      type: 'object',
      ...required,
      choices: PLACES.map((place) => ({ id: place, name: place })),
    },
    text('addresses.*.type.id', required),
    text('addresses.*.type.name', required),
    whole('addresses.*.index', notTyped),
    text('addresses.*.address1', required),
    text('addresses.*.address2'),
    text('addresses.*.city', required),
    text('addresses.*.state', required),
    text('addresses.*.country'),
    text('addresses.*.county'),
    text('addresses.*.zip', required),
  ],
  'FT-13 practice': [
    text('college', required),
    text('low_school', required),
    { field: 'normal_hourly_rate', type: 'number', ...required },
    whole('number_of_year_in_practice', required),
    whole('number_of_attorney_in_firm', required),
    text('gender', { ...required, choices: ['Male', 'Female', 'Other', 'Prefer Not To Answer'] }),
    text('business', { choices: ['Minority Owned', 'Female Owned'] }),
    text('professional_rating'),
    text('fmca_knw', { choices: ['Yes', 'No'] }),
    { field: 'language_fluent', type: 'array', ...required },
    text('language_fluent.*', { choices: ['English', 'Spanish', 'French', 'Creole', 'Others'] }),
    text('other_languages'),
    text('language', notTyped),
    text('lang_spoken', notTyped),
    text('ethnicity', {
      choices: [
        'American Indian or Alaska Native',
        'Asian',
        'Black or African American',
        'Hispanic or Latino',
        'Native Hawaiian or Other Pacific Islander',
        'White',
        'Prefer not to answer',
      ],
    }),
    { field: 'uploadedFiles', type: 'array', ...required },
  ],
  'FT-14 credential row': [
    { field: 'credentials.*.lic_state', type: 'object' },
    text('credentials.*.lic_state.STATECD', required),
    text('credentials.*.lic_state.state_name'),
    text('credentials.*.bar_number'),
    text('credentials.*.insurance_company'),
    text('credentials.*.policy_number'),
    text('credentials.*.date_admitted_to_bar'),
    text('credentials.*.lic_issue_date'),
    text('credentials.*.lic_exp_date'),
    text('credentials.*.lic_app_date'),
    text('credentials.*.lic_app_exp_date'),
  ],
  'FT-15 uploaded file': [
    text('uploadedFiles.*.name', required),
    text('uploadedFiles.*.Key', notTyped),
    text('uploadedFiles.*.fileType', { choices: ['DEC', 'W9'] }),
  ],
  'FT-16 attorney types, toggles, agreement': [
    { field: 'attorney_type', type: 'array', ...required },
    text('attorney_type.*', { choices: ['FAM', 'CDL', 'REF'] }),
    yesNo('referral_cont_fee', required),
    { field: 'attr_tags', type: 'array', ...notTyped },
    yesNo('review_agreements', notTyped),
    { field: 'stateCount', type: 'object', ...notTyped },
    whole('stateCount.CA'),
    whole('stateCount.Others'),
    { field: 'lead', type: 'object', ...notTyped },
    yesNo('remote_consulting'),
  ],
  'FT-17 coverage row': [
    text('coveragelist.*.desc'),
    text('coveragelist.*.plan_class', { ...required, choices: PLAN_CLASSES }),
    text('coveragelist.*.sub_cov_id', { ...required, ...notTyped }),
    text('coveragelist.*.sub_coverage'),
    text('coveragelist.*.id', notTyped),
    yesNo('coveragelist.*.remote_consult'),
    yesNo('coveragelist.*.remote_service'),
    whole('coveragelist.*.deleted', { choices: [0, 1] }),
    text('coveragelist.*.date_deleted'),
    whole('coveragelist.*.new', { ...notTyped, choices: [0, 1] }),
  ],
  'FT-18 practice area row': [
    { field: 'practice_county_list', type: 'array', ...required },
    text('practice_county_list.*.state_code', required),
    text('practice_county_list.*.county', required),
    text('practice_county_list.*.plan_class', { ...required, choices: PLAN_CLASSES }),
    { field: 'practice_county_list.*.cdl_rate', type: 'number' },
    whole('practice_county_list.*.deleted', { choices: [0, 1] }),
    text('practice_county_list.*.date_deleted'),
    text('practice_county_list.*.id', notTyped),
  ],
  'FT-19 disclosures': [
    whole('have_complaint', { ...required, choices: [1, 0] }),
    text('complaint_detail'),
    text('note'),
  ],
  'FT-20 billing': [
    text('number_type', { choices: ['ssn', 'ein'] }),
    text('ssn_number', {
      ...required,
      secret: true,
      mask: { by: 'number_type', ssn: '999-99-9999', ein: '99-9999999' },
    }),
    text('pay_to'),
    whole('is_same_as_primary', { choices: [0, 1] }),
    text('pay_address_1'),
    text('pay_address_2'),
    text('pay_city'),
    text('pay_state'),
    text('pay_zip'),
    text('pay_county'),
    whole('direct_deposite', { choices: [0, 1] }),
    text('account_holder'),
    text('bank_name'),
    text('checking_saving', { choices: ['Checking', 'Saving'] }),
    text('routing_number', { secret: true }),
    text('account_number', { secret: true }),
  ],
  'FT-21 preview and complete': [yesNo('agreement_reviewed')],
};

let application: FormBundle;
beforeAll(async () => {
  application = await releasedForm('application');
});

describe.each(Object.entries(TABLES))('%s', (_table, rows) => {
  it.each(rows)('has $field as the field table states it', (row) => {
    const { schema, ui, required: isRequired } = find(application, row.field);
    expect(schema.type).toBe(row.type);
    expect(isRequired).toBe(row.required ?? false);
    expect(schema.enum ?? []).toEqual(row.choices ?? []);
    expect(schema.writeOnly ?? false).toBe(row.secret ?? false);
    expect(ui['ui:hidden'] ?? false).toBe(row.notTyped ?? false);
    if (row.mask !== undefined) expect(ui['ui:options']).toMatchObject({ mask: row.mask });
  });
});

describe('all forms', () => {
  it('limit the length of every text', () => {
    const open = Object.keys(application.fields).filter((pointer) => {
      const { schema } = find(application, dotted(pointer));
      return schema.type === 'string' && !schema.enum && schema.maxLength === undefined;
    });
    expect(open).toEqual([]);
  });

  it('FT-01 ask on the sign-in page for the e-mail address, in the shape of SGN-05', async () => {
    const { schema, required: isRequired } = find(await releasedForm('sign-in'), 'emailAddress');
    const pattern = new RegExp(String(schema.pattern), 'u');
    expect(isRequired).toBe(true);
    expect(
      ['a.b_c%d+e-f@mail.example.attorney', 'A@B.CO'].every((mail) => pattern.test(mail)),
    ).toBe(true);
    expect(
      ['a@b', 'a@b.c', 'a@b.abcdefghi', 'a b@c.de', '@b.co', 'a@.co'].some((mail) =>
        pattern.test(mail),
      ),
    ).toBe(false);
  });
});

describe('the steps', () => {
  it('OR-01 are the five of Reading A', () => {
    expect(
      application.sections.map(({ id, title }) => [id, application.messages[title ?? '']]),
    ).toEqual([
      ['primary', 'Primary Details'],
      ['practice', 'Practice Details'],
      ['coverage', 'Coverages'],
      ['billing', 'Disclosures and Billing Information'],
      ['review', 'Preview and Complete'],
    ]);
  });
});
