// Changes that break saved answers need a migration; and every fault is found at once.
import { expect, test } from 'vitest';
import { build, describe, release } from './small-content.ts';
import {
  expectRefused,
  FORM,
  properties,
  rule,
  type Spoilt,
  WHO,
  WHO_UI,
  WORDS,
  when,
} from './spoilt.ts';

test('the small content itself is right', async () => {
  const built = await build();
  expect(built.faults.map(describe)).toEqual([]);
});

test('all faults are found at once, each with its line', async () => {
  const { faults } = await build((files) => {
    delete files[WORDS]['name.label'];
    Object.assign(properties(files, WHO).travels ?? {}, { default: 'bus' });
    rule(files, 0).conditions = when('travel', 'equal', 'car');
  });
  expect(new Set(faults.map(({ code }) => code))).toEqual(
    new Set(['missing-label', 'default-refused', 'unknown-field']),
  );
  expect(faults.every(({ line }) => line !== undefined && line > 1)).toBe(true);
});

const BREAKS: readonly Spoilt[] = [
  {
    name: 'a removed field',
    spoil: (files) => {
      delete properties(files, WHO).total;
      delete files[WHO_UI].total;
    },
    code: 'breaking-change',
    file: FORM,
    words: /"total" of the previous release is gone/,
  },
  {
    name: 'a narrowed choice',
    spoil: (files) => {
      Object.assign(properties(files, WHO).travels ?? {}, { enum: ['car'] });
    },
    code: 'breaking-change',
    file: WHO,
    words: /"travels" no longer offers "train"/,
  },
  {
    name: 'a changed type',
    spoil: (files) => {
      Object.assign(properties(files, WHO).total ?? {}, { type: 'string' });
    },
    code: 'breaking-change',
    file: WHO,
    words: /"total" no longer takes number/,
  },
  {
    name: 'a newly required field',
    spoil: (files) => {
      files[WHO].required = ['name', 'seats'];
    },
    code: 'breaking-change',
    file: WHO,
    words: /"seats" is required now and was not before/,
  },
];

test.each(BREAKS)('$name breaks saved answers', async (spoilt) => {
  await expectRefused(spoilt, { previous: await release() });
});

test('a migration covers a removed field', async () => {
  const previous = await release();
  const built = await build(
    (files) => {
      delete properties(files, WHO).total;
      delete files[WHO_UI].total;
      files[FORM].migrations = [{ op: 'drop', field: 'total' }];
    },
    { previous },
  );
  expect(built.faults.map(describe)).toEqual([]);
});
