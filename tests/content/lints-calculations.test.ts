// Calculations: what can come to nothing is refused with what to write, and what fits is let pass.
import { expect, test } from 'vitest';
import { build, describe as told } from './kits/small-content.ts';
import { add, expectRefused, type Files, properties, RULES, WHO, WHO_UI } from './kits/spoilt.ts';

const DAY = { type: 'string', format: 'date' };
const NUMBER = { type: 'number', maximum: 1000 };
const COST = {
  type: 'object',
  properties: { kind: { type: 'string', enum: ['hotel', 'meal'] }, amount: NUMBER, day: DAY },
};

/** Adds fields of every kind to the first section, out of sight. */
function withFields(files: Files): void {
  const fields = {
    price: NUMBER,
    hours: { type: 'integer', minimum: 1 },
    people: { type: 'integer', minimum: 0 },
    day: DAY,
    note: { type: 'string', maxLength: 20 },
    digits: { type: 'string', pattern: '^[0-9]{1,5}$' },
    costs: { type: 'array', maxItems: 9, items: COST },
  };
  Object.assign(properties(files, WHO), fields);
  for (const name of Object.keys(fields)) files[WHO_UI][name] = { 'ui:hidden': true };
}

const CAR = { fact: 'travels', operator: 'equal', value: 'car' };

/** A rule that sets the total; or, beside its condition, compares with what is computed. */
const sets =
  (compute: object, beside: readonly object[] = []) =>
  (files: Files): void => {
    withFields(files);
    add(files, 'x', { all: [CAR, ...beside] }, 'set', { field: 'total', compute });
  };

const asks = (condition: object) => (files: Files) => {
  withFields(files);
  add(files, 'x', { all: [condition] }, 'require', { fields: ['phone'] });
};

test.each<readonly [string, (files: Files) => void, string, RegExp]>([
  [
    'a text among numbers',
    sets({ fn: 'plus', of: ['price', 'note'] }),
    'argument-does-not-fit',
    /"plus" of "note", which is a text, not a number/,
  ],
  [
    'a day among numbers',
    sets({ fn: 'times', of: ['day', 2] }),
    'argument-does-not-fit',
    /"times" of "day", which is a date/,
  ],
  [
    'a list in place of a number',
    sets({ fn: 'rounded', of: 'costs' }),
    'argument-does-not-fit',
    /"rounded" of "costs", which is a list/,
  ],
  [
    'one value where two are taken',
    sets({ fn: 'minus', of: 'price' }),
    'argument-does-not-fit',
    /"minus" of one value; it takes a list of 2 values or more/,
  ],
  [
    'three values where two are taken',
    sets({ fn: 'divided', of: ['price', 'hours', 2] }),
    'argument-does-not-fit',
    /"divided" of 3 values; it takes a list of 2 values/,
  ],
  [
    'a list of values for a function of one',
    sets({ fn: 'year', of: ['day', 'day'] }),
    'argument-does-not-fit',
    /"year" of \["day","day"\]; it is made of one field/,
  ],
  [
    'days and numbers in one order',
    sets({ fn: 'largest', of: ['price', 'day'] }),
    'argument-does-not-fit',
    /numbers and days together/,
  ],
  [
    'texts in an order',
    sets({ fn: 'smallest', of: 'costs', path: 'kind' }),
    'argument-does-not-fit',
    /"smallest" of "kind", which is one of a few values, neither a number nor a date/,
  ],
  [
    'the year of a number',
    sets({ fn: 'year', of: 'price' }),
    'argument-does-not-fit',
    /"year" of "price", which is a number, not a date/,
  ],
  [
    'what is wrong inside another',
    sets({ fn: 'plus', of: ['price', { fn: 'times', of: ['note', 2] }] }),
    'argument-does-not-fit',
    /"times" of "note"/,
  ],
  [
    'the year of a number that is computed',
    sets({ fn: 'year', of: { fn: 'plus', of: ['price', 1] } }),
    'argument-does-not-fit',
    /"year" of "plus\(price, 1\)", which is a number, not a date/,
  ],
  [
    'a field that is not there',
    sets({ fn: 'plus', of: ['price', 'prise'] }),
    'unknown-field',
    /names the field "prise"/,
  ],
  [
    'a function inside another that is not there',
    sets({ fn: 'plus', of: ['price', { fn: 'tims', of: ['price', 2] }] }),
    'unknown-compute',
    /computes with "tims"/,
  ],
  [
    'a day where a number is set',
    sets({ fn: 'largest', of: 'costs', path: 'day' }),
    'value-outside-type',
    /what "largest" makes, a date, into "total"/,
  ],
  ['zero as divisor', sets({ fn: 'divided', of: ['price', 0] }), 'divided-by-nothing', /by 0/],
  [
    'a divisor that may be zero',
    sets({ fn: 'divided', of: ['price', 'people'] }),
    'divided-by-nothing',
    /divides by "people", which may be 0/,
  ],
  [
    'a computed divisor that may be zero',
    sets({ fn: 'divided', of: ['price', { fn: 'count', of: 'costs' }] }),
    'divided-by-nothing',
    /divides by "count\(costs\)", which may be 0/,
  ],
  [
    'a member in "where" that rows do not have',
    sets({ fn: 'sum', of: 'costs', path: 'amount', where: { path: 'kid', equals: 'hotel' } }),
    'unknown-field',
    /looks for "kid" in the rows of "costs"/,
  ],
  [
    'an operator in "where" that does not fit',
    sets({
      fn: 'sum',
      of: 'costs',
      path: 'amount',
      where: { all: [{ path: 'kind', operator: 'before', value: 'today' }] },
    }),
    'operator-does-not-fit',
    /The operator "before" does not fit "kind"/,
  ],
  [
    'a word in "where" compared with a number',
    sets({
      fn: 'sum',
      of: 'costs',
      path: 'amount',
      where: { path: 'amount', operator: 'greaterThan', value: '5' },
    }),
    'value-outside-type',
    /compares by "greaterThan" with "5", which is no number/,
  ],
  [
    'a number compared with a day that is computed',
    asks({
      fact: 'price',
      operator: 'greaterThan',
      value: { compute: { fn: 'shiftedDay', of: 'day', days: 1 } },
    }),
    'operator-does-not-fit',
    /with "shiftedDay\(day, days: 1\)", which is a date, not a number/,
  ],
  [
    'a weekday asked as if it were a day',
    asks({ compute: { fn: 'weekday', of: 'day' }, operator: 'before', value: 'today' }),
    'operator-does-not-fit',
    /does not fit "weekday\(day\)"/,
  ],
  [
    'a fact beside what is computed',
    asks({ fact: 'day', compute: { fn: 'weekday', of: 'day' }, operator: 'equal', value: 1 }),
    'words-beside-a-condition',
    /"fact" stands beside "compute"/,
  ],
])('%s is refused', async (name, spoil, code, words) => {
  await expectRefused({ name, spoil, code, file: RULES, words });
});

