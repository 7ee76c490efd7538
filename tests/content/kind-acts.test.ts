// A field asks for another kind of answer: what is said of the former goes, saved answers become what is told before, and all of it is taken back byte for byte.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Act, type ContentSource, commandOf, kindsFor } from '../../runtime/content/index.ts';
import { type JsonObject, migrate } from '../../runtime/core/index.ts';
import { contentAfter, doneAndTakenBack, faultsIn, jsonOf } from '../helpers/carried-out.ts';
import { repositoryContent } from '../helpers/releases.ts';

let shipped: ContentSource;
beforeAll(async () => {
  shipped = await repositoryContent();
});

const section = 'forms/feedback/feedback';
const SCHEMA = 'schemas/forms/feedback/feedback.schema.json';
const FORM = 'schemas/forms/feedback/form.json';
type SetKind = Extract<Act, { do: 'kind-set' }>;
const asks = (field: string, kind: SetKind['kind'], choices?: readonly string[]): SetKind => ({
  ...{ do: 'kind-set', section, field, kind },
  ...(choices && { choices }),
});

/** Every kind that each field of the shipped form can get, with two choices where it has some. */
/** A rule shows the address by one of these answers, and what is received is narrowed by another: who changes it is told. */
const TOLD = /wants_reply|received\/filters/;
const FIELDS = ['/topic', '/comments', '/wants_reply'] as const;

describe('each kind that a field can get', () => {
  it.each(FIELDS)(
    'of %s passes the check, and is taken back',
    async (field) => {
      const kinds = kindsFor(shipped, section, field);
      expect(kinds.length).toBeGreaterThan(5);
      for (const { kind } of kinds) {
        const { edited } = doneAndTakenBack(shipped, asks(field, kind, ['One', 'Other']));
        const about = (await faultsIn(edited)).filter((one) => !TOLD.test(one));
        expect({ kind, about }).toEqual({ kind, about: [] });
      }
    },
    60_000,
  );
});

describe('saved answers', () => {
  /** The migrations that an act puts answers through. */
  const through = (act: SetKind, answers: JsonObject) =>
    migrate(answers, jsonOf(contentAfter(shipped, act), FORM).migrations ?? []);

  it('of yes and no become the first two choices', () => {
    const act = asks('/wants_reply', 'choice', ['Yes, please', 'No, thank you']);
    expect(through(act, { wants_reply: true }).answers).toEqual({ wants_reply: 'yes-please' });
    expect(through(act, { wants_reply: false }).answers).toEqual({ wants_reply: 'no-thank-you' });
  });

  it('of one choice become a list of it, with the words there are', () => {
    const act = asks('/topic', 'choices');
    expect(through(act, { topic: 'website' }).answers).toEqual({ topic: ['website'] });
    const { properties } = jsonOf(contentAfter(shipped, act), SCHEMA);
    expect(properties.topic.items.enum).toContain('website');
    const words = jsonOf(contentAfter(shipped, act), 'messages/en-US/feedback.json');
    expect(words['topic.option.website']).toBeDefined();
  });

  it('that cannot become such answers are taken away, and it is known which', () => {
    const { answers, dropped } = through(asks('/comments', 'number'), { comments: 'Good' });
    expect(answers).toEqual({});
    expect(dropped).toEqual([{ path: '/comments', value: 'Good' }]);
  });

  it('that may not fit stay, and people are asked to put them right', () => {
    const act = asks('/comments', 'text');
    expect(through(act, { comments: 'Good' }).answers).toEqual({ comments: 'Good' });
    const [step] = jsonOf(contentAfter(shipped, act), FORM).migrations;
    expect(step).toEqual({ op: 'mapValues', field: 'comments', values: {} });
  });
});

describe('a kind that a field cannot get', () => {
  it('is one of which nothing is said, one without choices, and any of a field that a record keeps', () => {
    expect(commandOf(shipped, asks('/comments', 'rows'))).toEqual({ fault: 'kind-stays' });
    expect(commandOf(shipped, asks('/comments', 'choice'))).toEqual({ fault: 'act-unfit' });
    expect(commandOf(shipped, asks('/none', 'text'))).toEqual({ fault: 'no-field' });
    const kept = { ...asks('/pay_to', 'longText'), section: 'sections/billing' };
    expect(commandOf(shipped, kept)).toEqual({ fault: 'kind-stays' });
  });
});
