import { describe, expect, it } from 'vitest';
import { type Answers, createJudge, type FormBundle, setAt } from '../../runtime/core/index.ts';
import { ALWAYS, rule, uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const manyRules = (count: number): Promise<FormBundle> =>
  uncheckedBundleOf({
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: count }, (_, n) => [
          [`f${n}`, { type: 'string' }],
          [`t${n}`, { type: 'string' }],
        ]).flat(),
      ),
    },
    rules: Array.from({ length: count }, (_, n) =>
      rule(`r${n}`, [`f${n}`, 'equal', 'yes'], { type: 'show', fields: [`/t${n}`] }),
    ),
  });

const open = async (form: FormBundle, answers: Answers, context = {}) => {
  const session = createJudge(form, validatorOf(form)).session(context);
  const first = await session.start(answers);
  return { session, first, asked: session.asked() };
};

describe('a change', () => {
  it('of a field among 200 rules puts one question to the engine, the one that reads it', async () => {
    const { session, asked } = await open(await manyRules(200), {});
    const outcome = await session.change({ f7: 'yes' }, ['/f7']);
    expect(session.asked() - asked).toBe(1);
    expect(outcome?.fields['/t7']).toBeUndefined();
    expect(outcome?.fields['/t8']).toEqual({ hidden: true });
  });

  it('that no rule reads gives no promise at all', async () => {
    const { session, asked } = await open(await manyRules(3), {});
    expect(session.change({ t1: 'typing' }, ['/t1'])).toBeNull();
    expect(session.asked()).toBe(asked);
  });

  it('of an object runs the rules that read something in it, and the other way round', async () => {
    const form = await uncheckedBundleOf({
      rules: [
        rule('inside', ['a.b', 'equal', 1], { type: 'open', dialog: 'inside' }),
        rule('around', ['a', 'isEmpty', false], { type: 'open', dialog: 'around' }),
      ],
    });
    const { session } = await open(form, {});
    expect((await session.change({ a: { b: 1 } }, ['/a']))?.opens).toEqual(['inside', 'around']);
    expect((await session.change({ a: { b: 2 } }, ['/a/b']))?.opens).toEqual(['around']);
  });

  it('keeps the states of fields that did not change', async () => {
    const { session, first } = await open(await manyRules(5), {});
    const outcome = await session.change({ f1: 'yes' }, ['/f1']);
    expect(outcome?.fields['/t2']).toBe(first.fields['/t2']);
  });

  it('says which dialogs were newly asked for', async () => {
    const form = await uncheckedBundleOf({
      rules: [rule('r', ['a', 'equal', 1], { type: 'open', dialog: 'd' })],
    });
    const { session, first } = await open(form, { a: 1 });
    expect([first.opens, first.opened]).toEqual([['d'], []]);
    expect((await session.change({}, ['/a']))?.opened).toEqual([]);
    expect((await session.change({ a: 1 }, ['/a']))?.opened).toEqual(['d']);
  });
});

describe('a later moment', () => {
  it('asks nothing again where its rules have seen the same answers', async () => {
    const { session, first, asked } = await open(await manyRules(5), { f1: 'yes' });
    const typed = { f1: 'yes', f2: 'yes' };
    const last = await session.change(typed, ['/f2']);
    expect(await session.start(typed, 'submit')).toBe(last);
    expect(last).not.toBe(first);
    expect(session.asked() - asked).toBe(1);
  });

  it('runs the rules that wait for it', async () => {
    const form = await uncheckedBundleOf({
      rules: [rule('r', ['a', 'equal', 1], { type: 'open', dialog: 'd' }, { on: 'submit' })],
    });
    const answers = { a: 1 };
    const { session, first } = await open(form, answers);
    expect(first.opens).toEqual([]);
    expect((await session.start(answers, 'submit')).opens).toEqual(['d']);
  });

  it('runs what waits for a field that is not left yet', async () => {
    const form = await uncheckedBundleOf({
      rules: [rule('r', ['a', 'equal', 1], { type: 'open', dialog: 'd' }, { on: 'leave' })],
    });
    const { session } = await open(form, {});
    const typed = { a: 1 };
    expect(session.change(typed, ['/a'], true)).toBeNull();
    expect((await session.start(typed, 'submit')).opens).toEqual(['d']);
  });

  it('knows the context it was given last', async () => {
    const form = await uncheckedBundleOf({
      rules: [rule('r', ['context.day', 'equal', 2], { type: 'open', dialog: 'd' })],
    });
    const answers = {};
    const { session } = await open(form, answers, { day: 1 });
    session.setContext({ day: 2 });
    expect((await session.start(answers, 'submit')).opens).toEqual(['d']);
  });
});

