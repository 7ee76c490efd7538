// Of what rules say of a place, each part alone makes it another state; the same again is the same object, so that nothing is drawn anew.
import { expect, it } from 'vitest';
import { type Answers, createJudge } from '../../runtime/core/index.ts';
import { ALWAYS, rule, uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const form = await uncheckedBundleOf({
  schema: {
    type: 'object',
    properties: {
      by: { type: 'string' },
      other: { type: 'string' },
      place: { type: 'string', enum: ['a', 'b', 'c'] },
    },
  },
  rules: [
    rule('needs', ALWAYS, { type: 'require', fields: ['/place'] }),
    rule('hides', ['by', 'equal', 'hide'], { type: 'hide', fields: ['/place'] }),
    rule('locks', ['by', 'equal', 'disable'], { type: 'disable', fields: ['/place'] }),
    rule('frees', ['by', 'equal', 'relax'], { type: 'relax', fields: ['/place'] }),
    rule('narrows', ['by', 'equal', 'options'], {
      type: 'options',
      field: '/place',
      values: ['a', 'b'],
    }),
    rule('says', ['other', 'equal', 'yes'], { type: 'require', fields: ['/place'] }),
  ],
});

const opened = async (answers: Answers) => {
  const session = createJudge(form, validatorOf(form)).session({});
  return { session, first: await session.start(answers) };
};

it.each([
  ['hide', { required: true, hidden: true }],
  ['disable', { required: true, disabled: true }],
  ['relax', { required: false }],
  ['options', { required: true, options: ['a', 'b'] }],
])('tells that a rule came to %s a place that is required already', async (by, state) => {
  const { session, first } = await opened({});
  expect(first.fields['/place']).toEqual({ required: true });
  const then = await session.change({ by }, ['/by']);
  expect(then?.fields['/place']).toEqual(state);
  const back = await session.change({ by: '' }, ['/by']);
  expect(back?.fields['/place']).toEqual({ required: true });
});

it('hands out the same state where another rule says the same', async () => {
  const { session, first } = await opened({});
  const then = await session.change({ other: 'yes' }, ['/other']);
  expect(then?.because['/place']).toEqual(['needs', 'says']);
  expect(then?.fields['/place']).toBe(first.fields['/place']);
});
