// Days are held to the limits of their layout in rows too, and what a rule says of a day comes before them.
import { describe, expect, it } from 'vitest';
import { createJudge, type JsonObject } from '../../runtime/core/index.ts';
import { bundleOf, rule, validatorOf } from '../helpers/bundle.ts';

const DAY = { type: 'string', format: 'date' } as const;
const form = await bundleOf({
  sections: {
    main: {
      schema: {
        type: 'object',
        properties: {
          born: DAY,
          licensed: DAY,
          jobs: { type: 'array', items: { type: 'object', properties: { from: DAY, to: DAY } } },
        },
      },
      ui: {
        born: { 'ui:widget': 'date', 'ui:options': { max: 'today' } },
        licensed: {
          'ui:widget': 'date',
          'ui:options': {
            min: { of: '/born', plus: { years: 18 } },
            max: { of: 'today', plus: { days: 30 } },
          },
        },
        jobs: {
          items: {
            to: { 'ui:widget': 'date', 'ui:options': { min: './from', none: ['1969-12-31'] } },
          },
        },
      },
    },
  },
  rules: [
    rule(
      'not-tomorrow',
      ['/born', 'equal', '2026-03-03'],
      { type: 'fault', at: '/born', message: 'test.main.born.tomorrow' },
      { reads: ['/born'] },
    ),
  ],
});
const judge = createJudge(form, validatorOf(form));
const context = { today: '2026-03-02' };
const faultsOf = async (answers: JsonObject) =>
  (await judge.judge({ answers, context, moment: 'edit' })).faults.map(({ path, code, params }) =>
    `${path} ${code} ${params.limit ?? ''}`.trim(),
  );

describe('a day', () => {
  it('is held to today', async () => {
    expect(await faultsOf({ born: '2026-03-02' })).toEqual([]);
    expect(await faultsOf({ born: '2026-03-04' })).toEqual(['/born tooLate 2026-03-02']);
  });

  it('is held to a day so far from today, or from another answer', async () => {
    const born = '2000-05-10';
    expect(await faultsOf({ born, licensed: '2018-05-10' })).toEqual([]);
    expect(await faultsOf({ born, licensed: '2018-05-09' })).toEqual([
      '/licensed tooEarly 2018-05-10',
    ]);
    expect(await faultsOf({ licensed: '2026-04-01' })).toEqual([]);
    expect(await faultsOf({ licensed: '2026-04-02' })).toEqual(['/licensed tooLate 2026-04-01']);
  });

  it('is told what a rule says of it before what its limits say', async () => {
    expect(await faultsOf({ born: '2026-03-03' })).toEqual(['/born rule']);
  });

  it('is held to the answer beside it, each in its row, unless one stands for none', async () => {
    const jobs = [
      { from: '2020-01-01', to: '2019-12-31' },
      { from: '2020-01-01', to: '2020-01-01' },
      { from: '2020-01-01', to: '1969-12-31' },
      { from: 'soon', to: '2019-12-31' },
      { to: '2019-12-31' },
    ];
    const found = await faultsOf({ jobs });
    expect(found.filter((fault) => fault.includes('too'))).toEqual([
      '/jobs/0/to tooEarly 2020-01-01',
    ]);
  });

  it('is judged while typing as it is at the end', async () => {
    const session = judge.session(context);
    const answers = { born: '2026-03-04' };
    const outcome = await session.start(answers);
    const found = session.validate(answers, outcome);
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(['/born tooLate']);
  });
});
