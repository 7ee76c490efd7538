// Effects that write answers, sequences, moments, messages of rules and their order.
import { describe, expect, it } from 'vitest';
import {
  COMPUTE,
  createJudge,
  type FormBundle,
  type Json,
  type JsonObject,
  type Moment,
  runsAt,
} from '../../runtime/core/index.ts';
import { ALWAYS, rule, uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const judge = (form: FormBundle, answers: JsonObject = {}, moment: Moment = 'edit', context = {}) =>
  createJudge(form, validatorOf(form)).judge({ answers, context, moment });

describe('set', () => {
  it('writes a value, a copy, or takes a value away', async () => {
    const form = await uncheckedBundleOf({
      rules: [
        rule('value', ALWAYS, { type: 'set', field: '/a', value: 1 }),
        rule('copy', ALWAYS, { type: 'set', field: '/b', copy: 'rows.0.x' }),
        rule('clear', ALWAYS, { type: 'set', field: '/c', value: null }),
      ],
    });
    const { answers, values, because } = await judge(form, { c: 'x', rows: [{ x: 'y' }] });
    expect(answers).toEqual({ a: 1, b: 'y', rows: [{ x: 'y' }] });
    expect(values).toEqual({ '/a': 1, '/b': 'y', '/c': null });
    expect(because['/b']).toEqual(['copy']);
  });

  it('goes on through rules that read what was set', async () => {
    const form = await uncheckedBundleOf({
      rules: [
        rule('third', ['b', 'equal', 1], { type: 'set', field: '/c', value: 1 }),
        rule('second', ['a', 'equal', 1], { type: 'set', field: '/b', value: 1 }),
        rule('first', ALWAYS, { type: 'set', field: '/a', value: 1 }),
      ],
    });
    expect((await judge(form)).answers).toEqual({ a: 1, b: 1, c: 1 });
  });

  it('that never comes to rest is refused', async () => {
    const form = await uncheckedBundleOf({
      rules: [
        rule('up', ['a', 'equal', 1], { type: 'set', field: '/a', value: 2 }),
        rule('down', ['a', 'equal', 2], { type: 'set', field: '/a', value: 1 }),
      ],
    });
    await expect(judge(form, { a: 1 })).rejects.toMatchObject({ code: 'UNSETTLED' });
  });

  it('of two rules for one field leaves what the later rule says', async () => {
    const form = await uncheckedBundleOf({
      rules: [
        rule('one', ALWAYS, { type: 'set', field: '/a', value: 1 }),
        rule('two', ALWAYS, { type: 'set', field: '/a', value: 2 }),
      ],
    });
    expect((await judge(form)).answers).toEqual({ a: 2 });
  });

  it('in a row reads and writes that row', async () => {
    const form = await uncheckedBundleOf({
      rules: [
        rule(
          'up',
          ['row.code', 'isEmpty', false],
          { type: 'set', field: '/list/*/big', compute: { fn: 'upper', of: 'row.code' } },
          { forEach: '/list' },
        ),
        rule(
          'first',
          ['row.$index', 'equal', 0],
          { type: 'set', field: '/list/*/type', value: 'PRIMARY' },
          { forEach: '/list' },
        ),
      ],
    });
    const { answers } = await judge(form, { list: [{ code: 'ga' }, { code: 'ca' }, {}] });
    expect(answers.list).toEqual([
      { code: 'ga', big: 'GA', type: 'PRIMARY' },
      { code: 'ca', big: 'CA' },
      {},
    ]);
  });

  it('leaves answers of the wrong shape to the validator', async () => {
    const form = await uncheckedBundleOf({
      rules: [rule('r', ALWAYS, { type: 'set', field: '/a/b', value: 1 })],
    });
    expect((await judge(form, { a: 'text' })).answers).toEqual({ a: 'text' });
  });
});

describe('tag and untag', async () => {
  const form = await uncheckedBundleOf({
    rules: [
      rule('tag', ['on', 'equal', true], { type: 'tag', field: '/tags', value: 'T' }),
      rule('untag', ['on', 'notEqual', true], { type: 'untag', field: '/tags', value: 'T' }),
    ],
  });
  it.each<[JsonObject, Json | undefined]>([
    [{ on: true }, ['T']],
    [{ on: true, tags: ['A'] }, ['A', 'T']],
    [{ on: true, tags: ['T'] }, ['T']],
    [{ tags: ['A', 'T'] }, ['A']],
    [{ tags: ['T'] }, undefined],
    [{}, undefined],
  ])('of %j leave %j', async (answers, tags) => {
    expect((await judge(form, answers)).answers.tags).toEqual(tags);
  });
});

describe('options', () => {
  const one = (effect: { values?: readonly Json[]; from?: string }, name = 'one') =>
    rule(name, ALWAYS, { type: 'options', field: '/s', ...effect });

  it('come from the rows of a list, each once, deleted rows left out', async () => {
    const { fields } = await judge(
      await uncheckedBundleOf({ rules: [one({ from: 'cred.*.state.code' })] }),
      {
        cred: [
          { state: { code: 'GA' } },
          { state: { code: 'GA' } },
          { state: { code: 'TX' }, deleted: 1 },
          {},
        ],
      },
    );
    expect(fields).toEqual({ '/s': { options: ['GA'] } });
  });

  it('of several rules are what all of them allow', async () => {
    const form = await uncheckedBundleOf({
      rules: [one({ values: ['a', 'b', 'c'] }), one({ values: ['c', 'b'] }, 'two')],
    });
    expect((await judge(form)).fields['/s']?.options).toEqual(['b', 'c']);
  });

  it('allow nothing when their source is not there: nothing fails open', async () => {
    const { faults } = await judge(
      await uncheckedBundleOf({ rules: [one({ from: 'context.none' })] }),
      {
        s: 'x',
      },
    );
    expect(faults.map(({ code }) => code)).toEqual(['options']);
  });

  it('are asked of every choice of a list', async () => {
    const form = await uncheckedBundleOf({ rules: [one({ values: ['a', 'b'] })] });
    expect((await judge(form, { s: ['a', 'b'] })).faults).toEqual([]);
    expect((await judge(form, { s: ['a', 'z'] })).faults[0]?.params).toMatchObject({ value: 'z' });
  });
});

describe('a sequence', async () => {
  const check = (name: string, priority: number, fact: string) =>
    rule(
      name,
      [fact, 'isEmpty', true],
      { type: 'fault', at: `/${fact}`, message: `m.${name}` },
      { sequence: 's', priority },
    );
  const form = await uncheckedBundleOf({
    rules: [check('third', 1, 'c'), check('first', 3, 'a'), check('second', 2, 'b')],
  });

  it.each([
    [{}, ['m.first']],
    [{ a: 1 }, ['m.second']],
    [{ a: 1, b: 1 }, ['m.third']],
    [{ a: 1, b: 1, c: 1 }, []],
  ])('given %j stops at its first fault: %j', async (answers, messages) => {
    expect((await judge(form, answers)).faults.map(({ message }) => message)).toEqual(messages);
  });

  it('over rows stops at the first row', async () => {
    const inRows = await uncheckedBundleOf({
      rules: [
        rule(
          'r',
          ['row.a', 'isEmpty', true],
          { type: 'fault', at: '/l/*/a', message: 'test.m' },
          { forEach: '/l', sequence: 's' },
        ),
      ],
    });
    const { faults } = await judge(inRows, { l: [{ a: 1 }, {}, {}] });
    expect(faults.map(({ path }) => path)).toEqual(['/l/1/a']);
  });
});

describe('moments', () => {
  it.each<[Moment, Moment, boolean]>([
    ['edit', 'edit', true],
    ['edit', 'leave:a', true],
    ['edit', 'submit', true],
    ['edit', 'leave', true],
    ['leave', 'edit', false],
    ['leave', 'leave', true],
    ['leave', 'leave:a', true],
    ['leave', 'submit', true],
    ['leave', 'start', false],
    ['leave:a', 'leave', false],
    ['leave:a', 'edit', false],
    ['leave:a', 'leave:a', true],
    ['leave:a', 'leave:b', false],
    ['leave:a', 'submit', true],
    ['submit', 'leave:a', false],
    ['submit', 'submit', true],
    ['start', 'start', true],
    ['start', 'submit', false],
    ['edit', 'start', false],
  ])('a rule on %s at %s runs: %j', (on, moment, runs) => {
    expect(runsAt(on, moment)).toBe(runs);
  });
});

describe('compute', () => {
  const languages = ['English', 'French', 'Others'];
  const rows = [
    { p: 'A', n: 1.1 },
    { p: 'B', n: 2.2 },
    { p: 'A', n: 9, deleted: 1 },
  ];
  const TABLE: readonly (readonly [string, Json, JsonObject, Json])[] = [
    ['count', rows, {}, 2],
    ['count', rows, { where: { path: 'p', equals: 'A' } }, 1],
    ['count', null, {}, 0],
    ['sum', rows, { path: 'n' }, 3.3],
    ['sum', rows, { path: 'n', where: { path: 'p', equals: 'B' } }, 2.2],
    ['join', languages, { except: ['Others'] }, 'English, French'],
    ['join', ['a', '', 'b'], { with: '/' }, 'a/b'],
    ['concat', 'x', { before: '<', after: '>' }, '<x>'],
    ['concat', ' ', { before: '<' }, ''],
    [
      'numberedJson',
      languages,
      { except: ['Others'], plus: 'Latin, Greek' },
      '{"1":"English","2":"French","3":"Latin","4":"Greek"}',
    ],
    ['numberedJson', [], {}, ''],
    ['numberedJson', ['a'], { under: 'x' }, '{"x":{"1":"a"}}'],
    ['numberedJson', ['English'], { under: 'lang' }, '{"lang":{"1":"English"}}'],
    ['unique', ['a', 'b', 'a'], {}, ['a', 'b']],
    ['first', rows, { where: { path: 'p', equals: 'B' } }, { p: 'B', n: 2.2 }],
    ['digits', '(404) 555-0123', {}, '4045550123'],
    ['upper', 'ga', {}, 'GA'],
    ['lower', 'GA', {}, 'ga'],
    ['trim', ' x ', {}, 'x'],
    ['daysBetween', '2026-02-27', { until: '2026-03-01' }, 2],
    ['daysBetween', '2026-03-01', { until: '2026-02-27' }, -2],
    ['daysBetween', '2026-03-07', { until: '2026-03-09T08:00:00Z' }, 2],
    ['daysBetween', 'soon', { until: '2026-03-09' }, null],
    ['daysBetween', '2026-03-09', {}, null],
    ['yearsBetween', '1990-11-21', { until: '2026-11-20' }, 35],
    ['yearsBetween', '1990-11-20', { until: '2026-11-20' }, 36],
    ['yearsBetween', '2004-02-29', { until: '2025-02-28' }, 20],
    ['yearsBetween', '2004-02-29', { until: '2025-03-01' }, 21],
    ['yearsBetween', '2026-11-20', { until: '1990-11-21' }, -35],
    ['yearsBetween', '', { until: '2026-11-20' }, null],
    ['shiftedDay', '2026-01-31', { months: 1 }, '2026-02-28'],
    ['shiftedDay', '2024-02-29', { years: 1 }, '2025-02-28'],
    ['shiftedDay', '2026-03-30', { months: -1, days: 1 }, '2026-03-01'],
    ['shiftedDay', '2026-12-25', { weeks: 1 }, '2027-01-01'],
    ['shiftedDay', '9999-12-31', { days: 1 }, null],
    ['shiftedDay', '2026-02-30', { days: 1 }, null],
  ];

  it.each(TABLE)('%s of %j with %j is %j', (fn, of, args, made) => {
    expect(COMPUTE[fn]?.make?.(of, args)).toEqual(made);
  });

  it('functions of one value are all tried above', () => {
    const loaded = Object.keys(COMPUTE).filter((name) => COMPUTE[name]?.make !== undefined);
    expect([...new Set(TABLE.map(([fn]) => fn))].sort()).toEqual(loaded.sort());
  });

  it('reads the fields an argument names, and follows them', async () => {
    const effect = {
      type: 'set',
      field: '/out',
      compute: { fn: 'numberedJson', of: 'langs', plus: 'more' },
    } as const;
    const form = await uncheckedBundleOf({ rules: [rule('r', ALWAYS, effect)] });
    const session = createJudge(form, () => []).session({});
    await session.start({ langs: ['A'] });
    const outcome = await session.change({ langs: ['A'], more: 'B' }, ['/more']);
    expect(outcome?.answers.out).toBe('{"1":"A","2":"B"}');
  });
});
