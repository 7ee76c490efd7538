// A default that a person emptied: it stays empty wherever the answers are opened again, and is not sent.
import { describe, expect, it } from 'vitest';
import {
  createJudge,
  emptyAt,
  type FormBundle,
  newItem,
  shownAt,
  startAnswers,
  submissionOf,
  withDefaults,
  withEmptied,
} from '../../runtime/core/index.ts';
import { shownWhole } from '../../runtime/react/live/shown-answers.ts';
import { uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const form = await uncheckedBundleOf({
  schema: {
    type: 'object',
    properties: {
      note: { type: 'string', default: 'hello' },
      n: { type: 'number', default: 5 },
      when: { type: ['string', 'null'], default: 'now' },
      free: { type: 'string' },
      stops: {
        type: 'array',
        items: {
          type: 'object',
          properties: { place: { type: 'string', default: 'Rome' }, days: { type: 'integer' } },
        },
      },
      pay: {
        oneOf: [
          { type: 'object', properties: { card: { type: 'string', default: '4111' } } },
          { type: 'object', properties: { iban: { type: 'string' } } },
        ],
      },
    },
  },
});

const emptied = { note: null, n: null, when: null, stops: [{ place: null, days: 2 }] };

const sent = async (of: FormBundle) => {
  const validate = validatorOf(form);
  const judgement = await createJudge(of, validate).judge({
    answers: emptied,
    context: {},
    moment: 'submit',
  });
  expect(judgement.faults).toEqual([]);
  return withEmptied(of, emptied, submissionOf(of, judgement, validate));
};

describe('a default that was emptied', () => {
  it('is an answer of its own in a form, in a row and in a shape, and nothing else is', () => {
    const places = ['/note', '/n', '/when', '/stops/0/place', '/pay/card'];
    expect(places.map((place) => emptyAt(form, place))).toEqual(places.map(() => null));
    const others = ['/free', '/stops', '/stops/0', '/stops/0/days', '/pay/iban', '/nowhere'];
    expect(others.map((place) => emptyAt(form, place))).toEqual(others.map(() => undefined));
  });

  it('does not come back where the answers are opened again', async () => {
    const begun = await startAnswers(form, {});
    expect(begun).toMatchObject({ note: 'hello', n: 5, when: 'now' });
    expect(withDefaults(form, emptied)).toMatchObject(emptied);
    expect(newItem(form, '/stops')).toEqual({ place: 'Rome' });
  });

  it('is not sent', async () => {
    expect(await sent(form)).toEqual({ stops: [{ days: 2 }] });
  });

  it('is kept in a record, which is opened again', async () => {
    const record = { ...form, record: {} as NonNullable<FormBundle['record']> };
    expect(await sent(record)).toEqual(emptied);
  });

  it('is shown as nothing, and null where null is an answer', () => {
    expect(shownWhole(form, '', emptied)).toEqual({ when: null, stops: [{ days: 2 }] });
    expect(shownAt(form, '/stops/0/place', null)).toBeUndefined();
    expect(shownAt(form, '/free', null)).toBeNull();
  });
});
