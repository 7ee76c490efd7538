// What json-rules-engine's documentation shows and rules/ do not take: the check says what to write instead.
import { expect, test } from 'vitest';
import type { Json } from '../../runtime/core/index.ts';
import { build } from './kits/small-content.ts';
import { add, type Files, RULES, rule } from './kits/spoilt.ts';

const is = (fact: string, operator: string, value: Json) => ({ fact, operator, value });

interface Refused {
  readonly of: string;
  readonly conditions: unknown;
  /** What the check says to write instead. */
  readonly instead: RegExp;
}

const SEATS = is('seats', 'greaterThan', 1);

const REFUSED: readonly Refused[] = [
  {
    of: 'a path',
    conditions: { all: [{ ...SEATS, path: '$.price' }] },
    instead: /"fact": "seats\.price"/,
  },
  {
    of: 'a path of the other fact',
    conditions: { all: [is('seats', 'greaterThan', { fact: 'total', path: '$.price' })] },
    instead: /"fact": "total\.price"/,
  },
  {
    of: 'params',
    conditions: { all: [{ ...SEATS, params: { productId: 'widget' } }] },
    instead: /takes nothing.*"anyRow"/,
  },
  {
    of: 'the priority of a condition',
    conditions: { all: [{ ...SEATS, priority: 5 }] },
    instead: /"sequence" and "priority"/,
  },
  {
    of: 'the name of a condition',
    conditions: { all: [{ ...SEATS, name: 'enough' }] },
    instead: /\{ "condition": "…" \}/,
  },
  {
    of: 'a group with a priority',
    conditions: { all: [SEATS], priority: 2 },
    instead: /"sequence" and "priority"/,
  },
  {
    of: 'a condition without a group',
    conditions: SEATS,
    instead: /\{ "all": \[ \{ "fact": … \} \] \}/,
  },
  {
    of: 'two groups',
    conditions: { all: [SEATS], any: [SEATS] },
    instead: /\{ "all": \[ \{ "all": … \}, \{ "any": … \} \] \}/,
  },
  {
    of: 'a list under not',
    conditions: { not: [SEATS] },
    instead: /\{ "not": \{ "any": \[ … \] \} \}/,
  },
  {
    of: 'a shared condition that is not there',
    conditions: { condition: 'enough' },
    instead: /"conditions": \{ "name"/,
  },
  {
    of: 'an operator of its own',
    conditions: { all: [is('name', 'startsWith', 'a')] },
    instead: /"matches"/,
  },
  {
    of: 'a decorator of its own',
    conditions: { all: [is('name', 'caseInsensitive:equal', 'a')] },
    instead: /"equalIgnoringCase"/,
  },
  {
    of: 'the first item',
    conditions: { all: [is('stops', 'first:equal', 'a')] },
    instead: /contacts\.0\.email/,
  },
];

test.each(REFUSED)('the check says what to write for $of', async ({ conditions, instead }) => {
  const { faults, release } = await build((files) => {
    rule(files, 0).conditions = conditions;
  });
  expect(release).toBeUndefined();
  const [first] = faults.filter(({ file }) => file === RULES);
  expect(first?.remedy).toMatch(instead);
  expect(first?.place).toMatch(/^\/rules\/0\/conditions/);
});

test('the order of rules is that of a sequence', async () => {
  const said = (spoil: (files: Files) => void) =>
    build(spoil).then(({ faults }) => faults.map(({ code }) => code));
  const prioritized = (files: Files, more: object) => {
    add(files, 'first', { all: [is('seats', 'equal', 7)] }, 'hide', { fields: ['phone'] });
    Object.assign(files[RULES].rules[2] ?? {}, { priority: 5, ...more });
  };
  expect(await said((files) => prioritized(files, {}))).toContain('priority-not-read');
  expect(await said((files) => prioritized(files, { sequence: 'order' }))).not.toContain(
    'priority-not-read',
  );
});
