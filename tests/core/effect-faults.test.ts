// Faults that rules make: their texts, their places and their order.
import { describe, expect, it } from 'vitest';
import {
  createJudge,
  type FormBundle,
  type JsonObject,
  type Moment,
} from '../../runtime/core/index.ts';
import { ALWAYS, rule, uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const judge = (form: FormBundle, answers: JsonObject = {}, moment: Moment = 'edit', context = {}) =>
  createJudge(form, validatorOf(form)).judge({ answers, context, moment });

describe('faults', () => {
  const schema = {
    type: 'object',
    required: ['z', 'a'],
    properties: {
      z: { type: 'string', minLength: 3 },
      a: { type: 'string' },
      list: {
        type: 'array',
        items: { type: 'object', required: ['x'], properties: { y: {}, x: {} } },
      },
    },
  } as const;
  const faultAt = (at: string) =>
    rule(`fault${at.replace(/\W+/g, '-')}`, ALWAYS, { type: 'fault', at, message: 'test.m' });

  it('are one per place: missing before malformed before refused by a rule', async () => {
    const form = await uncheckedBundleOf({ schema, rules: [faultAt('/z'), faultAt('/a')] });
    const { faults } = await judge(form, { z: 'x' });
    expect(faults.map(({ path, code }) => [path, code])).toEqual([
      ['/z', 'minLength'],
      ['/a', 'required'],
    ]);
  });

  it('stand in the order of the page, row after row', async () => {
    const form = await uncheckedBundleOf({ schema, rules: [faultAt('/list/*/y')] });
    const { faults } = await judge(form, { z: 'xxx', a: 'x', list: [{}, {}] });
    expect(faults.map(({ path }) => path)).toEqual([
      '/list/0/y',
      '/list/0/x',
      '/list/1/y',
      '/list/1/x',
    ]);
  });

  it('follow the groups of the screen where there are some', async () => {
    const form = await uncheckedBundleOf({
      sections: { main: { schema, ui: { 'ui:groups': [{ id: 'g', fields: ['a', 'z'] }] } } },
    });
    expect((await judge(form)).faults.map(({ path }) => path)).toEqual(['/a', '/z']);
  });

  it('do not stand where nothing is shown', async () => {
    const form = await uncheckedBundleOf({
      schema,
      rules: [
        faultAt('/list/0/y'),
        rule('h', ALWAYS, { type: 'hide', fields: ['/list', '/z', '/a'] }),
      ],
    });
    expect((await judge(form, { list: [{}] })).faults).toEqual([]);
  });

  it('of an object that is chosen whole stand at its one control', async () => {
    const state = {
      type: 'object',
      required: ['code'],
      properties: { code: { type: 'string' }, name: { type: 'string' } },
    };
    const form = await uncheckedBundleOf({
      sections: {
        main: {
          schema: { type: 'object', required: ['state'], properties: { state } },
          ui: { state: { 'ui:options': { options: { call: 'getState', whole: true } } } },
        },
      },
    });
    expect((await judge(form)).faults.map(({ path }) => path)).toEqual(['/state']);
    expect((await judge(form, { state: { name: 'x' } })).faults.map(({ path }) => path)).toEqual([
      '/state',
    ]);
  });

  it('of a relaxed object are not looked for in it until something in it is answered', async () => {
    const form = await uncheckedBundleOf({
      schema: {
        type: 'object',
        required: ['o'],
        properties: { o: { type: 'object', required: ['x'], properties: { x: {}, y: {} } } },
      },
      rules: [rule('r', ALWAYS, { type: 'relax', fields: ['/o'] })],
    });
    expect((await judge(form)).faults).toEqual([]);
    expect((await judge(form, { o: { y: 1 } })).faults.map(({ path }) => path)).toEqual(['/o/x']);
  });

  it('of a warning do not block', async () => {
    const form = await uncheckedBundleOf({
      schema,
      rules: [rule('w', ALWAYS, { type: 'warn', at: '/a', message: 'test.m', params: { n: 1 } })],
    });
    const { faults, warnings } = await judge(form, { a: 'x', z: 'xxx' });
    expect([faults, warnings]).toEqual([
      [],
      [
        {
          path: '/a',
          code: 'rule',
          message: 'test.m',
          params: { n: 1 },
          rule: 'w',
          section: 'main',
        },
      ],
    ]);
  });
});