test.each<readonly [string, (files: Files) => void]>([
  ['numbers and texts of digits', sets({ fn: 'plus', of: ['price', 'digits', 1.5] })],
  ['one inside another', sets({ fn: 'rounded', of: { fn: 'times', of: ['price', 'hours'] } })],
  ['a divisor that its schema keeps from zero', sets({ fn: 'divided', of: ['price', 'hours'] })],
  [
    'a divisor that a condition keeps from zero',
    sets({ fn: 'divided', of: ['price', 'people'] }, [
      { fact: 'people', operator: 'greaterThan', value: 0 },
    ]),
  ],
  [
    'rows that are counted where there are some',
    sets({ fn: 'divided', of: ['price', { fn: 'count', of: 'costs' }] }, [
      { fact: 'costs', operator: 'countAtLeast', value: 1 },
    ]),
  ],
  [
    'a computed divisor that a condition keeps from zero',
    sets({ fn: 'divided', of: ['price', { fn: 'minus', of: ['hours', 'people'] }] }, [
      { compute: { fn: 'minus', of: ['hours', 'people'] }, operator: 'notEqual', value: 0 },
    ]),
  ],
  [
    'rows of which a condition holds',
    sets({
      fn: 'sum',
      of: 'costs',
      path: 'amount',
      where: {
        any: [
          { path: 'kind', equals: 'meal' },
          { path: 'day', operator: 'after', value: { fact: 'day' } },
        ],
      },
    }),
  ],
  [
    'a part of a day',
    asks({ compute: { fn: 'weekday', of: 'day' }, operator: 'in', value: [6, 7] }),
  ],
  [
    'a share of another field',
    asks({
      fact: 'price',
      operator: 'greaterThan',
      value: { compute: { fn: 'times', of: ['hours', 0.3] } },
    }),
  ],
])('%s are let pass', async (_name, change) => {
  const { faults } = await build(change);
  // Nobody wrote cases for the rule.
  expect(faults.map(told).filter((one) => !/\bcase\b/.test(one))).toEqual([]);
});