describe('a change in a row', async () => {
  const form = await uncheckedBundleOf({
    schema: {
      type: 'object',
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              plan: { type: 'string' },
              rate: { type: 'string' },
              note: { type: 'string' },
            },
          },
        },
        total: { type: 'string' },
      },
    },
    rules: [
      rule(
        'rate',
        ['row.plan', 'equal', 'CDL'],
        { type: 'enable', fields: ['/list/*/rate'] },
        { forEach: '/list' },
      ),
      rule('any', ['list.*.plan', 'contains', 'CDL'], { type: 'show', fields: ['/total'] }),
    ],
  });
  const rows = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ plan: `P${n}`, rate: '', note: '' }));

  it('runs the rules of that row and those that read the whole column', async () => {
    const { session, asked } = await open(form, { list: rows(254) });
    expect(asked).toBe(255);
    const answers = setAt({ list: rows(254) }, '/list/100/plan', 'CDL');
    const outcome = await session.change(answers, ['/list/100/plan']);
    expect(session.asked() - asked).toBe(2);
    expect(outcome?.fields['/list/100/rate']).toBeUndefined();
    expect(outcome?.fields['/list/99/rate']).toEqual({ disabled: true });
    expect(outcome?.fields['/total']).toBeUndefined();
  });

  it('in a column nobody reads runs nothing', async () => {
    const { session } = await open(form, { list: rows(3) });
    expect(
      session.change(setAt({ list: rows(3) }, '/list/1/note', 'x'), ['/list/1/note']),
    ).toBeNull();
  });

  it('judges a row that is added, and only that one', async () => {
    const { session, asked } = await open(form, { list: rows(50) });
    const answers = setAt({ list: rows(50) }, '/list/50', { plan: 'CDL' });
    const outcome = await session.change(answers, ['/list']);
    expect(session.asked() - asked).toBe(2);
    expect(outcome?.fields['/list/49/rate']).toEqual({ disabled: true });
    expect(outcome?.fields['/list/50/rate']).toBeUndefined();
  });

  it('notices added rows even when only the row is named', async () => {
    const { session } = await open(form, { list: rows(1) });
    const outcome = await session.change(setAt({ list: rows(1) }, '/list/1', { plan: 'x' }), [
      '/list/1',
    ]);
    expect(outcome?.fields['/list/1/rate']).toEqual({ disabled: true });
  });

  it('moves the states along when a row before it is removed', async () => {
    const list = [{ plan: 'x' }, { plan: 'CDL' }];
    const { session, first } = await open(form, { list });
    expect(first.fields['/list/1/rate']).toBeUndefined();
    const outcome = await session.change({ list: list.slice(1) }, ['/list']);
    expect(outcome?.fields).toEqual({});
  });
});

describe('a rule for a field in every row', async () => {
  const form = await uncheckedBundleOf({
    rules: [rule('all', ALWAYS, { type: 'require', fields: ['/list/*/p'] })],
  });
  it.each([['/list'], ['/list/1']])('holds in a row that comes with a change of %s', async (at) => {
    const { session } = await open(form, { list: [{}] });
    const outcome = await session.change({ list: [{}, {}] }, [at]);
    expect(outcome?.fields).toEqual({
      '/list/0/p': { required: true },
      '/list/1/p': { required: true },
    });
    expect(session.change({ list: [{}, { q: 1 }] }, ['/list/1/q'])).toBeNull();
  });
});

