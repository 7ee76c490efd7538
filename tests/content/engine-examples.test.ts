// What json-rules-engine's documentation shows of conditions (rules.md, engine.md, examples 01 to 13, version 7.3): each
// example works in rules/ as it does in the engine itself.
import { Engine, type RuleProperties, type TopLevelCondition } from 'json-rules-engine';
import { describe, expect, test } from 'vitest';
import {
  type Conditions,
  createJudge,
  type Json,
  type JsonObject,
  type Schema,
} from '../../runtime/core/index.ts';
import { bundleOf, rule, validatorOf } from '../helpers/bundle.ts';

const is = (fact: string, operator: string, value: Json): JsonObject => ({
  fact,
  operator,
  value,
});

interface Example {
  /** Where the documents show it. */
  readonly of: string;
  readonly conditions: JsonObject;
  readonly facts: JsonObject;
  readonly holds: boolean;
}

const FOULED_OUT = {
  any: [
    { all: [is('gameDuration', 'equal', 40), is('personalFoulCount', 'greaterThanInclusive', 5)] },
    { all: [is('gameDuration', 'equal', 48), is('personalFoulCount', 'greaterThanInclusive', 6)] },
  ],
};
const YOUNG_AND_NEAR = {
  all: [
    is('age', 'greaterThanInclusive', 18),
    is('age', 'lessThanInclusive', 25),
    { any: [is('state', 'equal', 'CO'), is('state', 'equal', 'UT')] },
  ],
};
const INVITED = { all: [{ condition: 'screwdriverAficionado' }, is('isSociable', 'equal', true)] };
const OTHERWISE_INVITED = {
  all: [{ not: { condition: 'screwdriverAficionado' } }, is('isSociable', 'equal', true)],
};
const NAMED = {
  screwdriverAficionado: {
    all: [is('drinksOrangeJuice', 'equal', true), is('enjoysVodka', 'equal', true)],
  },
  'in-range': { all: [is('age', 'greaterThan', 17), { not: is('age', 'greaterThan', 25) }] },
};
const WASHINGTON = { drinksOrangeJuice: true, enjoysVodka: true, isSociable: true };
const JEFFERSON = { drinksOrangeJuice: true, enjoysVodka: false, isSociable: true };
const VALID = { validTags: ['dev', 'staging', 'load', 'prod'] };

