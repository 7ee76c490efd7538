// Cases: examples beside the rules, told in plain words when they fail.
import { describe, expect, it } from 'vitest';
import { createJudge, type RuleCase, runCase } from '../../runtime/core/index.ts';
import { rule, uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const form = await uncheckedBundleOf({
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      asked: { type: 'integer' },
      detail: { type: 'string' },
      rate: { type: 'string' },
      kind: { type: 'string' },
    },
  },
  rules: [
    rule('detail', ['asked', 'equal', 1], { type: 'show', fields: ['/detail'] }),
    rule('need', ['asked', 'equal', 1], { type: 'require', fields: ['/detail'] }),
    rule('rate', ['asked', 'equal', 1], { type: 'enable', fields: ['/rate'] }),
    rule('kinds', ['asked', 'equal', 1], { type: 'options', field: '/kind', values: ['a', 'b'] }),
    rule(
      'late',
      ['kind', 'isEmpty', true],
      { type: 'fault', at: '/kind', message: 'test.kind' },
      { on: 'leave:main' },
    ),
    rule('hi', ['asked', 'equal', 1], { type: 'open', dialog: 'hello' }),
    rule(
      'left',
      ['rate', 'isEmpty', true],
      { type: 'warn', at: '/rate', message: 'test.rate' },
      { on: 'leave' },
    ),
  ],
});
const run = (example: Partial<RuleCase>) =>
  runCase(form, createJudge(form, validatorOf(form)), {
    name: 'case',
    given: {},
    expect: {},
    ...example,
  });

describe('a case', () => {
  it('holds when everything is as expected', async () => {
    const { mismatches, fired } = await run({
      given: { asked: 1, name: 'x' },
      expect: {
        shown: ['detail'],
        required: ['detail', 'name'],
        enabled: ['rate'],
        options: { kind: ['a', 'b'] },
        opens: ['hello'],
        values: { name: 'x', rate: null },
        faults: [{ at: 'detail', code: 'required' }],
        noFaults: [{ at: 'name' }, { at: 'kind', message: 'test.kind' }],
      },
    });
    expect(mismatches).toEqual([]);
    expect(fired).toEqual(['detail', 'need', 'rate', 'kinds', 'hi']);
  });

  it('says in plain words what is different', async () => {
    const { mismatches } = await run({
      expect: {
        shown: ['detail'],
        notRequired: ['name'],
        required: ['kind'],
        enabled: ['rate'],
        options: { kind: ['a'] },
        opens: ['hello'],
        values: { name: 'x' },
        faults: [
          { at: 'name', message: 'test.name' },
          { at: 'kind', code: 'pattern' },
        ],
        noFaults: [{ at: 'name' }],
      },
    });
    expect(mismatches).toEqual([
      'name should have the fault test.name, but has required',
      'kind should have the fault pattern, but has no fault',
      'name should not have the fault required, but has it',
      'detail should be shown, but is hidden',
      'kind should be required, but is not',
      'name should not be required, but is',
      'rate should be usable, but is disabled',
      'name should be "x", but is empty',
      'kind should offer ["a"], but is not limited',
      'hello should open, but does not',
    ]);
  });

  it('runs at the moment of the rules it is about', async () => {
    const { mismatches, ran } = await run({
      rules: ['late'],
      expect: { faults: [{ at: 'kind', message: 'test.kind' }] },
    });
    expect(mismatches).toEqual([]);
    expect(ran).toContain('late');
    expect((await run({})).ran).not.toContain('late');
  });

  it('leaves the fields that the rules it is about wait for', async () => {
    const { mismatches, ran } = await run({
      rules: ['left'],
      expect: { warnings: [{ at: 'rate', message: 'test.rate' }] },
    });
    expect(mismatches).toEqual([]);
    expect(ran).toContain('left');
  });
});
