// Answers that no screen would send: the judge says what is wrong with them, and never breaks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  createJudge,
  draftOf,
  submissionOf,
  unknownPaths,
} from '../../runtime/core/index.ts';
import { ALWAYS, rule, uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const form = await uncheckedBundleOf({
  schema: {
    type: 'object',
    required: ['list', 'o'],
    properties: {
      a: { type: 'string' },
      tags: { type: 'array', items: { type: 'string' } },
      o: { type: 'object', required: ['x'], properties: { x: { type: 'string' } } },
      list: {
        type: 'array',
        items: {
          type: 'object',
          required: ['p'],
          properties: { p: { type: 'string' }, q: { type: 'string' } },
        },
      },
    },
  },
  rules: [
    rule('set', ALWAYS, { type: 'set', field: '/o/x', copy: 'a' }),
    rule('row', ALWAYS, { type: 'set', field: '/list/*/q', copy: 'row.p' }, { forEach: '/list' }),
    rule('tag', ALWAYS, { type: 'tag', field: '/tags', value: 't' }),
    rule('hide', ['list.*.p', 'contains', 'x'], { type: 'hide', fields: ['/list/*/p', '/o/x'] }),
    rule('rows', ['list', 'anyRow', { path: 'p', operator: 'isEmpty', value: true }], {
      type: 'fault',
      at: '/list/*/q',
      message: 'test.m',
    }),
    rule('only', ALWAYS, { type: 'options', field: '/a', from: 'list.*.p' }),
  ],
});
const names = fc.constantFrom(
  'a',
  'tags',
  'o',
  'list',
  'p',
  'q',
  'x',
  '__proto__',
  'constructor',
  '0',
);
const { any } = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, 0, 1, true, '', 'x', ' '),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.array(fc.tuple(names, tie('any')), { maxLength: 4 }).map(objectOf),
  ),
}));
const answers = fc.array(fc.tuple(names, any), { maxLength: 4 }).map(objectOf);

/** An object as a parsed body would be: `__proto__` is a member like any other. */
function objectOf(members: readonly (readonly [string, unknown])[]): Answers {
  const text = members.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return JSON.parse(`{${text.join()}}`);
}

describe('any answers at all', () => {
  it('are judged, without a throw and without a trace on prototypes', async () => {
    const { judge } = createJudge(form, validatorOf(form));
    await fc.assert(
      fc.asyncProperty(answers, async (given) => {
        const before = JSON.stringify(given);
        const judgement = await judge({ answers: given, context: {}, moment: 'submit' });
        submissionOf(form, judgement, validatorOf(form));
        draftOf(form, given);
        unknownPaths(form, given);
        expect(JSON.stringify(given)).toBe(before);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('of a wrong shape are told by both the schema and the search for unknown places', async () => {
    const { judge } = createJudge(form, validatorOf(form));
    const given = { list: 'x', o: [] } as Answers;
    const { faults } = await judge({ answers: given, context: {}, moment: 'submit' });
    expect(faults.map(({ path, code }) => [path, code])).toContainEqual(['/list', 'type']);
    expect(unknownPaths(form, given).map(({ path }) => path)).toEqual(['/list', '/o']);
  });
});
