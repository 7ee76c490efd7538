// A list whose schema says what names its rows holds none twice, while somebody types as at the end.
import { describe, expect, it } from 'vitest';
import { type Answers, createJudge } from '../../runtime/core/index.ts';
import { uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const form = await uncheckedBundleOf({
  schema: {
    type: 'object',
    properties: {
      stops: {
        type: 'array',
        uniqueBy: { fields: ['town', 'day'], at: 'town' },
        items: {
          type: 'object',
          properties: {
            town: { type: 'string' },
            day: { type: 'integer' },
            deleted: { type: 'integer' },
            via: {
              type: 'array',
              uniqueBy: { fields: ['road'], at: 'road' },
              items: { type: 'object', properties: { road: { type: 'string' } } },
            },
          },
        },
      },
    },
  },
});

const placesOf = async (stops: Answers[]) => {
  const judge = createJudge(form, validatorOf(form));
  const answers: Answers = { stops };
  const session = judge.session({});
  const typed = session.validate(answers, await session.start(answers));
  const { faults } = await judge.judge({ answers, context: {}, moment: 'submit' });
  expect(typed).toEqual(faults);
  return faults.map(({ path, code }) => `${path} ${code}`);
};

describe('a list that says what names its rows', () => {
  it('shows each row that stands there already, whatever its case and its spaces', async () => {
    const rome = { town: 'Rome', day: 1 };
    expect(await placesOf([rome, { town: ' ROME ', day: 1 }, { town: 'Rome', day: 2 }])).toEqual([
      '/stops/1/town duplicate',
    ]);
    const cities = ['New York', 'new  york', 'NewYork', 'New York City'];
    expect(await placesOf(cities.map((town) => ({ town, day: 1 })))).toEqual([
      '/stops/1/town duplicate',
      '/stops/2/town duplicate',
    ]);
    expect(await placesOf([rome, rome, rome])).toEqual([
      '/stops/1/town duplicate',
      '/stops/2/town duplicate',
    ]);
  });

  it('leaves out rows that are deleted or not finished', async () => {
    const rome = { town: 'Rome', day: 1 };
    expect(await placesOf([{ ...rome, deleted: 1 }, rome])).toEqual([]);
    expect(await placesOf([{ town: 'Rome' }, { town: 'Rome' }, {}, {}])).toEqual([]);
  });

  it('does so in the rows of rows, each list by itself', async () => {
    const via = [{ road: 'A1' }, { road: 'a1' }];
    const stops = [
      { town: 'Rome', day: 1, via },
      { town: 'Pisa', day: 1, via: [{ road: 'A1' }] },
    ];
    expect(await placesOf(stops)).toEqual(['/stops/0/via/1/road duplicate']);
  });
});
