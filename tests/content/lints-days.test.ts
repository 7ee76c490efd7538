// One spoilt thing per lint on the first and last day of a date, and on days that rows are compared with.
import { test } from 'vitest';
import {
  expectRefused,
  type Files,
  properties,
  RULES,
  type Spoilt,
  WHO,
  WHO_UI,
} from './kits/spoilt.ts';

const DATE = { type: 'string', format: 'date' };

/** Two dates of the first step, the first of them with these limits. */
function withDays(files: Files, limits: object): void {
  Object.assign(properties(files, WHO), { leaves: DATE, comes: DATE });
  const [group] = files[WHO_UI]['ui:groups'] as { fields: string[] }[];
  group?.fields.push('leaves', 'comes');
  Object.assign(files[WHO_UI], { leaves: { 'ui:options': limits } });
}

const LIMITS: readonly (readonly [string, object, RegExp])[] = [
  [
    'a last day before the first',
    { min: '2030-01-01', max: '2020-01-01' },
    /No day can be right for "leaves": "min" is "2030-01-01", and "max" is "2020-01-01"/,
  ],
  [
    'a last day before the first, both from the same day on',
    { min: { of: './comes', plus: { days: 2 } }, max: './comes' },
    /No day can be right for "leaves"/,
  ],
  ['a day that no calendar has', { max: '2030-02-30' }, /No calendar has the day "2030-02-30"/],
  ['a day that is limited by itself', { min: './leaves' }, /"leaves" is limited by itself/],
  ['a day that is limited by a text', { min: './name' }, /"\.\/name" is no day/],
];

const SPOILT: readonly Spoilt[] = [
  ...LIMITS.map(([name, limits, words]) => ({
    name,
    spoil: (files: Files) => withDays(files, limits),
    code: 'limit-without-sense',
    file: WHO_UI,
    words,
  })),
  {
    name: 'a number moved by days in a test of rows',
    spoil: (files) => {
      const value = { fact: 'total', plus: { days: 1 } };
      const test = { path: 'zip', operator: 'greaterThan', value };
      const condition = { fact: 'stops', operator: 'anyRow', value: test };
      Object.assign(files[RULES].rules[0] ?? {}, { conditions: { all: [condition] } });
    },
    code: 'plus-not-read',
    file: RULES,
    words: /"plus" moves a day, and "greaterThan" in the rule "cars-have-seats" does not compare/,
  },
];

test.each(SPOILT)('$name is refused', (spoilt) => expectRefused(spoilt));
