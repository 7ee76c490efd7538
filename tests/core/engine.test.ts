// Facts are read by our own paths only; what a path could do in jsonpath-plus, it cannot do here.

import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import {
  type CompiledRule,
  type Conditions,
  createJudge,
  type FormBundle,
  RuntimeError,
} from '../../runtime/core/index.ts';
import { rule, uncheckedBundleOf } from '../helpers/bundle.ts';

const bare = await uncheckedBundleOf({});
/** No release holds all that is asked of the engine here, so the rules are put in past the check. */
const withRules = (...rules: CompiledRule[]): FormBundle => ({ ...bare, rules });

const judge = (conditions: Conditions, answers = {}) =>
  createJudge(withRules(rule('r', conditions, { type: 'open', dialog: 'd' })), () => []).judge({
    answers,
    context: {},
    moment: 'edit',
  });

const SCRIPT = '$..[?(@.constructor.constructor("return process")().exit(1))]';

describe('jsonpath-plus', () => {
  it('is our own package that refuses every call', () => {
    const { JSONPath } = createRequire(import.meta.url)('jsonpath-plus');
    expect(() => JSONPath({ path: '$', json: {} })).toThrow(/refused/);
  });

  it('is not reached by a fact that looks like a JSONPath: it is a name nobody has', async () => {
    const { opens } = await judge(
      { all: [{ fact: SCRIPT, operator: 'isEmpty', value: true }] },
      { a: {} },
    );
    expect(opens).toEqual(['d']);
  });

  it('is not reached by a condition with a path of its own: such a condition is refused', () => {
    const withPath = { fact: 'a', operator: 'isEmpty', value: true, path: SCRIPT };
    expect(() => judge({ all: [withPath] } as Conditions, { a: { b: 1 } })).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_CONDITION' }),
    );
  });

  it.each(['constructor', '__proto__', 'a.constructor', 'a.__proto__.x', 'list.length'])(
    'or a prototype is not reached by the fact %s',
    async (fact) => {
      const { opens } = await judge(
        { all: [{ fact, operator: 'equal', value: null }] },
        { a: {}, list: [1] },
      );
      expect(opens).toEqual(['d']);
    },
  );
});

describe('conditions', () => {
  it('nest all, any and not', async () => {
    const conditions: Conditions = {
      all: [
        {
          any: [
            { fact: 'a', operator: 'equal', value: 1 },
            { fact: 'b', operator: 'equal', value: 1 },
          ],
        },
        { not: { fact: 'c', operator: 'equal', value: 1 } },
      ],
    };
    expect((await judge(conditions, { b: 1 })).opens).toEqual(['d']);
    expect((await judge(conditions, { b: 1, c: 1 })).opens).toEqual([]);
    expect((await judge(conditions, {})).opens).toEqual([]);
  });

  it('that refer to named conditions are refused', () => {
    expect(() => judge({ condition: 'elsewhere' } as unknown as Conditions)).toThrow(RuntimeError);
  });

  it('are not disturbed by other runs at the same time', async () => {
    const form = await uncheckedBundleOf({
      rules: [rule('r', ['n', 'equal', 1], { type: 'open', dialog: 'd' })],
    });
    const { judge: run } = createJudge(form, () => []);
    const runs = Array.from({ length: 40 }, (_, n) =>
      run({ answers: { n: n % 2 }, context: {}, moment: 'edit' }),
    );
    const opened = (await Promise.all(runs)).map(({ opens }) => opens.length);
    expect(opened).toEqual(Array.from({ length: 40 }, (_, n) => n % 2));
  });
});

describe('an unknown effect', () => {
  it('is refused before any rule runs', async () => {
    const bad = {
      ...rule('r', ['a', 'equal', 1], { type: 'open', dialog: 'd' }),
      effect: { type: 'explode' },
    };
    const form = withRules(bad as unknown as CompiledRule);
    expect(() => createJudge(form, () => [])).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_EFFECT', params: { type: 'explode', rule: 'r' } }),
    );
  });

  it('so is an unknown compute function', async () => {
    const effect = { type: 'set', field: '/a', compute: { fn: 'explode', of: 'b' } } as const;
    const form = withRules(rule('r', ['a', 'equal', 1], effect));
    expect(() => createJudge(form, () => [])).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_COMPUTE' }),
    );
  });
});
