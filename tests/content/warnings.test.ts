// What works as it is written and is hardly meant so: told as a warning, which keeps nothing from being released.
import { expect, test } from 'vitest';
import { buildRelease, readContent } from '../../runtime/content/index.ts';
import { ROOT } from '../../server/common/root.ts';
import { CACHE_DIR } from '../helpers/releases.ts';
import { build, describe } from './kits/small-content.ts';
import { type Files, properties, RULES, WHERE } from './kits/spoilt.ts';

const withRule =
  (conditions: unknown, type = 'set', params: object = { field: 'total', value: 3 }) =>
  (files: Files) => {
    files[RULES].rules.push({ name: 'one-more', conditions, event: { type, params } });
  };

/** Without the lint of cases, which is about something else. */
const told = async (spoil: (files: Files) => void) => {
  const { LINTS } = await import('../../runtime/content/index.ts');
  const lints = Object.keys(LINTS).filter((name) => name !== 'caseCoverage');
  const { warnings, faults, release } = await build(spoil, { lints });
  expect(faults.map(describe)).toEqual([]);
  expect(release).toBeDefined();
  return warnings;
};

const every = (more: readonly unknown[] = [], operator = 'everyRow') => ({
  all: [
    {
      fact: operator === 'everyRow' ? 'stops' : 'stops.*.city',
      operator,
      value: operator === 'everyRow' ? { path: 'city', operator: 'equal', value: 'Rome' } : 'Rome',
    },
    ...more,
  ],
});

test.each([
  {
    name: 'conditions of none',
    conditions: { all: [] },
    code: 'empty-all',
    place: '/rules/2/conditions/all',
    message: 'There are no conditions in "all", and so it always holds.',
  },
  {
    name: 'none among others',
    conditions: { any: [{ fact: 'seats', operator: 'equal', value: 1 }, { not: { all: [] } }] },
    code: 'empty-all',
    place: '/rules/2/conditions/any/1/not/all',
    message: 'There are no conditions in "all", and so it always holds.',
  },
  {
    name: 'every row of a list that may have none',
    conditions: every(),
    code: 'every-of-none',
    place: '/rules/2/conditions/all/0/operator',
    message: '"everyRow" holds of "stops" when there is nothing in the list, too.',
  },
  {
    name: 'every answer in the rows of a list that may have none',
    conditions: every([], 'everyFact:equal'),
    code: 'every-of-none',
    place: '/rules/2/conditions/all/0/operator',
    message: '"everyFact:equal" holds of "stops.*.city" when there is nothing in the list, too.',
  },
  {
    name: 'a comparison with each of no values',
    conditions: { all: [{ fact: 'name', operator: 'everyValue:notEqual', value: [] }] },
    code: 'every-of-none',
    place: '/rules/2/conditions/all/0/value',
    message: '"everyValue:notEqual" compares with each of no values, and so it always holds.',
  },
])('$name: warned about, and released', async ({ conditions, code, place, message }) => {
  const warnings = await told(withRule(conditions));
  expect(warnings).toEqual([
    expect.objectContaining({ level: 'warning', file: RULES, code, place, message }),
  ]);
  expect(warnings[0]?.line).toBeGreaterThan(1);
});

test.each([
  ['a rule that leaves its conditions out', withRule(undefined)],
  [
    'a list that the same rule asks to hold something',
    withRule(every([{ fact: 'stops', operator: 'isEmpty', value: false }])),
  ],
  [
    'a list that the same rule counts',
    withRule(every([{ fact: 'stops', operator: 'countAtLeast', value: 1 }], 'everyFact:equal')),
  ],
  ['what is turned round', withRule({ all: [{ not: every().all[0] }] })],
  [
    'a list that must have a row',
    (files: Files) => {
      withRule(every())(files);
      const { stops } = properties(files, WHERE);
      if (stops) stops.minItems = 1;
    },
  ],
])('%s is not warned about', async (_name, spoil) => {
  expect((await told(spoil)).map(describe)).toEqual([]);
});

test('a fault that is found always is refused, and not warned about besides', async () => {
  const { faults, warnings } = await build(
    withRule({ all: [] }, 'fault', { at: 'seats', message: 'trip.zipMissing' }),
  );
  expect(faults.map(({ code }) => code)).toContain('always-wrong');
  expect(warnings).toEqual([]);
});

test('the content of the portal is warned of nothing', async () => {
  const { warnings } = await buildRelease(await readContent(ROOT), { cacheDir: CACHE_DIR });
  expect(warnings.map(describe)).toEqual([]);
});
