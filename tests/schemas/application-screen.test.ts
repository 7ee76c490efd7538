// What an applicant reads, in which order, and within which limits: the field tables FT-10 to FT-21 with OR-76 and OR-77.
import { beforeAll, describe, expect, it } from 'vitest';
import { type FormBundle, isList, isObject, type UiSchema } from '../../runtime/core/index.ts';
import { releasedForm } from '../helpers/releases.ts';
import { find } from './find-field.ts';

/** Labels in the order of the screen. The ZIP stands beside city and state, questions of one kind in one group. */
const SCREENS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  primary: {
    salutation: 'Salutation',
    first_name: 'First Name',
    middle_name: 'Middle Name',
    last_name: 'Last Name',
    firm_name: 'Firm Name',
    office_hours: 'Office Hours',
    emailAddress: 'E-mail Address',
    contacts: 'Contacts',
    'contacts.*.type': 'Type',
    'contacts.*.name': 'Name',
    'contacts.*.email': 'Email',
    'contacts.*.phone': 'Phone',
    'contacts.*.ext': 'Ext.',
    'contacts.*.fax': 'Fax',
    'contacts.*.cell': 'Cell',
    addresses: 'Addresses',
    'addresses.*.type': 'Type',
    'addresses.*.address1': 'Address 1',
    'addresses.*.address2': 'Address 2',
    'addresses.*.city': 'City',
    'addresses.*.state': 'State',
    'addresses.*.zip': 'ZIP',
    'addresses.*.county': 'County',
    'addresses.*.country': 'Country',
  },
  practice: {
    college: 'College',
    low_school: 'Law School',
    normal_hourly_rate: 'Normal Hourly Rate',
    number_of_year_in_practice: 'Years in Practice',
    number_of_attorney_in_firm: 'Attorneys in Firm',
    professional_rating: 'Professional Rating',
    business: 'Business',
    fmca_knw: 'FMCA Knowledge',
    gender: 'Gender',
    ethnicity: 'Ethnicity',
    language_fluent: 'Languages',
    other_languages: 'Other Languages',
    credentials: 'Credentials',
    'credentials.*.lic_state': 'License State',
    'credentials.*.bar_number': 'Bar Number',
    'credentials.*.date_admitted_to_bar': 'Date Admitted to Bar',
    'credentials.*.insurance_company': 'Insurer',
    'credentials.*.policy_number': 'Policy Number',
    'credentials.*.lic_issue_date': 'Insurance Issue Date',
    'credentials.*.lic_exp_date': 'Insurance Expiration Date',
    'credentials.*.lic_app_date': 'Application Date',
    'credentials.*.lic_app_exp_date': 'Application Expiration Date',
    uploadedFiles: 'Uploaded Files',
    'uploadedFiles.*.name': 'File Name',
    'uploadedFiles.*.fileType': 'File Type',
  },
  coverage: {
    attorney_type: 'Attorney Type',
    referral_cont_fee: 'Referral-Contingency',
    remote_consulting: 'Remote Consulting',
  },
  billing: {
    have_complaint: 'Have you ever had a complaint filed against you?',
    complaint_detail: 'Complaint Details',
    note: 'Notes',
    number_type: 'Tax Number Type',
    ssn_number: 'SSN or EIN',
    pay_to: 'Pay To',
    is_same_as_primary: 'Same as Primary Address',
    pay_address_1: 'Address 1',
    pay_address_2: 'Address 2',
    pay_city: 'City',
    pay_state: 'State',
    pay_zip: 'ZIP',
    pay_county: 'County',
    direct_deposite: 'Payment Method',
    account_holder: 'Account Holder',
    bank_name: 'Bank Name',
    checking_saving: 'Account Type',
    routing_number: 'Routing Number',
    account_number: 'Account Number',
  },
  review: {
    agreement_reviewed:
      'I have reviewed the Fee Schedule & the Fee for Services Attorney Agreement',
  },
};

