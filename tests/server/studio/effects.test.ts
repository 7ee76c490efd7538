// What a change does otherwise to people, over HTTP: seeded changes whose effect is known are told by the smallest answers that show it.
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { type Edits, edited } from '../../helpers/releases.ts';
import { aServer } from '../helpers/a-server.ts';
import { StudioPerson } from './studio-person.ts';

type Act = AnswerOf<'studio_effects'>['data']['forms'][number]['acts'][number];

const FORM = 'schemas/forms/feedback/form.json';
const SCHEMA = 'schemas/forms/feedback/feedback.schema.json';
const RULES = 'rules/feedback.rules.json';
const CASES = 'rules/feedback.cases.json';
const WORDS = 'messages/en-US/feedback.json';

/** As whoever publishes reads it: "Topic = Payments, Comments empty: refused". */
const read = ({ given, act, field, said }: Act): string => {
  const answers = given.map(({ label, value, signs, rows }) => {
    if (signs > 0) return `${label} of ${signs} signs`;
    if (rows > 0) return `${label} of ${rows} rows`;
    return value === '' ? `${label} empty` : `${label} = ${value}`;
  });
  return `${answers.join(', ')}: ${field} ${act}${said === '' ? '' : ` “${said}”`}`;
};

describe('what a change does otherwise to people', () => {
  const server = aServer('postgres', {
    config: { demo: true },
    emptied: ['rate_limit', 'studio_change'],
  });

  async function told(edits: Edits) {
    const editor = await StudioPerson.of(server, 'editor');
    const change = await editor.writes(edits);
    const { problems } = await editor.data('studio_problems', { change });
    expect(problems).toEqual([]);
    const { forms, isWordsOnly } = await editor.data('studio_effects', { change });
    return { isWordsOnly, forms: forms.map(({ form, acts }) => [form, acts.map(read)]) };
  }

  const withRules = (rules: (of: readonly Rule[]) => readonly object[]): Edits[string] =>
    edited((file) => ({ ...file, rules: rules(file.rules as readonly Rule[]) }));
  /** Drafts that are open stay as they are: nothing of them is lost. */
  const pinned = { [FORM]: edited((form) => ({ ...form, draft: { onNewRelease: 'pin' } })) };
  interface Rule {
    readonly name: string;
    readonly conditions: object;
  }

  it('is said to be nothing where only words change', async () => {
    const editor = await StudioPerson.of(server, 'wording');
    const change = await editor.says({ 'feedback.comments.label': 'What would you like to say?' });
    expect(await editor.data('studio_effects', { change })).toMatchObject({
      ...{ isWordsOnly: true, isFit: true, forms: [] },
    });
  });

  it('is told by the first text that is too long now, and by the first that is not any more', async () => {
    const limited = (maxLength: number) => ({
      ...pinned,
      [SCHEMA]: edited((file) => {
        const { comments, ...others } = file.properties as Record<string, object>;
        return { ...file, properties: { ...others, comments: { ...comments, maxLength } } };
      }),
    });
    const { isWordsOnly, forms } = await told(limited(500));
    expect(isWordsOnly).toBe(false);
    expect(forms).toEqual([
      ['feedback', [expect.stringMatching(/^Comments? of 501 signs: Comments? refused “.*500/)]],
    ]);
    expect((await told(limited(4000))).forms).toEqual([
      ['feedback', [expect.stringMatching(/^Comments? of 2001 signs: Comments? accepted “.*2000/)]],
    ]);
  });

  it('is told by the answers that are asked for something no more', async () => {
    const { forms } = await told({
      [RULES]: withRules((rules) => rules.filter(({ name }) => name !== 'reply-needs-email')),
      [CASES]: edited((file) => ({
        ...file,
        cases: (file.cases as { name: string; expect: object }[]).flatMap(withoutRequired),
      })),
    });
    expect(forms).toEqual([
      ['feedback', [expect.stringMatching(/= Yes, .* empty: .* accepted “/)]],
    ]);
  });

  it('is told by two answers where a rule compares two, and by no more', async () => {
    const { forms } = await told({
      [RULES]: withRules((rules) => [
        ...rules,
        {
          name: 'low-rating-of-payments',
          on: 'submit',
          conditions: {
            all: [
              { fact: 'topic', operator: 'equal', value: 'payments' },
              { fact: 'rating', operator: 'lessThan', value: 3 },
            ],
          },
          event: {
            type: 'fault',
            params: { at: 'rating', message: 'feedback.rating.error.payments' },
          },
        },
      ]),
      [CASES]: edited((file) => ({
        ...file,
        cases: [
          ...(file.cases as object[]),
          {
            name: 'A low rating of payments is not sent',
            rules: ['low-rating-of-payments'],
            given: { topic: 'payments', rating: 2, comments: 'x' },
            expect: { faults: [{ at: 'rating', message: 'feedback.rating.error.payments' }] },
          },
          {
            name: 'A better rating of payments is sent',
            rules: ['low-rating-of-payments'],
            given: { topic: 'payments', rating: 3, comments: 'x' },
            expect: { noFaults: [{ at: 'rating' }] },
          },
        ],
      })),
      [WORDS]: edited((file) => ({ ...file, 'rating.error.payments': 'Call us about payments.' })),
    });
    expect(forms).toEqual([
      [
        'feedback',
        [
          'Topic = Claims and payments, How satisfied are you? = Dissatisfied: How satisfied are you? refused “Call us about payments.”',
        ],
      ],
    ]);
  });

  it('is told by the choice that is taken away', async () => {
    const { forms } = await told({
      ...pinned,
      [SCHEMA]: edited((file) => {
        const { rating, ...others } = file.properties as Record<string, { enum: number[] }>;
        const choices = { ...rating, enum: rating?.enum.filter((one) => one !== 1) };
        return { ...file, properties: { ...others, rating: choices } };
      }),
      [WORDS]: edited((file) => {
        const { 'rating.option.1': _, ...others } = file;
        return others;
      }),
    });
    expect(forms).toEqual([['feedback', [expect.stringMatching(/ = .*1.*: .* refused “/)]]]);
  });
});

/** An example that no longer expects the reply address to be required. */
const withoutRequired = (one: { name: string; expect: object; rules?: readonly string[] }) => {
  const rules = one.rules?.filter((name) => name !== 'reply-needs-email');
  const { required: _, faults: __, ...others } = one.expect as Record<string, unknown>;
  if (Object.keys(others).length === 0 || rules?.length === 0) return [];
  return [{ ...one, ...(rules && { rules }), expect: others }];
};
