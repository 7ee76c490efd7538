// One misuse of what rules can say per test: each is refused where it stands, in words that say what to do.
import { expect, test } from 'vitest';
import { build, describe as told } from './kits/small-content.ts';
import {
  add,
  CASES,
  expectRefused,
  type Files,
  properties,
  RULES,
  rule,
  type Spoilt,
  WHERE,
  WHO,
  when,
} from './kits/spoilt.ts';

const hide = (files: Files, conditions: unknown) =>
  add(files, 'x', conditions, 'hide', { fields: ['phone'] });

/** Two days and a list of words, beside what the small content has. */
function withMore(files: Files): void {
  Object.assign(properties(files, WHO), {
    leaves: { type: 'string', format: 'date' },
    returns: { type: 'string', format: 'date' },
  });
  Object.assign(properties(files, WHERE), {
    words: { type: 'array', items: { type: 'string', enum: ['sea', 'hills'] } },
  });
}

const doesNotFit = (name: string, conditions: unknown, words: RegExp): Spoilt => ({
  name,
  spoil: (files) => {
    withMore(files);
    hide(files, conditions);
  },
  code: 'operator-does-not-fit',
  file: RULES,
  words,
});

const plusNotRead = (name: string, conditions: unknown, words: RegExp): Spoilt => ({
  ...doesNotFit(name, conditions, words),
  code: 'plus-not-read',
});

const given = (name: string, answers: object, code: string, words: RegExp): Spoilt => ({
  name,
  spoil: (files) => {
    files[CASES].cases[0] = { name: 'A car', given: answers, expect: { shown: ['seats'] } };
  },
  code,
  file: CASES,
  words,
});

const term = (fact: string, plus: unknown) => ({ fact, plus });

