// Start values, migrations and cases that fit their fields are let pass, as far as it can be known beforehand.
import { expect, test } from 'vitest';
import { build, describe } from './kits/small-content.ts';
import { type Files, FORM, properties, WHO, WHO_UI } from './kits/spoilt.ts';

const told = async (spoil: (files: Files) => void) => (await build(spoil)).faults.map(describe);

/** Another field out of sight, and where a new form takes it from. */
function starts(files: Files, schema: object, entry: object): void {
  Object.assign(properties(files, WHO), { extra: schema });
  files[WHO_UI].extra = { 'ui:hidden': true };
  Object.assign(files[FORM], { start: { map: [{ to: 'extra', ...entry }] } });
}

const CODE = { type: 'string', pattern: '^[A-Z]{2}$' };

test.each([
  [{ type: 'integer' }, { from: 'lead.seats' }],
  [{ type: 'string' }, { from: 'lead.paid', as: 'money' }],
  [{ type: 'string', format: 'date' }, { from: 'today' }],
  [{ type: 'string' }, { from: 'today', as: 'dateLong' }],
  [{ type: 'string', enum: ['new', 'edit'] }, { from: 'mode' }],
  [
    { type: 'string', maxLength: 4 },
    { from: 'lead.code', as: 'uppercase' },
  ],
  [
    { type: ['string', 'null'], maxLength: 10 },
    { from: 'lead.born', as: 'date' },
  ],
  [CODE, { from: 'lead.state', as: 'code' }],
  [{}, { from: 'lead.anything', as: 'trim' }],
])('%j starts with %j', async (schema, entry) => {
  const withTable = (files: Files) => {
    Object.assign(files, {
      'schemas/tables/codes.json': {
        $schema: '../meta/table.schema.json',
        values: { Georgia: 'GA', Elsewhere: '-' },
      },
    });
    Object.assign(files['schemas/house.json'], { formats: { code: { table: 'codes' } } });
    starts(files, schema, entry);
  };
  expect(await told(withTable)).toEqual([]);
});

test('a table of which no text fits is told as the format of the house that it is', async () => {
  const faults = await told((files) => {
    Object.assign(files, {
      'schemas/tables/codes.json': {
        $schema: '../meta/table.schema.json',
        values: { Georgia: 'Ga', Florida: 'Fl' },
      },
    });
    Object.assign(files['schemas/house.json'], { formats: { code: { table: 'codes' } } });
    starts(files, CODE, { from: 'lead.state', as: 'code' });
  });
  expect(faults).toEqual([expect.stringMatching(/^start-refused .*\/start\/map\/0\/as: .*"Ga"/)]);
});

test('a migration may write what a later one carries on, nothing, and parts of a group', async () => {
  expect(
    await told((files) => {
      Object.assign(files[FORM], {
        migrations: [
          { op: 'default', field: 'travels', value: 'bus' },
          { op: 'mapValues', field: 'travels', values: { bus: 'car', boat: null } },
          { op: 'default', field: 'home', value: { zip: '30161' } },
        ],
      });
    }),
  ).toEqual([]);
});

test('a case may give what its field refuses where it expects that, and what stands for nothing', async () => {
  expect(
    await told((files) => {
      Object.assign(properties(files, WHO), { since: { type: 'string', format: 'date' } });
      files[WHO_UI].since = { 'ui:hidden': true };
      files['rules/trip.cases.json'].cases.push({
        name: 'Zero seats of a phone that is none',
        given: { travels: 'car', seats: 0, phone: ' ', since: '0000-00-00 00:00:00' },
        expect: { faults: [{ at: 'seats', code: 'minimum' }] },
      });
    }),
  ).toEqual([]);
});
