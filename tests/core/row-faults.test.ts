// A long list says row by row what it says as a whole, and a row that stays as it is is not judged again.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  createJudge,
  type FormBundle,
  getAt,
  isList,
  type Json,
  type Schema,
  setAt,
  type Validate,
} from '../../runtime/core/index.ts';
import { rule, uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';
import { released } from '../helpers/releases.ts';

const ROWS = 60;
const RULES = [
  rule('no-q', ['a', 'equal', 'x'], { type: 'hide', fields: ['/list/*/q'] }),
  rule('no-list', ['a', 'equal', 'z'], { type: 'hide', fields: ['/list'] }),
  rule('free', ['b', 'equal', 'x'], { type: 'relax', fields: ['/list/*/p'] }),
  rule(
    'bad',
    ['row.p', 'equal', 'y'],
    { type: 'fault', at: '/list/*/p', message: 'test.m' },
    { forEach: '/list' },
  ),
];

/** `more` words for the list: `contains` makes it a list that must be judged as a whole. */
function formOf(more: Schema = {}): Promise<FormBundle> {
  const item: Schema = {
    type: 'object',
    properties: {
      p: { type: 'string', maxLength: 2 },
      q: { type: 'integer' },
      in: { type: 'object', properties: { r: { type: 'string' } }, required: ['r'] },
      deleted: { type: 'integer' },
    },
    required: ['p', 'q', 'in'],
    additionalProperties: false,
  };
  const list: Schema = { type: 'array', items: item, minItems: 1, maxItems: ROWS, ...more };
  const text: Schema = { type: 'string' };
  return uncheckedBundleOf({
    schema: {
      type: 'object',
      properties: { a: text, list, b: { ...text, maxLength: 1 }, c: text },
      required: ['a', 'c'],
    },
    rules: RULES,
  });
}

const rowsOf = (answers: Answers): readonly Json[] => {
  const list = getAt(answers, '/list');
  return isList(list) ? list : [];
};

const index = fc.nat(ROWS - 1);
const cell = fc.tuple(
  fc.constantFrom('p', 'q', 'in', 'deleted', 'extra', 'more of it'),
  fc.constantFrom<Json>('x', 'y', 'long', 1, '', { r: 'x' }, {}),
);
const edit = fc.oneof(
  fc.record({ row: index, cell }),
  fc.record({ remove: index }),
  fc.record({ insert: index }),
  fc.record({ emptied: index }),
  fc.record({ field: fc.constantFrom('a', 'b', 'c'), value: fc.constantFrom('x', 'z', 'zz', '') }),
);

type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

function edited(answers: Answers, change: Edit): Answers {
  if ('field' in change) return setAt(answers, `/${change.field}`, change.value);
  const rows = rowsOf(answers);
  if ('remove' in change) return setAt(answers, '/list', rows.toSpliced(change.remove, 1));
  // A row that is no object any more: the list is judged as a whole.
  if ('emptied' in change) return setAt(answers, `/list/${change.emptied % rows.length}`, null);
  if ('insert' in change) return setAt(answers, '/list', rows.toSpliced(change.insert, 0, {}));
  return setAt(answers, `/list/${change.row % rows.length}/${change.cell[0]}`, change.cell[1]);
}

const START: Answers = { list: Array.from({ length: ROWS }, (_, at) => ({ q: at })) };

/** Counts the rows handed to a validator. */
function counting(validate: Validate): { validate: Validate; rows: () => number } {
  let rows = 0;
  return {
    validate(answers) {
      rows += rowsOf(answers).length;
      return validate(answers);
    },
    rows: () => rows,
  };
}

describe('a long list', () => {
  it('says row by row what it says as a whole, whatever is edited', async () => {
    const byRow = await formOf();
    const asWhole = await formOf({ contains: true });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 8 }), async (edits) => {
        const [one, other] = [byRow, asWhole].map((form) => {
          const validate = validators.get(form) ?? validatorOf(form);
          validators.set(form, validate);
          return createJudge(form, validate);
        });
        let answers = START;
        for (const change of edits) {
          answers = edited(answers, change);
          const input = { answers, context: {}, moment: 'edit' } as const;
          const judgement = await one?.judge(input);
          expect(judgement?.faults).toEqual((await other?.judge(input))?.faults);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is judged again only in the row that changed, or that moved', async () => {
    const form = await formOf();
    const { validate, rows } = counting(validatorOf(form));
    const session = createJudge(form, validate).session({});
    const outcome = await session.start(START);
    session.validate(START, outcome);
    expect(rows()).toBe(ROWS);
    const typed = setAt(START, '/list/7/p', 'x');
    session.validate(typed, outcome);
    expect(rows()).toBe(ROWS + 1);
    const removed = setAt(typed, '/list', rowsOf(typed).toSpliced(ROWS - 2, 1));
    session.validate(removed, outcome);
    expect(rows()).toBe(ROWS + 2);
  });

  it.each([
    ['maxItems', ROWS - 1],
    ['minItems', ROWS + 1],
  ])(
    'says that its length is against %s, however few of its rows are judged',
    async (code, limit) => {
      const form = await formOf({ [code]: limit });
      const session = createJudge(form, validatorOf(form)).session({});
      const outcome = await session.start(START);
      for (const answers of [START, setAt(START, '/list/7/p', 'x')])
        expect(session.validate(answers, outcome)).toContainEqual(
          expect.objectContaining({ path: '/list', code, params: { limit } }),
        );
    },
  );
});

it('of the portal’s practice areas only the one that changed is judged again', async () => {
  const form = (await released()).forms.application;
  if (!form) throw new Error('The content has no application.');
  const area = (at: number) => ({ state_code: 'GA', county: `County ${at}`, plan_class: 'FAM' });
  const areas = Array.from({ length: 254 }, (_, at) => area(at));
  const answers: Answers = { practice_county_list: areas };
  let asked = 0;
  const counted: Validate = (given) => {
    const rows = given.practice_county_list;
    asked += isList(rows) ? rows.length : 0;
    return form.validate(given);
  };
  const session = createJudge(form.bundle, counted).session({});
  const outcome = await session.start(answers);
  session.validate(answers, outcome);
  expect(asked).toBe(areas.length);
  session.validate(setAt(answers, '/practice_county_list/7/plan_class', 'CDL'), outcome);
  expect(asked).toBe(areas.length + 1);
}, 240_000);

const validators = new Map<FormBundle, Validate>();
