// Fields that say which column of the record they fill: what cannot be filled so is refused in words, with place and remedy.
import { expect, test } from 'vitest';
import { Builder, type ContentFault } from '../../runtime/content/index.ts';
import { PROGRAM } from '../../server/program/index.ts';
import { CACHE_DIR, contentWith, edited } from '../helpers/releases.ts';

type Properties = Record<string, Record<string, unknown>>;
const block = (name: string) => `schemas/blocks/${name}.schema.json`;
const PRIMARY = 'schemas/sections/primary/section.schema.json';

/** Properties of a file as somebody edited them. */
const fields = (change: (properties: Properties) => void) =>
  edited((file) => {
    const properties = structuredClone(file.properties) as Properties;
    change(properties);
    return { ...file, properties };
  });

const builder = new Builder({ cacheDir: CACHE_DIR, program: PROGRAM });

async function faultsOf(file: string, change: (properties: Properties) => void) {
  builder.change(await contentWith({ [file]: fields(change) }));
  const { faults } = await builder.build();
  return faults.map(({ code, file: at, place, message, remedy, nearest }) => {
    return { code, at: `${at}#${place}`, message, remedy, nearest };
  });
}

interface Wrong {
  readonly name: string;
  readonly file: string;
  readonly change: (properties: Properties) => void;
  readonly code: string;
  readonly place: string;
  readonly says: RegExp;
  readonly remedy: RegExp;
  readonly nearest?: string;
}

const set = (name: string, more: object) => (properties: Properties) => {
  properties[name] = { ...properties[name], ...more };
};
const without = (name: string) => (properties: Properties) => {
  const { column: _, ...rest } = properties[name] ?? {};
  properties[name] = rest;
};

const WRONG: readonly Wrong[] = [
  {
    name: 'a column that the record does not have',
    file: block('credential'),
    change: set('bar_number', { column: 'credential.bar_nummber' }),
    code: 'unknown-column',
    place: '/properties/bar_number/column',
    says: /^"credentials\.\*\.bar_number" fills the column "credential\.bar_nummber", which the record does not have\.$/,
    remedy: /^Did you mean "credential\.bar_number"\? /,
    nearest: 'credential.bar_number',
  },
  {
    name: 'a table that the record does not have',
    file: block('credential'),
    change: set('policy_number', { column: 'constructor.name' }),
    code: 'unknown-column',
    place: '/properties/policy_number/column',
    says: /which the record does not have\.$/,
    remedy: /^Name a column that is there/,
  },
  {
    name: 'one column filled twice',
    file: block('credential'),
    change: set('policy_number', { column: 'credential.insurance_company' }),
    code: 'column-twice',
    place: '/properties/policy_number/column',
    says: /^"credentials\.\*\.policy_number" fills the column "credential\.insurance_company", and "credentials\.\*\.insurance_company" does so already\.$/,
    remedy: /^Take "column" out of one of them\.$/,
  },
  {
    name: 'a column that the program needs, and nothing fills',
    file: block('practice-county'),
    change: without('county'),
    code: 'column-empty',
    place: '',
    says: /^No field of "practice_county_list" fills the column "practice_area\.county" of the record, and the program needs what stands there\.$/,
    remedy:
      /^Write "column" with that name at the field that asks for it\. Its name, label and layout are free\.$/,
  },
  {
    name: 'rows that fill two tables',
    file: block('contact'),
    change: set('fax', { column: 'attorney_address.address2' }),
    code: 'rows-of-two-tables',
    place: '/properties/fax/column',
    says: /^Rows of "contacts" fill the table "attorney_contact", and "contacts\.\*\.fax" would fill "attorney_address"\.$/,
    remedy: /^Name a column of "attorney_contact"/,
  },
  {
    name: 'a day that is any text',
    file: block('credential'),
    change: (properties) => {
      properties.lic_exp_date = {
        type: 'string',
        maxLength: 10,
        column: 'credential.lic_exp_date',
      };
    },
    code: 'column-kind',
    place: '/properties/lic_exp_date/column',
    says: /^"credentials\.\*\.lic_exp_date" fills the column "credential\.lic_exp_date", which takes a day/,
    remedy: /^Make the field a day/,
  },
  {
    name: 'a rate that is a text',
    file: block('practice-county'),
    change: set('county', { column: 'practice_area.cdl_rate' }),
    code: 'column-kind',
    place: '/properties/county/column',
    says: /takes a number: anything else would be left out\.$/,
    remedy: /^Make the field a number, or take "column" out here\.$/,
  },
  {
    name: 'a secret',
    file: block('credential'),
    change: set('policy_number', { writeOnly: true }),
    code: 'column-of-secret',
    place: '/properties/policy_number/column',
    says: /is a secret, and would stand in the column/,
    remedy: /^Take "column" out here\.$/,
  },
  {
    name: 'an answer outside of rows',
    file: PRIMARY,
    change: set('middle_name', { column: 'attorney_contact.ext' }),
    code: 'column-outside-rows',
    place: '/properties/middle_name/column',
    says: /^"middle_name" fills the column "attorney_contact\.ext", and is no field in the rows of a list/,
    remedy: /^Take "column" out here/,
  },
];

const named = (faults: readonly Pick<ContentFault, 'code'>[], code: string) =>
  faults.filter((fault) => fault.code === code);

test.each(WRONG)('refuses $name', async ({ file, change, code, place, says, remedy, nearest }) => {
  const faults = await faultsOf(file, change);
  const [first, ...others] = named(faults, code);
  expect(first, JSON.stringify(faults, null, 1)).toMatchObject({
    at: `${file}#${place}`,
    message: expect.stringMatching(says),
    remedy: expect.stringMatching(remedy),
    ...(nearest !== undefined && { nearest }),
  });
  // Both forms of the record use the block: it is told once.
  expect(others).toEqual([]);
});

test('refuses a deleted row that is called otherwise than everybody knows it', async () => {
  const faults = await faultsOf(block('coverage'), (properties) => {
    const { deleted = {} } = properties;
    properties.removed = deleted;
    delete properties.deleted;
  });
  expect(named(faults, 'column-by-name')).toMatchObject([
    { message: expect.stringContaining('"deleted"'), remedy: expect.stringContaining('"deleted"') },
  ]);
});

test('says nothing of a block that is used in a form which makes no record', async () => {
  const source = await contentWith({
    'schemas/forms/feedback/feedback.schema.json': edited((file) => ({
      ...file,
      properties: {
        ...(file.properties as object),
        offices: { type: 'array', items: { $ref: '../../blocks/address.schema.json' } },
      },
    })),
    'schemas/forms/feedback/feedback.ui.json': edited((file) => ({
      ...file,
      offices: { 'ui:hidden': true },
    })),
  });
  builder.change(source);
  const { faults } = await builder.build();
  expect(faults.filter(({ code }) => code.includes('column'))).toEqual([]);
});
