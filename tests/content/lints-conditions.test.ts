// One badly written condition per test: the cause is named first, with what to write.
import { test } from 'vitest';
import { expectRefused, RULES, rule, type Spoilt, when } from './kits/spoilt.ts';

const written = (name: string, conditions: unknown, code: string, words: RegExp): Spoilt => ({
  name,
  spoil: (files) => {
    rule(files, 0).conditions = conditions;
  },
  code,
  file: RULES,
  words,
});

const term = (fact: string, plus: unknown) => ({ fact, plus });

const SPOILT: readonly Spoilt[] = [
  written(
    'a "plus" that is a number',
    { all: [{ fact: 'name', operator: 'before', value: term('phone', 30) }] },
    'wrong-shape',
    /"plus": 30 does not say how far/,
  ),
  written(
    'a "plus" of words it does not know',
    { all: [{ fact: 'name', operator: 'before', value: term('phone', { day: 30 }) }] },
    'words-beside-a-condition',
    /"day" stands beside "days"/,
  ),
  written(
    'a "plus" of parts of days',
    { all: [{ fact: 'name', operator: 'before', value: term('phone', { days: 1.5 }) }] },
    'wrong-shape',
    /does not say how far/,
  ),
  written(
    'a "plus" without a fact',
    { all: [{ fact: 'name', operator: 'before', value: { plus: { days: 1 } } }] },
    'words-beside-a-condition',
    /without the day it is counted from/,
  ),
  written(
    'an unknown key beside a condition',
    { all: [{ fact: 'name', operator: 'isEmpty', value: true, unless: 'x' }] },
    'words-beside-a-condition',
    /"unless" stands beside "fact" and would not be read/,
  ),
  written(
    'a misspelt fact',
    { all: [{ fcat: 'name', operator: 'isEmpty', value: true }] },
    'unknown-word',
    /"fcat" is no word of a condition/,
  ),
  written(
    'a condition without a value',
    { all: [{ fact: 'name', operator: 'isEmpty' }] },
    'missing-word',
    /without "value"/,
  ),
  written(
    'a fact beside a group',
    { all: [], fact: 'name' },
    'words-beside-a-condition',
    /"fact" stands beside "all"/,
  ),
  written('a text in place of a condition', { all: ['name'] }, 'wrong-kind', /no condition/),
  written('an "any" of nothing', { any: [] }, 'empty-any', /None of the conditions of "any" holds/),
  written(
    'a misspelt operator',
    { all: [{ fact: 'name', operator: 'not:mathes', value: 'x' }] },
    'unknown-name',
    /"not:mathes" is not known here/,
  ),
  {
    name: 'a condition that is made of itself',
    spoil: (files) => {
      Object.assign(files[RULES], {
        conditions: { a: { not: { condition: 'b' } }, b: { all: [{ condition: 'a' }] } },
      });
    },
    code: 'conditions-in-a-circle',
    file: RULES,
    words: /"a" is made of itself/,
  },
  {
    name: 'a fault in a shared condition',
    spoil: (files) => {
      Object.assign(files[RULES], { conditions: { rides: when('travel', 'equal', 'car') } });
      rule(files, 0).conditions = { condition: 'rides' };
    },
    code: 'unknown-field',
    file: RULES,
    words: /names the field "travel"/,
    nearest: 'travels',
  },
];

test.each(SPOILT)('$name is refused', async (spoilt) => {
  await expectRefused(spoilt);
});
