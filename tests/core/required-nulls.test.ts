// Where the schema requires an answer that may be null, leaving it empty is an answer, and null is sent.
import { expect, test } from 'vitest';
import { type Answers, createJudge, submissionOf, withDefaults } from '../../runtime/core/index.ts';
import { ALWAYS, rule, uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const maybe = { type: ['string', 'null'] } as const;
const form = await uncheckedBundleOf({
  schema: {
    type: 'object',
    required: ['line2', 'size', 'name', 'place', 'hidden', 'guests'],
    properties: {
      line2: maybe as never,
      size: { enum: ['big', null] },
      name: { type: 'string' },
      place: { type: 'object', required: ['county'], properties: { county: maybe as never } },
      hidden: maybe as never,
      guests: {
        type: 'array',
        items: {
          type: 'object',
          required: ['wish'],
          properties: { who: { type: 'string' }, wish: maybe as never },
        },
      },
    },
  },
  rules: [rule('hide', ALWAYS, { type: 'hide', fields: ['/hidden'] })],
});
const validate = validatorOf(form);
const judge = createJudge(form, validate);

async function judged(answers: Answers) {
  const judgement = await judge.judge({ answers, context: {}, moment: 'submit' });
  const faults = judgement.faults.map(({ path, code }) => `${path} ${code}`);
  return { faults, sent: submissionOf(form, judgement, validate) };
}

test('what may be null is not asked for, and is null in what is sent; what is hidden is not there', async () => {
  expect(form.fields['/line2']?.required).toBeUndefined();
  const typed = { name: 'Ann', guests: [{}, { who: 'Bob' }] };
  const { faults, sent } = await judged(typed);
  expect(faults).toEqual([]);
  expect(sent).toEqual({
    name: 'Ann',
    line2: null,
    size: null,
    place: { county: null },
    guests: [{ who: 'Bob', wish: null }],
  });
  expect(await judged(sent)).toEqual({ faults: [], sent });
});

test('what may not be null is still asked for', async () => {
  const { faults } = await judged({ line2: 'x', guests: [{ who: 'Bob' }] });
  expect(faults).toEqual(['/name required']);
});

const empty = await uncheckedBundleOf({
  schema: {
    type: 'object',
    required: ['tags', 'rows', 'links', 'place', 'hidden'],
    properties: {
      tags: { type: 'array', items: { type: 'string' }, default: [] },
      rows: { type: 'array', items: { type: 'string' } },
      links: { type: 'object', additionalProperties: { type: 'string' }, default: {} },
      place: { type: 'object', properties: { county: { type: 'string' } } },
      hidden: { type: 'object', required: ['county'], properties: { county: maybe as never } },
    },
  },
  rules: [rule('hide', ALWAYS, { type: 'hide', fields: ['/hidden'] })],
});

test('an empty list or group is sent where the schema requires it and begins with it, and an empty group of fields wherever it is required', async () => {
  expect(empty.fields['/tags']?.required).toBeUndefined();
  const { judge: judgeOf } = createJudge(empty, validatorOf(empty));
  const first = await judgeOf({ answers: {}, context: {}, moment: 'submit' });
  expect(first.faults.map(({ path, code }) => `${path} ${code}`)).toEqual(['/rows required']);
  const judgement = await judgeOf({ answers: { rows: ['a'] }, context: {}, moment: 'submit' });
  expect(judgement.faults).toEqual([]);
  expect(submissionOf(empty, judgement, validatorOf(empty))).toEqual({
    rows: ['a'],
    tags: [],
    links: {},
    place: {},
  });
});

const part = (kind: string, members: object) => ({
  required: ['kind', ...Object.keys(members)],
  properties: { kind: { const: kind }, ...members },
});
const tags = { type: 'array', items: { type: 'string' } };
const branching = await uncheckedBundleOf({
  schema: {
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { type: 'string', enum: ['list', 'group', 'full', 'none'] },
      hidden: { type: 'array', items: { type: 'string' }, default: [] },
    },
    oneOf: [
      part('list', { tags: { ...tags, default: [] }, note: { type: ['string', 'null'] } }),
      part('group', { links: { type: 'object', additionalProperties: true, default: {} } }),
      part('full', { tags: { ...tags, minItems: 1 } }),
      part('none', {}),
    ] as never,
    dependencies: { kind: ['hidden'] },
  },
  rules: [rule('hide', ALWAYS, { type: 'hide', fields: ['/hidden'] })],
});

test.each([
  [{ kind: 'list' }, [], { kind: 'list', tags: [], note: null }],
  [{ kind: 'list', tags: ['a'], note: 'x' }, [], { kind: 'list', tags: ['a'], note: 'x' }],
  [{ kind: 'group' }, [], { kind: 'group', links: {} }],
  [{ kind: 'full' }, ['/tags required'], { kind: 'full' }],
  [{ kind: 'none' }, [], { kind: 'none' }],
] as const)(
  'of what only a branch requires, what may be empty is filled in where that branch holds: %j',
  async (answers, faults, sent) => {
    const validate = validatorOf(branching);
    const { judge: judgeOf } = createJudge(branching, validate);
    const judgement = await judgeOf({ answers, context: {}, moment: 'submit' });
    expect(judgement.faults.map(({ path, code }) => `${path} ${code}`)).toEqual(faults);
    expect(submissionOf(branching, judgement, validate)).toEqual(sent);
    expect(withDefaults(branching, {})).toEqual({});
  },
);

test('a release says whether a branch may ask for what begins empty; of an older one it is found out', async () => {
  expect([form.mayBegin, branching.mayBegin]).toEqual([false, true]);
  const { mayBegin: _, ...older } = branching;
  const validate = validatorOf(branching);
  const judgement = await createJudge(older, validate).judge({
    answers: { kind: 'group' },
    context: {},
    moment: 'submit',
  });
  expect(judgement.faults).toEqual([]);
});
