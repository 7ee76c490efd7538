// Whatever is edited, in whatever order: the session of a form says what a whole judgement of it says.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CompiledRule,
  createJudge,
  type Effect,
  type Json,
  type JudgeSession,
  type Moment,
  type RuleOutcome,
  setAt,
} from '../../runtime/core/index.ts';
import { rule, uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const field = fc.constantFrom('a', 'b', 'c');
const value = fc.constantFrom<Json>('x', 'y', '', 1);
const fact = fc.oneof(field, fc.constantFrom('list.*.p', 'list', 'context.k'));
const rowFact = fc.constantFrom('row.p', 'row.q', 'row.$index', 'a');
const condition = (of: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.record({ fact: of, operator: fc.constantFrom('equal', 'notEqual', 'contains'), value }),
    fc.record({ fact: of, operator: fc.constant('isEmpty'), value: fc.boolean() }),
  );
const target = fc.constantFrom('/a', '/b', '/c', '/list', '/list/*/p', '/list/*/q');
const saying: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({
    type: fc.constantFrom('show', 'hide', 'require', 'relax', 'enable', 'disable'),
    fields: fc.uniqueArray(target, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    type: fc.constant('options' as const),
    field: target,
    values: fc.constant(['x', 'z']),
  }),
  fc.record({ type: fc.constantFrom('fault', 'warn'), at: target, message: fc.constant('test.m') }),
  fc.record({ type: fc.constant('open' as const), dialog: fc.constantFrom('d', 'e') }),
);
// Written places are read only by rules that do not write, so that every set comes to rest.
const writing: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({
    type: fc.constant('set' as const),
    field: fc.constantFrom('/t', '/list/*/t'),
    copy: field,
  }),
  fc.record({
    type: fc.constantFrom('tag', 'untag'),
    field: fc.constant('/u'),
    value: fc.constantFrom('v', 'w'),
  }),
);
const readers = fc.oneof(fact, fc.constantFrom('t', 'u', 'list.*.t'));
const rowReaders = fc.oneof(rowFact, fc.constantFrom('row.t', 't'));
const conditions = (of: fc.Arbitrary<string>) =>
  fc.array(condition(of), { minLength: 1, maxLength: 2 }).map((all) => ({ all }));
const forEach = { forEach: '/list' };
const someRule: fc.Arbitrary<CompiledRule> = fc
  .tuple(
    fc.oneof(
      fc.tuple(conditions(readers), saying, fc.constant({})),
      fc.tuple(conditions(rowReaders), saying, fc.constant(forEach)),
      fc.tuple(conditions(fact), writing, fc.constant({})),
      fc.tuple(conditions(rowFact), writing, fc.constant(forEach)),
    ),
    fc.uuid(),
    fc.constantFrom(undefined, 's'),
    fc.nat(3),
    fc.constantFrom<Moment>('edit', 'edit', 'leave'),
  )
  .map(([[when, does, rest], name, sequence, priority, on]) =>
    rule(name, when, does, {
      ...rest,
      on,
      priority: priority + 1,
      ...(sequence === undefined ? {} : { sequence }),
    }),
  );
const someRules = fc
  .tuple(fc.array(someRule, { maxLength: 6 }), fc.boolean())
  .map(([rules, inSequence]) =>
    inSequence ? rules : rules.map(({ sequence: _none, ...without }) => without),
  );
const row = fc.record({ p: value, q: value, deleted: fc.constantFrom(0, 0, 0, 1) });
const edit = fc.oneof(
  fc.record({ at: field.map((name) => `/${name}`), value }),
  fc.record({
    at: fc.tuple(fc.nat(2), fc.constantFrom('p', 'q')).map(([n, name]) => `/list/${n}/${name}`),
    value,
  }),
  fc.record({
    at: fc.constant('/list'),
    value: fc.array(row, { maxLength: 3 }) as fc.Arbitrary<Json>,
  }),
);

const SCHEMA = {
  type: 'object',
  required: ['a', 'list'],
  properties: {
    a: { type: 'string' },
    b: {},
    c: {},
    t: {},
    u: { type: 'array' },
    list: {
      type: 'array',
      items: { type: 'object', required: ['p'], properties: { p: {}, q: {}, t: {}, deleted: {} } },
    },
  },
} as const;

const pathsIn = (session: JudgeSession, outcome: RuleOutcome) => ({
  answers: outcome.answers,
  fields: outcome.fields,
  faults: session.validate(outcome.answers, outcome),
  opens: outcome.opens,
  because: outcome.because,
  fired: outcome.fired,
});

describe('after any edits', () => {
  it('and once the last field is left, the session says what a whole judgement says', async () => {
    await fc.assert(
      fc.asyncProperty(
        someRules,
        fc.array(fc.tuple(edit, fc.boolean()), { maxLength: 6 }),
        fc.boolean(),
        async (rules, edits, atOnce) => {
          const form = await uncheckedBundleOf({ schema: SCHEMA, rules });
          const judge = createJudge(form, validatorOf(form));
          const context = { k: 'x' };
          const session = judge.session(context);
          let outcome = await session.start({});
          let pending: Promise<RuleOutcome> | null = null;
          let { answers } = outcome;
          for (const [{ at, value: next }, typing] of edits) {
            const index = /^\/list\/(\d)/.exec(at)?.[1];
            const list = answers.list;
            if (index !== undefined && !(Array.isArray(list) && list.length > Number(index)))
              continue;
            answers = setAt(answers, at, next);
            const run = session.change(answers, [at], typing);
            pending = run ?? pending;
            if (atOnce || run === null) continue;
            outcome = await run;
            answers = outcome.answers;
          }
          const left = session.leave();
          pending = left ?? pending;
          if (pending !== null) outcome = await pending;
          const rested = { ...outcome, answers: atOnce || left ? outcome.answers : answers };
          const whole = await judge.judge({ answers: rested.answers, context, moment: 'leave' });
          const { fields, faults, opens, because, fired } = whole;
          expect(pathsIn(session, rested)).toEqual({
            answers: whole.answers,
            fields,
            faults,
            opens,
            because,
            fired,
          });
        },
      ),
      { numRuns: 500 },
    );
  });
});