/** CON-01 and CON-03 to CON-13 as they are read. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  salutation: ['Mr', 'Mrs', 'MS'],
  'contacts.*.type': ['PRIMARY', 'SECONDARY'],
  'addresses.*.type': ['PRIMARY', 'SECONDARY'],
  gender: ['Male', 'Female', 'Other', 'Prefer Not To Answer'],
  'language_fluent.*': ['English', 'Spanish', 'French', 'Creole', 'Others'],
  ethnicity: [
    'American Indian or Alaska Native',
    'Asian',
    'Black or African American',
    'Hispanic or Latino',
    'Native Hawaiian or Other Pacific Islander',
    'White',
    'Prefer not to answer',
  ],
  business: ['Minority Owned', 'Female Owned'],
  fmca_knw: ['Yes', 'No'],
  'uploadedFiles.*.fileType': ['DEC', 'W9'],
  'attorney_type.*': ['Family Defender', 'CDL Defender', 'Referral'],
  have_complaint: ['Yes', 'No'],
  number_type: ['SSN', 'EIN'],
  is_same_as_primary: ['No', 'Yes'],
  direct_deposite: ['Check', 'Direct Deposit'],
  checking_saving: ['Checking', 'Saving'],
};

/** How much of something there may be, and what a text has to look like. */
const LIMITS: Readonly<Record<string, object>> = {
  contacts: { minItems: 1 },
  addresses: { minItems: 1 },
  language_fluent: { minItems: 1, uniqueItems: true },
  credentials: { minItems: 1 },
  normal_hourly_rate: { type: 'number', minimum: 1 },
  number_of_year_in_practice: { type: 'integer', minimum: 0 },
  number_of_attorney_in_firm: { type: 'integer', minimum: 1 },
  'addresses.*.zip': { pattern: '^[0-9]{5}(-[0-9]{4})?$' },
  pay_zip: { pattern: '^[0-9]{5}(-[0-9]{4})?$' },
  routing_number: { pattern: '^[0-9]{9}$' },
  'credentials.*.date_admitted_to_bar': { format: 'date' },
  'credentials.*.lic_issue_date': { format: 'date' },
  'credentials.*.lic_exp_date': { format: 'date' },
  'credentials.*.lic_app_date': { format: 'date' },
  'credentials.*.lic_app_exp_date': { format: 'date' },
};

/** What the screen keeps to before anything is sent. */
const LAYOUT_LIMITS: Readonly<Record<string, object>> = {
  contacts: { item: { keep: 1 } },
  addresses: { item: { keep: 1 } },
  'credentials.*.lic_exp_date': { min: './lic_issue_date' },
  uploadedFiles: { accept: ['.pdf'], types: ['DEC', 'W9'] },
};

let form: FormBundle;
beforeAll(async () => {
  form = await releasedForm('application');
});

describe.each(Object.entries(SCREENS))('the step %s', (section, labels) => {
  it('asks in this order', () => {
    const known = Object.keys(labels);
    expect(shownIn(section).filter((field) => known.includes(field))).toEqual(known);
  });

  it.each(Object.entries(labels))('calls %s "%s"', (field, label) => {
    expect(form.messages[infoOf(field)?.label ?? '']).toBe(label);
  });
});

it('the tax number is called by its type', () => {
  const { texts } = infoOf('ssn_number') ?? {};
  expect(
    [texts?.['label.ssn'], texts?.['label.ein']].map((key) => form.messages[key ?? '']),
  ).toEqual(['SSN', 'EIN']);
});

it.each(Object.entries(OPTIONS))('the choices of %s read %j', (field, texts) => {
  expect(textsOf(field)).toEqual(texts);
});

it.each(Object.entries(LIMITS))('%s keeps to %j', (field, limit) => {
  expect(find(form, field).schema).toMatchObject(limit);
});

it.each(Object.entries(LAYOUT_LIMITS))('the screen of %s keeps to %j', (field, limit) => {
  expect(find(form, field).ui['ui:options']).toMatchObject(limit);
});

const infoOf = (field: string) => form.fields[`/${field.replaceAll('.', '/')}`];

/** A choice reads as its message, a choice held whole as the member its layout names, any other as itself. */
function textsOf(field: string): readonly string[] {
  const { schema, ui } = find(form, field);
  const options = isObject(ui['ui:options']) ? ui['ui:options'].options : undefined;
  const member = isObject(options) ? String(options.label) : '';
  const words = infoOf(field.replace(/\.\*$/, ''))?.options ?? {};
  return (schema.enum ?? []).map((value) =>
    isObject(value)
      ? String(value[member])
      : (form.messages[words[String(value)] ?? ''] ?? String(value)),
  );
}

/** The fields of a section in the order of its groups and rows, without what is hidden. */
function shownIn(section: string): readonly string[] {
  const found = form.sections.find(({ id }) => id === section);
  if (!found) throw new Error(`There is no section ${section}.`);
  return (found.groups ?? []).flatMap(({ fields }) =>
    fields.flatMap((name) => withRows(name, find(form, name).ui)),
  );
}

function withRows(field: string, ui: UiSchema): readonly string[] {
  if (ui['ui:hidden'] === true) return [];
  const items = find(form, field).schema.items;
  if (items?.properties === undefined) return [field];
  const rowUi = isObject(ui.items) ? ui.items : {};
  const order = isList(rowUi['ui:order']) ? rowUi['ui:order'].map(String) : [];
  const names = [...new Set([...order, ...Object.keys(items.properties)])];
  return [
    field,
    ...names
      .map((name) => `${field}.*.${name}`)
      .filter((path) => !path.endsWith('.*.*') && find(form, path).ui['ui:hidden'] !== true),
  ];
}
