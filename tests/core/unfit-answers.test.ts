// Texts that nobody means are faults whatever the schema allows, also in long lists, and only where they are.
import { describe, expect, it } from 'vitest';
import { createJudge, type JsonObject } from '../../runtime/core/index.ts';
import { withRow } from '../../runtime/core/values/row-origin.ts';
import { uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const LINE = { type: 'string' } as const;
const form = await uncheckedBundleOf({
  sections: {
    main: {
      schema: {
        type: 'object',
        properties: {
          name: LINE,
          essay: LINE,
          kept: LINE,
          place: { type: 'object', properties: { code: LINE, name: LINE } },
          guests: {
            type: 'array',
            items: { type: 'object', properties: { guest: LINE, wish: LINE } },
          },
          count: { type: 'integer' },
          extra: { type: 'object', additionalProperties: true },
        },
      },
      ui: {
        essay: { 'ui:widget': 'multiline' },
        kept: { 'ui:hidden': true },
        place: { 'ui:widget': 'select', 'ui:options': { options: { value: 'code' } } },
        guests: { items: { wish: { 'ui:widget': 'multiline' } } },
      },
    },
  },
});
const judge = createJudge(form, validatorOf(form));
const faultsOf = async (answers: JsonObject) =>
  (await judge.judge({ answers, context: {}, moment: 'edit' })).faults.map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('answers that nobody means', () => {
  it('are one line where one line is asked for, and several where several are', async () => {
    const lines = 'one\ntwo';
    expect(await faultsOf({ name: lines, essay: lines, kept: lines })).toEqual(['/name line']);
  });

  it('may be numbers with more digits than a number keeps; what is no number is told as that', async () => {
    expect(await faultsOf({ count: '9007199254740993' })).toEqual(['/count digits']);
    expect(await faultsOf({ count: '9,007,199,254,740,993' })).toEqual(['/count digits']);
    expect(await faultsOf({ count: 'ten' })).toEqual(['/count type']);
  });

  it('are told at the question, where one control holds an object', async () => {
    expect(await faultsOf({ place: { code: 'GA', name: 'Georgia\u202e' } })).toEqual([
      '/place characters',
    ]);
  });

  it('are found in members that no schema names', async () => {
    expect(await faultsOf({ extra: { any: ['fine', 'bell\u0007'] } })).toEqual([
      '/extra/any/1 characters',
    ]);
  });

  it('are found in the one row of a long list that was changed, and gone when it is mended', async () => {
    const rows: readonly JsonObject[] = Array.from({ length: 80 }, (_, n) => ({ guest: `G${n}` }));
    const session = judge.session({});
    const ask = async (guests: readonly JsonObject[]) => {
      const outcome = await session.start({ guests });
      return session.validate({ guests }, outcome).map(({ path, code }) => `${path} ${code}`);
    };
    expect(await ask(rows)).toEqual([]);
    const wrong = withRow(rows, 7, { guest: 'Bob\nRay', wish: 'a\nb' });
    expect(await ask(wrong)).toEqual(['/guests/7/guest line']);
    const worse = withRow(wrong, 9, { guest: 'Zo\u202eë' });
    expect(await ask(worse)).toEqual(['/guests/7/guest line', '/guests/9/guest characters']);
    expect(await ask(withRow(worse, 7, { guest: 'Bob Ray' }))).toEqual([
      '/guests/9/guest characters',
    ]);
  });
});
