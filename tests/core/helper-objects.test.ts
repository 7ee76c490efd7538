// A helper object is a form of its own: what stands in it is never submitted and keeps nobody from going on.
import { describe, expect, it } from 'vitest';
import { type Answers, createJudge, holdsUp } from '../../runtime/core/index.ts';
import { ALWAYS, rule, uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const helper = { 'ui:options': { transient: true } };
const form = await uncheckedBundleOf({
  sections: {
    main: {
      schema: {
        type: 'object',
        properties: {
          name: { type: 'string', maxLength: 3 },
          adder: {
            type: 'object',
            properties: { kind: { type: 'string' }, rate: { type: 'number', maximum: 100 } },
          },
          agreed: { type: 'boolean' },
        },
      },
      ui: { adder: helper, agreed: helper },
    },
  },
  rules: [
    rule('kinds', ALWAYS, { type: 'options', field: '/adder/kind', values: ['A'] }),
    rule('agree', ['agreed', 'notEqual', true], {
      type: 'fault',
      at: '/agreed',
      message: 'test.m',
    }),
  ],
});
const LEFTOVER: Answers = { adder: { kind: 'B', rate: 1000 }, agreed: true };

describe('what is wrong in a helper object', () => {
  it.each(['edit', 'leave:main', 'submit'] as const)(
    'is no fault of the form at %s',
    async (moment) => {
      const judge = createJudge(form, validatorOf(form));
      const { faults } = await judge.judge({ answers: LEFTOVER, context: {}, moment });
      expect(faults).toEqual([]);
    },
  );

  it('is known to the session, marked as the helper’s', async () => {
    const session = createJudge(form, validatorOf(form)).session({});
    const faults = session.validate(LEFTOVER, await session.start(LEFTOVER));
    expect(faults.map(({ path, code }) => `${path} ${code}`)).toEqual([
      '/adder/kind options',
      '/adder/rate maximum',
    ]);
    expect(faults.filter(holdsUp)).toEqual([]);
  });

  it('does not excuse the form’s own fields, nor a single helper such as a tick', async () => {
    const judge = createJudge(form, validatorOf(form));
    const answers = { ...LEFTOVER, name: 'long', agreed: false };
    const { faults } = await judge.judge({ answers, context: {}, moment: 'submit' });
    expect(faults.map(({ path }) => path)).toEqual(['/name', '/agreed']);
  });
});
