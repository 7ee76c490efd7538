// One spoilt thing per lint on rules and cases: each is refused in words that name the culprit.
import { test } from 'vitest';
import { add, CASES, expectRefused, RULES, rule, type Spoilt, when } from './kits/spoilt.ts';

const SPOILT: readonly Spoilt[] = [
  {
    name: 'a rule on an unknown fact',
    spoil: (files) => {
      rule(files, 0).conditions = when('travel', 'equal', 'car');
    },
    code: 'unknown-field',
    file: RULES,
    words: /"cars-have-seats" names the field "travel"/,
    nearest: 'travels',
  },
  {
    name: 'a rule on an unknown target',
    spoil: (files) => {
      rule(files, 0).event = { type: 'show', params: { fields: ['seat'] } };
    },
    code: 'unknown-field',
    file: RULES,
    words: /names the field "seat"/,
    nearest: 'seats',
  },
  {
    name: 'a rule on an unknown field of a row',
    spoil: (files) => {
      rule(files, 1).conditions = when('row.zipp', 'isEmpty', true);
    },
    code: 'unknown-field',
    file: RULES,
    words: /names the field "row.zipp"/,
    nearest: 'row.zip',
  },
  {
    name: 'row.* outside a list',
    spoil: (files) => {
      delete rule(files, 1).forEach;
    },
    code: 'row-outside-list',
    file: RULES,
    words: /not repeated over a list/,
  },
  {
    name: 'a rule repeated over something that is no list',
    spoil: (files) => {
      rule(files, 1).forEach = 'home';
    },
    code: 'unknown-field',
    file: RULES,
    words: /"home", which is no list/,
  },
  {
    name: 'a case that expects something of an unknown field',
    spoil: (files) => {
      files[CASES].cases[0] = { name: 'x', given: {}, expect: { shown: ['seets'] } };
    },
    code: 'unknown-field',
    file: CASES,
    words: /expects something of "seets"/,
    nearest: 'seats',
  },
  {
    name: 'a compared value that is none of the choices',
    spoil: (files) => {
      rule(files, 0).conditions = when('travels', 'equal', 'cars');
    },
    code: 'value-not-a-choice',
    file: RULES,
    words: /gives "cars" for "travels"/,
    nearest: 'car',
  },
  {
    name: 'a compared value of another type',
    spoil: (files) => add(files, 'x', when('seats', 'equal', '3'), 'hide', { fields: ['phone'] }),
    code: 'value-outside-type',
    file: RULES,
    words: /gives "3" for "seats", whose type is integer/,
  },
  {
    name: 'a number compared with a text',
    spoil: (files) =>
      add(files, 'x', when('seats', 'greaterThan', 'two'), 'hide', { fields: ['phone'] }),
    code: 'value-outside-type',
    file: RULES,
    words: /compares by "greaterThan" with "two"/,
  },
  {
    name: 'a set value outside the choices',
    spoil: (files) =>
      add(files, 'x', when('name', 'equal', 'Ann'), 'set', { field: 'travels', value: 'bus' }),
    code: 'value-not-a-choice',
    file: RULES,
    words: /gives "bus" for "travels"/,
  },
  {
    name: 'an unknown section in a moment',
    spoil: (files) => {
      rule(files, 0).on = 'leave:whom';
    },
    code: 'unknown-section',
    file: RULES,
    words: /leaving "whom"/,
    nearest: 'leave:who',
  },
  {
    name: 'an unknown compute function',
    spoil: (files) =>
      add(files, 'x', when('name', 'isEmpty', false), 'set', {
        field: 'total',
        compute: { fn: 'cuont', of: 'stops' },
      }),
    code: 'unknown-compute',
    file: RULES,
    words: /computes with "cuont"/,
    nearest: 'count',
  },
  {
    name: 'two rules of one name',
    spoil: (files) => {
      rule(files, 1).name = 'cars-have-seats';
    },
    code: 'name-taken',
    file: RULES,
    words: /Two rules are named "cars-have-seats"/,
  },
  {
    name: 'a case about a rule that does not exist',
    spoil: (files) => {
      (files[CASES].cases[0] as Record<string, unknown>).rules = ['cars-have-seat'];
    },
    code: 'unknown-rule',
    file: CASES,
    words: /is about the rule "cars-have-seat"/,
    nearest: 'cars-have-seats',
  },
  {
    name: 'a rule that can never fire',
    spoil: (files) => {
      rule(files, 0).conditions = {
        all: [
          { fact: 'travels', operator: 'equal', value: 'car' },
          { fact: 'travels', operator: 'equal', value: 'train' },
        ],
      };
    },
    code: 'rule-never-fires',
    file: RULES,
    words: /can never fire: no answer of "travels"/,
  },
  {
    name: 'numbers that exclude each other',
    spoil: (files) =>
      add(
        files,
        'x',
        { all: [...when('seats', 'greaterThan', 5).all, ...when('seats', 'lessThan', 3).all] },
        'hide',
        { fields: ['phone'] },
      ),
    code: 'rule-never-fires',
    file: RULES,
    words: /no answer of "seats"/,
  },
  {
    name: 'rules that contradict each other',
    spoil: (files) =>
      add(files, 'x', when('travels', 'equal', 'car'), 'hide', { fields: ['seats'] }),
    code: 'rules-contradict',
    file: RULES,
    words:
      /"cars-have-seats" and "x" hold under the same conditions, but one says "show" and the other "hide"/,
  },
  {
    name: 'rules that set fields in a circle',
    spoil: (files) => {
      add(files, 'x', when('agreed', 'equal', true), 'set', { field: 'name', copy: 'phone' });
      add(files, 'y', when('agreed', 'equal', true), 'set', { field: 'phone', copy: 'name' });
    },
    code: 'rules-in-a-circle',
    file: RULES,
    words: /"x" → "y" → "x"/,
  },
  {
    name: 'two rules that undo each other',
    spoil: (files) => {
      add(files, 'x', when('travels', 'equal', 'car'), 'set', { field: 'travels', value: 'train' });
      add(files, 'y', when('travels', 'equal', 'train'), 'set', { field: 'travels', value: 'car' });
    },
    code: 'rules-in-a-circle',
    file: RULES,
    words: /"x" → "y" → "x"/,
  },
  {
    name: 'a rule without a case in which it fires',
    spoil: (files) => {
      files[CASES].cases.shift();
    },
    code: 'rule-without-case',
    file: RULES,
    words: /"cars-have-seats" has no case in which it fires/,
  },
  {
    name: 'a rule without a case in which it does not fire',
    spoil: (files) => {
      files[CASES].cases = [
        {
          name: 'a',
          given: { travels: 'car', stops: [{ city: 'x' }, { city: 'y', zip: '12345' }] },
          expect: { shown: ['seats'] },
        },
      ];
    },
    code: 'rule-without-case',
    file: RULES,
    words: /"cars-have-seats" has no case in which it does not fire/,
  },
  {
    name: 'a case that fails',
    spoil: (files) => {
      files[CASES].cases[0] = {
        name: 'A car hides seats',
        given: { travels: 'car' },
        expect: { hidden: ['seats'] },
      };
    },
    code: 'case-fails',
    file: CASES,
    words: /"A car hides seats" fails: seats should be hidden, but is shown/,
  },
  {
    name: 'a slow pattern in the test of a list of rows',
    spoil: (files) =>
      add(
        files,
        'slow',
        when('stops', 'anyRow', { path: 'city', operator: 'matches', value: '^(a|a)*$' }),
        'require',
        { fields: ['phone'] },
      ),
    code: 'slow-pattern',
    file: RULES,
    words: /\(a\|a\)\*/,
  },
];

test.each(SPOILT)('$name is refused', async (spoilt) => {
  await expectRefused(spoilt);
});
