// Arithmetic, parts of days and conditions on rows: exact, the same while somebody types and when it is judged, and never what is no number.
import { describe, expect, it, test } from 'vitest';
import {
  type Computation,
  createJudge,
  type Json,
  type JsonObject,
} from '../../runtime/core/index.ts';
import { ALWAYS, rule, uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const formOf = (compute: Computation) =>
  uncheckedBundleOf({
    schema: { type: 'object', properties: { out: {} } },
    rules: [rule('r', ALWAYS, { type: 'set', field: '/out', compute })],
  });

/** What a computation makes, by the judge that the server asks and by the session of a page, which say the same. */
async function madeOf(compute: Computation, answers: JsonObject, context = {}): Promise<Json> {
  const form = await formOf(compute);
  const judge = createJudge(form, validatorOf(form));
  const judged = await judge.judge({ answers, context, moment: 'submit' });
  const session = judge.session(context);
  await session.start({});
  const outcome = await session.change(
    answers,
    Object.keys(answers).map((name) => `/${name}`),
  );
  expect(outcome?.answers.out ?? null).toEqual(judged.answers.out ?? null);
  return judged.answers.out ?? null;
}

const COSTS = [
  { kind: 'hotel', amount: 0.1, day: '2026-03-01' },
  { kind: 'meal', amount: 0.2, day: '2026-03-05' },
  { kind: 'hotel', amount: 120.35, day: '2026-04-01' },
  { kind: 'hotel', amount: 1000, day: '2026-04-02', deleted: 1 },
  {},
];

describe('a computation', () => {
  it.each<readonly [string, Computation, JsonObject, Json]>([
    ['adds tenths', { fn: 'plus', of: ['a', 'b'] }, { a: 0.1, b: 0.2 }, 0.3],
    ['adds several', { fn: 'plus', of: ['a', 'b', 5] }, { a: 1.005, b: 2 }, 8.005],
    ['takes away', { fn: 'minus', of: ['a', 'b'] }, { a: 0.3, b: 0.1 }, 0.2],
    ['takes away in turn', { fn: 'minus', of: [10, 'a', 1] }, { a: 2 }, 7],
    ['multiplies cents', { fn: 'times', of: ['a', 'b'] }, { a: 1.15, b: 100 }, 115],
    ['divides', { fn: 'divided', of: ['a', 4] }, { a: 1 }, 0.25],
    ['divides by no nothing', { fn: 'divided', of: ['a', 'b'] }, { a: 1, b: 0 }, null],
    ['divides nothing by nothing', { fn: 'divided', of: ['a', 'b'] }, { a: 0, b: -0 }, null],
    [
      'keeps a third until the end',
      { fn: 'times', of: [{ fn: 'divided', of: ['a', 3] }, 3] },
      { a: 1 },
      1,
    ],
    ['has nothing of what is missing', { fn: 'plus', of: ['a', 'b'] }, { a: 1 }, null],
    ['has nothing of what is no number', { fn: 'plus', of: ['a', 'b'] }, { a: 1, b: 'x' }, null],
    ['reads amounts that are texts', { fn: 'plus', of: ['a', 'b'] }, { a: ' 1.10 ', b: '-.1' }, 1],
    ['ends at the largest number', { fn: 'times', of: ['a', 'a'] }, { a: 1e200 }, null],
    ['knows the smallest numbers', { fn: 'times', of: ['a', 2] }, { a: 5e-324 }, 1e-323],
    ['rounds a half up', { fn: 'rounded', of: 'a' }, { a: 2.5 }, 3],
    ['rounds a half below zero down', { fn: 'rounded', of: 'a' }, { a: -2.5 }, -3],
    ['rounds to cents', { fn: 'rounded', of: 'a', decimals: 2 }, { a: 1.005 }, 1.01],
    ['rounds to hundreds', { fn: 'rounded', of: 'a', decimals: -2 }, { a: 1250 }, 1300],
    ['rounds up', { fn: 'rounded', of: 'a', way: 'up' }, { a: 2.01 }, 3],
    ['rounds up below zero', { fn: 'rounded', of: 'a', way: 'up' }, { a: -2.9 }, -2],
    ['rounds down', { fn: 'rounded', of: 'a', way: 'down' }, { a: 2.9 }, 2],
    ['rounds down below zero', { fn: 'rounded', of: 'a', way: 'down' }, { a: -2.1 }, -3],
    ['leaves whole ones', { fn: 'rounded', of: 'a', way: 'down' }, { a: -2 }, -2],
    ['finds the smallest', { fn: 'smallest', of: ['a', 'b', 7] }, { a: 3, b: 12 }, 3],
    ['finds the largest that is there', { fn: 'largest', of: ['a', 'b', 7] }, { b: 12 }, 12],
    [
      'finds the earliest day',
      { fn: 'smallest', of: ['a', 'b'] },
      { a: '2026-03-01', b: '2025-12-31T08:00:00Z' },
      '2025-12-31',
    ],
    [
      'puts days and numbers in no order',
      { fn: 'largest', of: ['a', 3] },
      { a: '2026-03-01' },
      null,
    ],
    [
      'finds the largest of rows',
      { fn: 'largest', of: 'costs', path: 'amount' },
      { costs: COSTS },
      120.35,
    ],
    [
      'finds the last day of rows',
      { fn: 'largest', of: 'costs', path: 'day' },
      { costs: COSTS },
      '2026-04-01',
    ],
    ['finds nothing in none', { fn: 'smallest', of: 'costs', path: 'amount' }, { costs: [] }, null],
    ['adds up rows', { fn: 'sum', of: 'costs', path: 'amount' }, { costs: COSTS }, 120.65],
    ['adds up thousandths', { fn: 'sum', of: 'a' }, { a: [0.001, 0.002, 1e-7] }, 0.0030001],
    [
      'adds up some rows',
      { fn: 'sum', of: 'costs', path: 'amount', where: { path: 'kind', equals: 'hotel' } },
      { costs: COSTS },
      120.45,
    ],
    [
      'adds up rows of which a condition holds',
      {
        fn: 'sum',
        of: 'costs',
        path: 'amount',
        where: {
          all: [
            { path: 'day', operator: 'onOrAfter', value: { fact: 'from' } },
            { not: { path: 'amount', operator: 'greaterThan', value: 100 } },
          ],
        },
      },
      { costs: COSTS, from: '2026-03-02' },
      0.2,
    ],
    [
      'counts rows before today',
      { fn: 'count', of: 'costs', where: { path: 'day', operator: 'before', value: 'today' } },
      { costs: COSTS },
      2,
    ],
    [
      'finds the first row of several',
      {
        fn: 'first',
        of: 'costs',
        where: {
          any: [
            { path: 'kind', equals: 'meal' },
            { path: 'amount', equals: 1 },
          ],
        },
      },
      { costs: COSTS },
      COSTS[1] as Json,
    ],
    ['tells the year', { fn: 'year', of: 'a' }, { a: '2026-03-01' }, 2026],
    ['tells the month', { fn: 'month', of: 'a' }, { a: '2026-03-01T10:00:00Z' }, 3],
    ['tells the day', { fn: 'day', of: 'a' }, { a: '2026-03-09' }, 9],
    ['tells Sunday', { fn: 'weekday', of: 'a' }, { a: '2026-03-01' }, 7],
    ['tells Monday', { fn: 'weekday', of: 'a' }, { a: '2026-03-02' }, 1],
    ['tells nothing of no day', { fn: 'weekday', of: 'a' }, { a: '2026-02-30' }, null],
    [
      'is made of what another makes',
      { fn: 'year', of: { fn: 'shiftedDay', of: 'a', years: 18 } },
      { a: '2000-02-29' },
      2018,
    ],
    [
      'changes the text another makes',
      { fn: 'concat', of: { fn: 'plus', of: ['a', 1] }, after: ' miles' },
      { a: 2 },
      '3 miles',
    ],
    [
      'counts to the day another makes',
      { fn: 'daysBetween', of: 'a', until: { fn: 'largest', of: ['a', 'b'] } },
      { a: '2026-03-01', b: '2026-03-08' },
      7,
    ],
  ])('%s', async (_does, compute, answers, made) => {
    expect(await madeOf(compute, answers, { today: '2026-03-31' })).toEqual(made);
  });

  it('follows every fact that it reads, in whatever is inside it', async () => {
    const compute: Computation = {
      fn: 'plus',
      of: [
        {
          fn: 'sum',
          of: 'l',
          path: 'n',
          where: { path: 'n', operator: 'greaterThan', value: { fact: 'least' } },
        },
        { fn: 'times', of: ['a', 2] },
      ],
    };
    const form = await formOf(compute);
    const session = createJudge(form, () => []).session({});
    const l = [{ n: 1 }, { n: 5 }];
    await session.start({ l, least: 0, a: 1 });
    const second = await session.change({ l, least: 2, a: 1 }, ['/least']);
    expect(second?.answers.out).toBe(7);
    const third = await session.change({ l, least: 2, a: 10 }, ['/a']);
    expect(third?.answers.out).toBe(25);
    expect(session.change({ l, least: 2, a: 10, other: 1 }, ['/other'])).toBeNull();
  });
});

describe('a condition', () => {
  const holds = async (conditions: object, answers: JsonObject, context = {}) => {
    const form = await uncheckedBundleOf({
      rules: [rule('r', conditions as never, { type: 'require', fields: ['/a'] })],
    });
    const { fired } = await createJudge(form, () => []).judge({ answers, context, moment: 'edit' });
    return fired.length > 0;
  };

  it('compares with what is computed', async () => {
    const most = { compute: { fn: 'times', of: ['income', 0.3] } };
    const high = { all: [{ fact: 'rent', operator: 'greaterThan', value: most }] };
    expect(await holds(high, { rent: 301, income: 1000 })).toBe(true);
    expect(await holds(high, { rent: 300, income: 1000 })).toBe(false);
    expect(await holds(high, { rent: 301 })).toBe(false);
  });

  it('asks about what is computed', async () => {
    const compute = { fn: 'weekday', of: 'day' };
    const weekend = { all: [{ compute, operator: 'in', value: [6, 7] }] };
    expect(await holds(weekend, { day: '2026-03-01' })).toBe(true);
    expect(await holds(weekend, { day: '2026-03-02' })).toBe(false);
    const early = {
      all: [
        {
          fact: 'day',
          operator: 'before',
          value: { compute: { fn: 'shiftedDay', of: 'context.today', days: 7 } },
        },
      ],
    };
    expect(await holds(early, { day: '2026-03-01' }, { today: '2026-02-28' })).toBe(true);
  });

  it('asks rows against what is computed', async () => {
    const value = {
      path: 'n',
      operator: 'greaterThan',
      value: { compute: { fn: 'plus', of: ['a', 1] } },
    };
    const some = { all: [{ fact: 'l', operator: 'anyRow', value }] };
    expect(await holds(some, { l: [{ n: 3 }], a: 1 })).toBe(true);
    expect(await holds(some, { l: [{ n: 3 }], a: 2 })).toBe(false);
  });
});

test('a sentence may name what is computed', async () => {
  const form = await uncheckedBundleOf({
    schema: { type: 'object', properties: { a: { type: 'number' } } },
    rules: [
      rule('r', ['a', 'greaterThan', 1], {
        type: 'warn',
        at: '/a',
        message: 'test.m',
        params: { most: { compute: { fn: 'times', of: ['a', 2] } } },
      }),
    ],
    messages: { 'test.m': 'Up to {{most}}.' },
  });
  const { warnings } = await createJudge(form, validatorOf(form)).judge({
    answers: { a: 1.1 },
    context: {},
    moment: 'edit',
  });
  expect(warnings.map(({ params }) => params.most)).toEqual([2.2]);
});

test('each row computes of itself', async () => {
  const form = await uncheckedBundleOf({
    rules: [
      rule(
        'r',
        ALWAYS,
        {
          type: 'set',
          field: '/l/*/out',
          compute: { fn: 'times', of: ['row.n', 'row.price', 'factor'] },
        },
        { forEach: '/l' },
      ),
    ],
  });
  const { answers } = await createJudge(form, () => []).judge({
    answers: { factor: 2, l: [{ n: 3, price: 0.1 }, { n: 1 }] },
    context: {},
    moment: 'edit',
  });
  expect(answers.l).toEqual([{ n: 3, price: 0.1, out: 0.6 }, { n: 1 }]);
});