describe('a run that is overtaken', () => {
  it('gives the newer result, not its own', async () => {
    const { session } = await open(await manyRules(3), {});
    const older = session.change({ f1: 'yes' }, ['/f1']);
    const newer = session.change({ f1: 'no' }, ['/f1']);
    expect(await older).toBe(await newer);
    expect((await newer)?.fields['/t1']).toEqual({ hidden: true });
  });

  it('leaves nothing it was concerned with undone', async () => {
    const { session } = await open(await manyRules(3), {});
    void session.change({ f1: 'yes' }, ['/f1']);
    const newer = await session.change({ f1: 'yes', f2: 'yes' }, ['/f2']);
    expect(newer?.fields).toEqual({ '/t0': { hidden: true } });
  });

  it('does not undo a change that came while it was at work and that no rule reads', async () => {
    const form = await uncheckedBundleOf({
      rules: [rule('s', ['a', 'equal', 1], { type: 'set', field: '/b', value: 2 })],
    });
    const { session } = await open(form, {});
    const run = session.change({ a: 1 }, ['/a']);
    expect(session.change({ a: 1, c: 'typed' }, ['/c'])).toBeNull();
    expect((await run)?.answers).toEqual({ a: 1, b: 2, c: 'typed' });
    expect((await run)?.values).toEqual({ '/b': 2 });
  });
});

describe('a new context', async () => {
  const form = await uncheckedBundleOf({
    rules: [rule('r', ['context.route', 'equal', 'x'], { type: 'open', dialog: 'd' })],
  });

  it('runs the rules that read what is different', async () => {
    const { session } = await open(form, {}, { route: 'y', lead: { a: 1 } });
    expect(session.setContext({ route: 'y', lead: { a: 2 } })).toBeNull();
    expect((await session.setContext({ route: 'x' }))?.opens).toEqual(['d']);
  });
});

describe('a field that rules set', async () => {
  const form = await uncheckedBundleOf({
    rules: [rule('s', ALWAYS, { type: 'set', field: '/b', copy: 'a' })],
  });

  it('follows its source, and cannot be changed by hand', async () => {
    const { session, first } = await open(form, { a: 'x' });
    expect(first.values).toEqual({ '/b': 'x' });
    expect((await session.change({ a: 'y', b: 'x' }, ['/a']))?.values).toEqual({ '/b': 'y' });
    expect((await session.change({ a: 'y', b: 'by hand' }, ['/b']))?.values).toEqual({ '/b': 'y' });
  });

  it('is taken away with its source', async () => {
    const { session } = await open(form, { a: 'x' });
    const outcome = await session.change({ b: 'x' }, ['/a']);
    expect([outcome?.answers, outcome?.values]).toEqual([{}, { '/b': null }]);
  });
});

describe('a rule that reads what another sets', async () => {
  const form = await uncheckedBundleOf({
    rules: [
      rule('set', ['a', 'isEmpty', false], { type: 'set', field: '/b', copy: 'a' }),
      rule('read', ['b', 'equal', 'x'], { type: 'require', fields: ['/c'] }),
      rule('rows', ['a', 'equal', 'x'], { type: 'set', field: '/list', value: [{}] }),
      rule('each', ALWAYS, { type: 'require', fields: ['/list/*/p'] }),
    ],
  });

  it('is judged in the same run', async () => {
    const { session, first } = await open(form, {});
    expect(first.fields).toEqual({});
    const outcome = await session.change({ a: 'x' }, ['/a']);
    expect(outcome?.fields).toEqual({ '/c': { required: true }, '/list/0/p': { required: true } });
    const after = await session.change({ ...outcome?.answers, a: 'y' }, ['/a']);
    expect(after?.fields).toEqual({ '/list/0/p': { required: true } });
  });

  it.each(Array.from({ length: 40 }, (_, ticks) => ticks))(
    'is judged anew when the run that set it is overtaken after %i ticks',
    async (ticks) => {
      const { session } = await open(form, {});
      void session.change({ a: 'x' }, ['/a']);
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      const outcome = await session.change({ a: 'z' }, ['/a']);
      expect([outcome?.answers, outcome?.fields]).toEqual([{ a: 'z', b: 'z' }, {}]);
    },
  );
});
