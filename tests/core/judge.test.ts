// The judge as a whole: what is asked, what is refused, and why.
import { describe, expect, it } from 'vitest';
import { createJudge, type FormBundle, type JudgeInput } from '../../runtime/core/index.ts';
import { ALWAYS, rule, uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const judge = (
  form: FormBundle,
  answers: JudgeInput['answers'],
  moment: JudgeInput['moment'] = 'edit',
  context = {},
) => createJudge(form, validatorOf(form)).judge({ answers, context, moment });

const places = (faults: readonly { path: string; code: string }[]) =>
  faults.map(({ path, code }) => `${path} ${code}`);

describe('what the schema requires', async () => {
  const form = await uncheckedBundleOf({
    schema: {
      type: 'object',
      required: ['name', 'address'],
      properties: {
        name: { type: 'string' },
        zip: { type: 'string', pattern: '^\\d{5}$' },
        address: {
          type: 'object',
          required: ['street'],
          properties: { street: { type: 'string' }, unit: { type: 'string' } },
        },
      },
    },
  });

  it('is missing when nothing is given, in the order of the page', async () => {
    const { faults } = await judge(form, {});
    expect(places(faults)).toEqual(['/name required', '/address/street required']);
  });

  it('is missing when only spaces are given', async () => {
    const { faults } = await judge(form, { name: '  ', address: { street: ' ' } });
    expect(places(faults)).toEqual(['/name required', '/address/street required']);
  });

  it('says nothing of an optional field that is cleared', async () => {
    const { faults } = await judge(form, { name: 'A', address: { street: 'B' }, zip: '' });
    expect(faults).toEqual([]);
  });

  it('names the keyword of a malformed answer and its section', async () => {
    const { faults } = await judge(form, { name: 'A', address: { street: 'B' }, zip: '1' });
    expect(faults).toEqual([
      { path: '/zip', code: 'pattern', params: { pattern: '^\\d{5}$' }, section: 'main' },
    ]);
  });
});

describe('a field with a show rule', async () => {
  const form = await uncheckedBundleOf({
    schema: {
      type: 'object',
      required: ['detail'],
      properties: { asked: { type: 'boolean' }, detail: { type: 'string' } },
    },
    rules: [rule('ask', ['asked', 'equal', true], { type: 'show', fields: ['/detail'] })],
  });

  it('is hidden and not missed until the rule fires', async () => {
    const { fields, faults } = await judge(form, {});
    expect(fields).toEqual({ '/detail': { hidden: true } });
    expect(faults).toEqual([]);
  });

  it('is shown and missed once it fires, and says why', async () => {
    const { fields, faults, because, fired } = await judge(form, { asked: true });
    expect(fields).toEqual({});
    expect(places(faults)).toEqual(['/detail required']);
    expect(because).toEqual({ '/detail': ['ask'] });
    expect(fired).toEqual(['ask']);
  });
});

describe('effects on fields', () => {
  const schema = {
    type: 'object',
    required: ['a'],
    properties: {
      a: { type: 'string' },
      b: { type: 'string' },
      group: { type: 'object', required: ['c'], properties: { c: { type: 'string' } } },
    },
  } as const;

  it('hide beats show, relax beats require', async () => {
    const form = await uncheckedBundleOf({
      schema,
      rules: [
        rule('show', ALWAYS, { type: 'show', fields: ['/b'] }),
        rule('hide', ALWAYS, { type: 'hide', fields: ['/b'] }),
        rule('require', ALWAYS, { type: 'require', fields: ['/a'] }),
        rule('relax', ALWAYS, { type: 'relax', fields: ['/a'] }),
      ],
    });
    const { fields, faults } = await judge(form, {});
    expect(fields).toEqual({ '/b': { hidden: true }, '/a': { required: false } });
    expect(faults).toEqual([]);
  });

  it('hiding an object hides what is in it', async () => {
    const form = await uncheckedBundleOf({
      schema: { ...schema, required: ['group'] },
      rules: [rule('hide', ALWAYS, { type: 'hide', fields: ['/group'] })],
    });
    expect((await judge(form, {})).faults).toEqual([]);
  });

  it('a require of a rule makes a fault that names the rule', async () => {
    const form = await uncheckedBundleOf({
      schema: { ...schema, required: [] },
      rules: [rule('need-b', ALWAYS, { type: 'require', fields: ['/b'] })],
    });
    expect((await judge(form, { b: ' ' })).faults).toEqual([
      { path: '/b', code: 'required', params: {}, section: 'main', rule: 'need-b' },
    ]);
  });

  it('a disabled field is not missed', async () => {
    const form = await uncheckedBundleOf({
      schema,
      rules: [rule('on', ['b', 'equal', 'x'], { type: 'enable', fields: ['/a'] })],
    });
    expect((await judge(form, {})).faults).toEqual([]);
    expect(places((await judge(form, { b: 'x' })).faults)).toEqual(['/a required']);
  });

  it('options refuse a value outside of them', async () => {
    const form = await uncheckedBundleOf({
      schema: { ...schema, required: [] },
      rules: [rule('only', ALWAYS, { type: 'options', field: '/b', values: ['x', 'y'] })],
    });
    expect((await judge(form, { b: 'x' })).faults).toEqual([]);
    expect(places((await judge(form, { b: 'z' })).faults)).toEqual(['/b options']);
  });
});

describe('rules over rows', async () => {
  const form = await uncheckedBundleOf({
    schema: {
      type: 'object',
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            required: ['county'],
            properties: {
              plan: { type: 'string' },
              county: { type: 'string' },
              rate: { type: 'number' },
              deleted: { type: 'integer' },
            },
          },
        },
      },
    },
    rules: [
      rule(
        'rate',
        {
          all: [
            { fact: 'row.plan', operator: 'equal', value: 'CDL' },
            { fact: 'row.rate', operator: 'isEmptyOrZero', value: true },
          ],
        },
        { type: 'fault', at: '/list/*/rate', message: 'test.rate' },
        { forEach: '/list' },
      ),
    ],
  });

  it('put the fault in the row', async () => {
    const { faults } = await judge(form, {
      list: [{ county: 'A' }, { county: 'B', plan: 'CDL', rate: 0 }],
    });
    expect(faults).toEqual([
      {
        path: '/list/1/rate',
        code: 'rule',
        message: 'test.rate',
        params: {},
        rule: 'rate',
        section: 'main',
      },
    ]);
  });

  it('do not judge rows that are deleted', async () => {
    expect((await judge(form, { list: [{ plan: 'CDL', deleted: 1 }] })).faults).toEqual([]);
  });

  it('ask about rows that look alike only once', async () => {
    const rows = Array.from({ length: 254 }, (_, index) => ({
      county: `C${index}`,
      plan: 'CDL',
      rate: 0,
    }));
    const session = createJudge(form, () => []).session({});
    await session.start({ list: rows });
    expect(session.asked()).toBe(1);
  });
});
