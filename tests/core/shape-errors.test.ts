// Of answers that are of none of several shapes: what the one lacks that is meant, in each row for itself.
import { expect, test } from 'vitest';
import { type Answers, createJudge, type Schema, submissionOf } from '../../runtime/core/index.ts';
import { uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

async function judgeOf(properties: Readonly<Record<string, Schema>>) {
  const form = await uncheckedBundleOf({ schema: { type: 'object', properties } });
  const judge = createJudge(form, validatorOf(form));
  return async (answers: Answers) => {
    const judgement = await judge.judge({ answers, context: {}, moment: 'submit' });
    const faults = judgement.faults.map(({ path, code }) => `${path} ${code}`);
    return { faults, sent: submissionOf(form, judgement, validatorOf(form)) };
  };
}

const shape = (kind: string, name: string): Schema => ({
  type: 'object',
  properties: { kind: { const: kind }, [name]: { type: 'string' } },
  required: ['kind', name],
});

test('in each of several rows only what its own shape lacks is said', async () => {
  const judged = await judgeOf({
    ways: { type: 'array', items: { oneOf: [shape('card', 'number'), shape('bank', 'iban')] } },
  });
  const ways = [{ kind: 'card' }, { kind: 'bank', iban: 'DE1' }, { kind: 'bank' }];
  expect((await judged({ ways })).faults).toEqual([
    '/ways/0/number required',
    '/ways/2/iban required',
  ]);
});

test('a row that was added and left empty is no reason against a list that is one of several shapes', async () => {
  const text: Schema = { type: 'string' };
  const judged = await judgeOf({ when: { oneOf: [{ type: 'array', items: text }, text] } });
  const some = await judged({ when: ['at noon', null] });
  expect(some).toEqual({ faults: [], sent: { when: ['at noon'] } });
  expect((await judged({ when: ['at noon', 7] })).faults).toEqual(['/when/1 type']);
});

test('of shapes that depend on an answer, that answer is right, and one message says what is wrong', async () => {
  const region: Schema = { type: 'string', enum: ['GA', 'AL', 'ON', 'QC'] };
  const regionsOf = (land: string, regions: readonly string[]) => ({
    properties: { land: { enum: [land] }, region: { enum: regions } },
  });
  const form = await uncheckedBundleOf({
    schema: {
      type: 'object',
      properties: { land: { type: 'string', enum: ['us', 'ca'] }, region },
      dependencies: {
        land: { oneOf: [regionsOf('us', ['GA', 'AL']), regionsOf('ca', ['ON', 'QC'])] },
      },
    },
  });
  const { judge } = createJudge(form, validatorOf(form));
  const judged = async (answers: Answers) =>
    (await judge({ answers, context: {}, moment: 'submit' })).faults.map(({ path }) => path);
  expect(await judged({ land: 'ca', region: 'GA' })).toEqual(['/region']);
  expect(await judged({ land: 'us', region: 'QC' })).toEqual(['/region']);
  expect(await judged({ land: 'ca', region: 'ON' })).toEqual([]);
  expect(await judged({ land: 'fr', region: 'ON' })).toEqual(['/land']);
});

test('a constant that no shape has is the one thing that is told', async () => {
  const judged = await judgeOf({
    pay: { oneOf: [shape('card', 'number'), shape('bank', 'iban')] },
  });
  expect((await judged({ pay: { kind: 'cheque' } })).faults).toEqual(['/pay/kind const']);
});