const EXAMPLES: readonly Example[] = [
  {
    of: 'basic conditions',
    conditions: { all: [is('age', 'lessThanInclusive', 1)] },
    facts: { age: 1 },
    holds: true,
  },
  {
    of: 'basic conditions',
    conditions: { all: [is('age', 'lessThanInclusive', 1)] },
    facts: { age: 2 },
    holds: false,
  },
  {
    of: 'nested any of all',
    conditions: FOULED_OUT,
    facts: { gameDuration: 40, personalFoulCount: 6 },
    holds: true,
  },
  {
    of: 'nested any of all',
    conditions: FOULED_OUT,
    facts: { gameDuration: 48, personalFoulCount: 5 },
    holds: false,
  },
  { of: 'walkthrough', conditions: YOUNG_AND_NEAR, facts: { age: 22, state: 'CO' }, holds: true },
  { of: 'walkthrough', conditions: YOUNG_AND_NEAR, facts: { age: 23, state: 'CA' }, holds: false },
  {
    of: 'not of one',
    conditions: { not: is('state', 'equal', 'CO') },
    facts: { state: 'UT' },
    holds: true,
  },
  {
    of: 'not of all within any',
    conditions: {
      any: [
        is('age', 'equal', 1),
        { not: { all: [is('age', 'equal', 2), is('state', 'equal', 'CO')] } },
      ],
    },
    facts: { age: 2, state: 'CO' },
    holds: false,
  },
  { of: 'condition sharing', conditions: INVITED, facts: WASHINGTON, holds: true },
  { of: 'condition sharing', conditions: INVITED, facts: JEFFERSON, holds: false },
  {
    of: 'not of a shared condition',
    conditions: OTHERWISE_INVITED,
    facts: WASHINGTON,
    holds: false,
  },
  { of: 'not of a shared condition', conditions: OTHERWISE_INVITED, facts: JEFFERSON, holds: true },
  {
    of: 'a shared condition alone',
    conditions: { condition: 'in-range' },
    facts: { age: 25 },
    holds: true,
  },
  {
    of: 'facts compared',
    conditions: { all: [is('price', 'greaterThan', { fact: 'budget' })] },
    facts: { price: 60, budget: 50 },
    holds: true,
  },
  {
    of: 'facts compared',
    conditions: { all: [is('price', 'greaterThan', { fact: 'budget' })] },
    facts: { price: 50, budget: 50 },
    holds: false,
  },
  {
    of: 'equal, notEqual',
    conditions: { all: [is('state', 'equal', 'CO'), is('age', 'notEqual', 3)] },
    facts: { state: 'CO', age: 4 },
    holds: true,
  },
  {
    of: 'lessThan',
    conditions: { all: [is('age', 'lessThan', 3)] },
    facts: { age: 3 },
    holds: false,
  },
  {
    of: 'in',
    conditions: { all: [is('status', 'in', ['active', 'paid-leave'])] },
    facts: { status: 'active' },
    holds: true,
  },
  {
    of: 'notIn',
    conditions: { all: [is('status', 'notIn', ['active'])] },
    facts: { status: 'active' },
    holds: false,
  },
  {
    of: 'contains',
    conditions: { all: [is('tags', 'contains', '2016-12-25')] },
    facts: { tags: ['2016-12-25'] },
    holds: true,
  },
  {
    of: 'doesNotContain',
    conditions: { all: [is('tags', 'doesNotContain', 'dev')] },
    facts: { tags: ['dev'] },
    holds: false,
  },
  {
    of: 'everyFact',
    conditions: { all: [is('tags', 'everyFact:in', { fact: 'validTags' })] },
    facts: { tags: ['dev', 'prod'], ...VALID },
    holds: true,
  },
  {
    of: 'everyFact',
    conditions: { all: [is('tags', 'everyFact:in', { fact: 'validTags' })] },
    facts: { tags: ['dev', 'deleted'], ...VALID },
    holds: false,
  },
  {
    of: 'someFact',
    conditions: { all: [is('tags', 'someFact:in', { fact: 'validTags' })] },
    facts: { tags: ['deleted', 'dev'], ...VALID },
    holds: true,
  },
  {
    of: 'everyValue',
    conditions: { all: [is('tags', 'everyValue:contains', ['dev', 'prod'])] },
    facts: { tags: ['dev', 'prod', 'x'] },
    holds: true,
  },
  {
    of: 'someValue',
    conditions: { all: [is('tags', 'someValue:contains', ['dev', 'prod'])] },
    facts: { tags: ['x'] },
    holds: false,
  },
  {
    of: 'swap',
    conditions: { all: [is('state', 'swap:contains', { fact: 'validTags' })] },
    facts: { state: 'dev', ...VALID },
    holds: true,
  },
  {
    of: 'not: before an operator',
    conditions: { all: [is('state', 'not:in', ['CO'])] },
    facts: { state: 'CO' },
    holds: false,
  },
  {
    of: 'decorators together',
    conditions: { all: [is('tags', 'everyFact:not:in', { fact: 'validTags' })] },
    facts: { tags: ['x'], ...VALID },
    holds: true,
  },
  {
    of: 'decorators of both sides',
    conditions: { all: [is('tags', 'everyFact:someValue:equal', { fact: 'validTags' })] },
    facts: { tags: ['dev', 'PROD'], ...VALID },
    holds: false,
  },
];

const typeOf = (value: Json | undefined): Schema => {
  if (Array.isArray(value)) return { type: 'array', items: { type: 'string' } };
  return { type: typeof value };
};

describe('what json-rules-engine shows', async () => {
  const facts: JsonObject = Object.assign({}, ...EXAMPLES.map((one) => one.facts));
  const properties = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeOf(value)]),
  );
  const form = await bundleOf({
    schema: { type: 'object', properties },
    conditions: NAMED,
    rules: EXAMPLES.map(({ conditions }, index) =>
      rule(`example-${index}`, conditions as unknown as Conditions, { type: 'open', dialog: 'd' }),
    ),
  });
  const judge = createJudge(form, validatorOf(form));

  test.each(EXAMPLES.map((one, index) => ({ ...one, index })))(
    '$of: $facts holds: $holds',
    async ({ conditions, facts: answers, holds, index }) => {
      const { fired } = await judge.judge({ answers, context: {}, moment: 'edit' });
      expect(fired.includes(`example-${index}`)).toBe(holds);
      const engine = new Engine([], { allowUndefinedFacts: true });
      for (const [name, named] of Object.entries(NAMED))
        engine.setCondition(name, named as unknown as TopLevelCondition);
      engine.addRule({ conditions, event: { type: 'held' } } as unknown as RuleProperties);
      const { events } = await engine.run(answers as Record<string, unknown>);
      expect(events.length > 0).toBe(holds);
    },
  );
});
