// What stands empty in a list is not sent, and judged as it is sent: page and server say the same of it.
import { expect, test } from 'vitest';
import { type Answers, createJudge, type Json, submissionOf } from '../../runtime/core/index.ts';
import { uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;
const form = await uncheckedBundleOf({
  schema: {
    type: 'object',
    required: ['must'],
    properties: {
      grid: { type: 'array', minItems: 2, items: { type: 'array', items: number } },
      tags: { type: 'array', minItems: 2, items: { ...text, minLength: 2 } },
      must: { type: 'array', items: { type: 'object', properties: { a: text } } },
      place: { type: 'array', minItems: 2, items: [number, number, { enum: ['N', 'S'] }] as never },
      pair: { type: 'array', items: [text, { type: 'boolean' }] as never },
    },
  },
});
const validate = validatorOf(form);
const judge = createJudge(form, validate);
const MUST = { must: [{ a: 'x' }] };

async function judged(answers: Answers) {
  const judgement = await judge.judge({ answers, context: {}, moment: 'submit' });
  const faults = judgement.faults.map(({ path, code }) => `${path} ${code}`);
  return { faults, sent: submissionOf(form, judgement, validate) };
}

const CASES: readonly (readonly [string, Answers, readonly string[], Json])[] = [
  ['an empty list among lists', { ...MUST, grid: [[], [5]] }, [], { ...MUST, grid: [[], [5]] }],
  ['an empty text', { ...MUST, tags: ['ab', null, 'cd'] }, [], { ...MUST, tags: ['ab', 'cd'] }],
  [
    'too few but for an empty one',
    { ...MUST, tags: ['ab', null] },
    ['/tags minItems'],
    { ...MUST, tags: ['ab'] },
  ],
  ['nothing but an empty row', { must: [{}] }, ['/must required'], {}],
  ['a last place left empty', { ...MUST, place: [1, 2, null] }, [], { ...MUST, place: [1, 2] }],
  [
    'a first place left empty',
    { ...MUST, place: [null, 2, 'N'] },
    ['/place/0 required'],
    { ...MUST, place: [null, 2, 'N'] },
  ],
  ['an unticked last place', { ...MUST, pair: ['a', null] }, [], { ...MUST, pair: ['a'] }],
];

test.each(CASES)('%s', async (_, answers, faults, sent) => {
  const found = await judged(answers);
  expect(found).toEqual({ faults, sent });
  expect((await judged(found.sent)).faults).toEqual(faults);
});

test('a list whose one row is empty says what the row lacks, and not besides that the list is empty', async () => {
  const row = { type: 'object', properties: { a: text }, required: ['a'] } as const;
  const list = { type: 'array', minItems: 1, items: row } as const;
  const asking = await uncheckedBundleOf({
    schema: { type: 'object', required: ['rows'], properties: { rows: list } },
  });
  const asked = createJudge(asking, validatorOf(asking));
  const codes = async (answers: Answers) =>
    (await asked.judge({ answers, context: {}, moment: 'submit' })).faults.map(
      ({ path, code }) => `${path} ${code}`,
    );
  expect(await codes({ rows: [{}] })).toEqual(['/rows/0/a required']);
  expect(await codes({ rows: [] })).toEqual(['/rows required']);
});
