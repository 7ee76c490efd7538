// What is asked by one choice of the palette beside plain fields: units, files, texts to read and numbers that are computed. What is made passes the check, its cases included, and is taken back byte for byte.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Act,
  type ContentSource,
  commandOf,
  type Edited,
  outlineOf,
} from '../../runtime/content/index.ts';
import { contentAfter, doneAndTakenBack, faultsIn, jsonOf } from '../helpers/carried-out.ts';
import { repositoryContent } from '../helpers/releases.ts';

let shipped: ContentSource;
beforeAll(async () => {
  shipped = await repositoryContent();
});

const SECTION = 'forms/feedback/feedback';
const SCHEMA = 'schemas/forms/feedback/feedback.schema.json';
const to = { section: SECTION, inside: '', group: 'what', after: '/comments' } as const;
type Kind = Extract<Act, { do: 'add' }>['kind'];
const asks = (kind: Kind, label: string, rest: object = {}): Act => ({
  ...{ do: 'add', kind, label, required: false, to },
  ...rest,
});
const inRows = { ...to, inside: '/costs', group: '', after: '' };

const labelsOf = ({ source }: Edited) =>
  outlineOf(source, 'feedback')?.steps.flatMap(({ groups }) =>
    groups.flatMap(({ id, fields }) => fields.map(({ label }) => `${id}: ${label}`)),
  );

describe('a unit', () => {
  it.each([
    ['name', ['First name', 'Last name']],
    ['address', ['Street and number', 'Apartment, suite or floor', 'City', 'State', 'ZIP Code']],
    ['contact', ['E-mail address', 'Phone number']],
    ['bank', ['Account holder', 'Bank', 'Kind of account', 'Routing number', 'Account number']],
  ] as const)('of %s asks all of it in its order, where it was put', async (unit, labels) => {
    const made = doneAndTakenBack(shipped, { do: 'unit-add', unit, required: true, to });
    expect(made.reading.told).toEqual({
      said: 'unitAdded',
      values: { of: labels.join(', ') },
    });
    const all = labelsOf(made.edited) ?? [];
    const at = all.indexOf('what: Comments');
    expect(all.slice(at + 1, at + 1 + labels.length)).toEqual(labels.map((one) => `what: ${one}`));
    expect(await faultsIn(made.edited)).toEqual([]);
  });

  it('asked twice has names of its own, and asks whoever has begun for all that must be there', async () => {
    const twice = { do: 'unit-add', unit: 'address', required: true, to } as const;
    const edited = contentAfter(shipped, twice, twice);
    const { properties, required } = jsonOf(edited, SCHEMA);
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['city', 'city_2']));
    expect(required).not.toContain('apartment_suite_or_floor');
    const { migrations } = jsonOf(edited, 'schemas/forms/feedback/form.json');
    const asked = migrations.map(({ field }: { field: string }) => field);
    expect(asked).toEqual(
      expect.arrayContaining(['street_and_number', 'city', 'state', 'zip_code', 'zip_code_2']),
    );
    expect(await faultsIn(edited)).toEqual([]);
  });

  it('stands in rows as well', async () => {
    const edited = contentAfter(shipped, asks('rows', 'Costs'), {
      ...{ do: 'unit-add', unit: 'name', required: true, to: inRows },
    });
    const { items } = jsonOf(edited, SCHEMA).properties.costs;
    expect(Object.keys(items.properties)).toEqual(['name', 'first_name', 'last_name']);
    expect(await faultsIn(edited)).toEqual([]);
  });
});

describe('what is asked by the palette', () => {
  it('is a file, which has to be there where that is said', async () => {
    const { edited } = doneAndTakenBack(shipped, asks('file', 'Receipts', { required: true }));
    expect(jsonOf(edited, SCHEMA).properties.receipts).toMatchObject({ minItems: 1, maxItems: 5 });
    expect(await faultsIn(edited)).toEqual([]);
  });

  it('is a text that people read, and nothing without its text', async () => {
    const act = asks('statement', 'Before you go on', {
      text: '## Before you go on\n\nRead *this*.',
    });
    const { edited } = doneAndTakenBack(shipped, act);
    expect(edited.source.get('messages/en-US/pages/feedback-before-you-go-on.md')).toBe(
      '## Before you go on\n\nRead *this*.\n',
    );
    expect(await faultsIn(edited)).toEqual([]);
    expect(commandOf(shipped, asks('statement', 'Nothing'))).toEqual({ fault: 'act-unfit' });
  });

  it('is a sum of what rows say, with a case that shows it', async () => {
    const edited = contentAfter(
      shipped,
      asks('rows', 'Costs'),
      asks('money', 'Amount', { to: inRows }),
      asks('money', 'Fee'),
      asks('total', 'All in all', { of: ['/costs/*/amount', '/fee'] }),
    );
    const [rule] = jsonOf(edited, 'rules/feedback.rules.json').rules.slice(-1);
    expect(rule).toEqual({
      name: 'all-in-all-computed',
      event: {
        type: 'set',
        params: {
          field: 'all_in_all',
          compute: {
            ...{ fn: 'rounded', decimals: 2 },
            of: { fn: 'plus', of: [{ fn: 'sum', of: 'costs', path: 'amount' }, 'fee'] },
          },
        },
      },
    });
    const [shown] = jsonOf(edited, 'rules/feedback.cases.json').cases.slice(-1);
    expect(shown).toMatchObject({
      name: 'All in all: computed of Amount, Fee',
      given: { costs: [{ amount: 2 }], fee: 3 },
      expect: { values: { all_in_all: 5 } },
    });
    expect(await faultsIn(edited)).toEqual([]);
  });

  it('is a product in each row', async () => {
    const edited = contentAfter(
      shipped,
      asks('rows', 'Costs'),
      asks('number', 'Pieces', { to: inRows }),
      asks('money', 'Price', { to: inRows }),
      asks('product', 'Amount', { to: inRows, of: ['/costs/*/pieces', '/costs/*/price'] }),
    );
    const [rule] = jsonOf(edited, 'rules/feedback.rules.json').rules.slice(-1);
    expect(rule).toMatchObject({
      forEach: 'costs',
      event: {
        params: { field: 'row.amount', compute: { of: { of: ['row.pieces', 'row.price'] } } },
      },
    });
    const [shown] = jsonOf(edited, 'rules/feedback.cases.json').cases.slice(-1);
    expect(shown.expect).toEqual({ values: { 'costs.0.amount': 6 } });
    expect(await faultsIn(edited)).toEqual([]);
  });

  it('is not computed of one number alone, of none, or of a field that is gone', () => {
    for (const of of [[], ['/rating']])
      expect(commandOf(shipped, asks('total', 'Sum', { of }))).toEqual({ fault: 'act-unfit' });
    for (const gone of ['/none', '/__proto__', '/constructor', '/rating/*'])
      expect(commandOf(shipped, asks('total', 'Sum', { of: ['/rating', gone] }))).toEqual({
        fault: 'no-field',
      });
    // A text, and the section itself.
    for (const other of ['/comments', ''])
      expect(commandOf(shipped, asks('total', 'Sum', { of: ['/rating', other] }))).toEqual({
        fault: 'act-unfit',
      });
  });
});