const SPOILT: readonly Spoilt[] = [
  doesNotFit(
    '"contains" of a text',
    when('name', 'contains', 'Ann'),
    /"contains" does not fit "name".*a list, and this is a text.*never hold/,
  ),
  doesNotFit(
    '"before" of a number',
    when('seats', 'before', '2026-01-01'),
    /"before" does not fit "seats".*a number/,
  ),
  doesNotFit(
    '"greaterThan" of a date',
    when('leaves', 'greaterThan', 5),
    /"greaterThan" does not fit "leaves".*this is a date/,
  ),
  doesNotFit(
    '"lessThan" of yes or no',
    when('agreed', 'lessThan', 5),
    /"lessThan" does not fit "agreed".*yes or no/,
  ),
  doesNotFit(
    '"matches" of a list',
    when('words', 'matches', 'sea'),
    /"matches" does not fit "words"/,
  ),
  doesNotFit('"in" of a list', when('words', 'in', ['sea']), /"in" does not fit "words"/),
  doesNotFit(
    '"countAtLeast" of a number',
    when('seats', 'countAtLeast', 2),
    /"countAtLeast" does not fit "seats"/,
  ),
  doesNotFit(
    '"everyFact:" of a single answer',
    when('name', 'everyFact:equal', 'Ann'),
    /"everyFact:equal" does not fit "name"/,
  ),
  doesNotFit(
    'an operator that does not fit the items',
    when('words', 'someFact:contains', 'sea'),
    /"someFact:contains" does not fit "words" .*: "contains" asks about a list/,
  ),
  doesNotFit(
    'an operator that does not fit a member of rows',
    when('stops', 'anyRow', { path: 'city', operator: 'contains', value: 'x' }),
    /"contains" does not fit "stops\.\*\.city"/,
  ),
  doesNotFit(
    '"isNumber" of yes or no',
    when('agreed', 'isNumber', true),
    /"isNumber" does not fit "agreed"/,
  ),
  doesNotFit(
    'a number and a text compared',
    when('seats', 'equal', { fact: 'name' }),
    /compares "seats" by "equal" with "name", which is a text, not a number/,
  ),
  doesNotFit(
    'a date compared with a number',
    when('leaves', 'before', { fact: 'seats' }),
    /with "seats", which is a number/,
  ),
  doesNotFit(
    '"in" with another answer that is no list',
    when('name', 'in', { fact: 'phone' }),
    /with "phone", which is a text, not a list/,
  ),
  plusNotRead(
    'a "plus" beside a number',
    when('seats', 'equal', term('total', { days: 1 })),
    /"total" in the rule "x" is a number/,
  ),
  plusNotRead(
    'a "plus" where numbers are compared',
    when('name', 'lessThan', term('phone', { days: 1 })),
    /"lessThan" in the rule "x" does not compare days/,
  ),
  plusNotRead(
    'a "plus" beside the fact of another kind',
    { all: [{ fact: 'seats', plus: { days: 1 }, operator: 'equal', value: 2 }] },
    /"seats" in the rule "x" is a number/,
  ),
  {
    name: 'two rules that set one field and may hold at the same time',
    spoil: (files) => {
      add(files, 'x', when('agreed', 'equal', true), 'set', { field: 'total', value: 1 });
      add(files, 'y', when('seats', 'greaterThan', 3), 'set', { field: 'total', value: 2 });
    },
    code: 'two-rules-set',
    file: RULES,
    words: /"x" and "y" both set "total", and may hold at the same time/,
  },
  {
    name: 'a field that is required only while it is hidden',
    spoil: (files) =>
      add(files, 'x', when('travels', 'equal', 'train'), 'require', { fields: ['seats'] }),
    code: 'required-while-hidden',
    file: RULES,
    words: /"x" requires "seats" only while it is hidden, because of the rule "cars-have-seats"/,
  },
  {
    name: 'a field that is required while a rule hides it',
    spoil: (files) => {
      add(files, 'x', when('agreed', 'equal', true), 'hide', { fields: ['phone'] });
      add(
        files,
        'y',
        { all: [...when('agreed', 'equal', true).all, ...when('name', 'isEmpty', false).all] },
        'require',
        { fields: ['phone'] },
      );
    },
    code: 'required-while-hidden',
    file: RULES,
    words: /"y" requires "phone" only while it is hidden, because of the rule "x"/,
  },
  given(
    'a case that gives a field the form does not have',
    { travel: 'car' },
    'unknown-field',
    /gives "travel", which is no field/,
  ),
  given(
    'a case that gives a member rows do not have',
    { stops: [{ zipp: '1' }] },
    'unknown-field',
    /gives "stops\.0\.zipp"/,
  ),
  given(
    'a case that gives a value of another type',
    { travels: 'car', seats: '3' },
    'value-outside-type',
    /gives "3" for "seats", whose type is integer/,
  ),
  given(
    'a case that gives what is none of the choices',
    { travels: 'bus' },
    'value-not-a-choice',
    /gives "bus" for "travels"/,
  ),
  {
    name: 'a computation of days without the second day',
    spoil: (files) =>
      add(files, 'x', when('agreed', 'equal', true), 'set', {
        field: 'total',
        compute: { fn: 'daysBetween', of: 'phone' },
      }),
    code: 'missing-argument',
    file: RULES,
    words: /"daysBetween".*"until"/,
  },
];

test.each(SPOILT)('$name is refused', async (spoilt) => {
  await expectRefused(spoilt);
});

test('what fits is let pass: rules without conditions, shared ones, those that exclude each other', async () => {
  const { faults, release } = await build((files) => {
    const CAR = { condition: 'by-car' };
    Object.assign(files[RULES], { conditions: { 'by-car': when('travels', 'equal', 'car') } });
    rule(files, 0).conditions = CAR;
    files[RULES].rules.push({
      name: 'greeted',
      event: {
        type: 'warn',
        params: { at: 'name', message: 'trip.zipMissing', params: { row: { fact: 'name' } } },
      },
    });
    add(files, 'x', { all: [CAR] }, 'set', { field: 'total', value: 1 });
    add(files, 'y', { not: when('travels', 'equal', 'car').all[0] }, 'set', {
      field: 'total',
      value: 2,
    });
    files[CASES].cases.push({
      name: 'All are greeted',
      given: {},
      expect: { warnings: [{ at: 'name' }] },
    });
    files[CASES].cases.push({
      name: 'A wrong answer may be given to see it refused',
      given: { travels: 'bus' },
      expect: { faults: [{ at: 'travels', code: 'enum' }] },
    });
  });
  expect(faults.map(told)).toEqual([]);
  expect(release).toBeDefined();
});
