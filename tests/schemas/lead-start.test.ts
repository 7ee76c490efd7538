// A new application starts from the lead: names, first contact, first address, attorney types (LEAD-05 to LEAD-20).
import { describe, expect, it } from 'vitest';
import { getAt, type JsonObject, startAnswers } from '../../runtime/core/index.ts';
import { releasedForm } from '../helpers/releases.ts';

const LEAD: JsonObject = {
  id: 'lead-1',
  email: 'dana.whitfield@example.com',
  firstname: 'Dana',
  lastname: 'Whitfield',
  phone: '+1 404-555-0142',
  phoneNumberExtension: '12',
  mobilephone: '404.555.01',
  fax: '40455501901234',
  address: '1180 Peachtree St NE',
  city: 'Atlanta',
  state: 'Georgia',
  zip: '30309',
  country: 'United States',
  gender: 'female',
  fluent_languages: 'English;Spanish',
  family_defender: 'Yes',
  referral: 'yes',
  cdl: 'No',
};

const startFrom = async (lead: JsonObject) =>
  startAnswers(await releasedForm('application'), { lead });

describe('a new application', () => {
  it.each([
    ['/lead_id', 'lead-1'],
    ['/emailAddress', 'dana.whitfield@example.com'],
    ['/first_name', 'Dana'],
    ['/last_name', 'Whitfield'],
    ['/contacts/0/name', 'Dana Whitfield'],
    ['/contacts/0/email', 'dana.whitfield@example.com'],
    ['/contacts/0/old_email', undefined],
    ['/contacts/0/phone', '(404) 555-0142'],
    ['/contacts/0/ext', '12'],
    ['/contacts/0/cell', '(404) 555-0100'],
    ['/contacts/0/fax', '(404) 555-0190'],
    ['/addresses/0/type', { id: 'PRIMARY', name: 'PRIMARY' }],
    ['/addresses/0/address1', '1180 Peachtree St NE'],
    ['/addresses/0/city', 'Atlanta'],
    ['/addresses/0/state', 'GA'],
    ['/addresses/0/zip', '30309'],
    ['/gender', 'Female'],
    ['/language_fluent', ['English', 'Spanish']],
    ['/attorney_type', ['FAM', 'REF']],
    ['/referral_cont_fee', false],
    ['/direct_deposite', 0],
    ['/number_type', 'ssn'],
  ])('has %s from the lead or as it always begins', async (pointer, value) => {
    expect(getAt(await startFrom(LEAD), pointer)).toEqual(value);
  });

  it.each([
    [
      'OR-100 leaves an unknown state empty',
      { state: 'Puerto Rico' },
      '/addresses/0/state',
      undefined,
    ],
    ['OR-100 keeps a two-letter code', { state: 'DC' }, '/addresses/0/state', 'DC'],
    ['OR-101 leaves an empty phone empty', { phone: '' }, '/contacts/0/phone', undefined],
    [
      'LEAD-17 keeps the leading 1 of ten digits',
      { phone: '140-455-5014' },
      '/contacts/0/phone',
      '(140) 455-5014',
    ],
    [
      'LEAD-19 cuts what is left beyond ten digits once the leading 1 is dropped',
      { phone: '1 404 555 0142 99' },
      '/contacts/0/phone',
      '(404) 555-0142',
    ],
  ])('%s', async (_name, change, pointer, value) => {
    expect(getAt(await startFrom({ ...LEAD, ...change }), pointer)).toEqual(value);
  });

  it('starts with one contact, one address, one credential and no practice areas', async () => {
    const answers = await startFrom({ email: 'dana@example.com' });
    expect(answers).toMatchObject({ contacts: [{}], addresses: [{}], credentials: [{}] });
    expect([answers.uploadedFiles, answers.practice_county_list, answers.coveragelist]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('writes what the provider keeps in lines into one, where a field has one', async () => {
  const answers = await startFrom({ ...LEAD, address: '1 Peachtree St\r\n Suite 4\n' });
  expect(getAt(answers, '/addresses/0/address1')).toBe('1 Peachtree St Suite 4');
});
