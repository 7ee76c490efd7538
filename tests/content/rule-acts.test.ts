// Rules made from sentences: they hold as their two cases say, leave the rest as it was, and are taken back byte for byte.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Act,
  applyCommand,
  type ContentSource,
  commandOf,
  type MadeRule,
  proposedCases,
  rulesOfField,
  unedited,
} from '../../runtime/content/index.ts';
import type { JsonObject } from '../../runtime/core/index.ts';
import { carriedOut, faultsIn } from '../helpers/carried-out.ts';
import { repositoryContent } from '../helpers/releases.ts';

let shipped: ContentSource;
beforeAll(async () => {
  shipped = await repositoryContent();
});

const FEEDBACK = 'forms/feedback/feedback';
const RULES = 'rules/feedback.rules.json';
const CASES = 'rules/feedback.cases.json';
type Made = MadeRule & {
  readonly section?: string;
  readonly message?: string;
  readonly rule?: string;
};

/** The act that sets a rule with the cases that are proposed for it. */
function acting(source: ContentSource, { section = FEEDBACK, ...rule }: Made): Act {
  const form = section.startsWith('forms/') ? (section.split('/')[1] ?? '') : '';
  const cases = proposedCases(source, { form, section }, rule).map(
    ({ acts, given, expect: expected }) => ({
      ...{ name: acts ? 'It acts' : 'It does not act', given, expect: expected },
    }),
  );
  expect(cases).toHaveLength(2);
  return { do: 'rule-set', section, ...rule, cases };
}

const all = (...rows: JsonObject[]): JsonObject => ({ all: rows });

describe('a rule that is set', () => {
  it.each<[string, Made]>([
    [
      'shows by a choice',
      {
        field: '/comments',
        effect: 'show',
        when: all({ fact: 'topic', operator: 'equal', value: 'website' }),
      },
    ],
    [
      'requires by a number',
      {
        field: '/wants_reply',
        effect: 'require',
        when: all({ fact: 'rating', operator: 'lessThan', value: 3 }),
      },
    ],
    [
      'refuses by two answers',
      {
        ...{ field: '/comments', effect: 'refuse', message: 'Say what went wrong.' },
        when: all(
          { fact: 'rating', operator: 'in', value: [1, 2] },
          { fact: 'topic', operator: 'isEmpty', value: false },
        ),
      },
    ],
    [
      'fills in from another field',
      {
        ...{ field: '/comments', effect: 'fill', from: 'reply_email' },
        when: all({ fact: 'wants_reply', operator: 'equal', value: true }),
      },
    ],
    [
      'stands in a section that several forms share',
      {
        ...{ section: 'sections/billing', field: '/note', effect: 'require' },
        when: {
          any: [
            { fact: 'have_complaint', operator: 'equal', value: 1 },
            { fact: 'pay_to', operator: 'isEmpty', value: false },
          ],
        },
      },
    ],
    [
      'asks of each row',
      {
        ...{ section: 'sections/primary', field: '/contacts/*/fax', effect: 'require' },
        when: all({ fact: 'row.name', operator: 'isEmpty', value: false }),
      },
    ],
  ])('%s as its two cases say, and is taken back byte for byte', async (_, rule) => {
    const made = carriedOut(unedited(shipped), acting(shipped, rule));
    expect(await faultsIn(made.edited)).toEqual([]);
    const back = applyCommand(made.edited, made.inverse);
    if ('fault' in back) throw new Error(back.fault);
    for (const [file, text] of shipped) expect(back.edited.source.get(file)).toBe(text);
    expect(back.edited.source.size).toBe(shipped.size);
  });

  it('takes the place of another, whose cases say what it says now', async () => {
    const act = acting(shipped, {
      ...{ field: '/reply_email', effect: 'show', rule: 'reply-shows-email' },
      when: all({ fact: 'rating', operator: 'lessThan', value: 3 }),
    });
    const { edited } = carriedOut(unedited(shipped), act);
    const { rules } = JSON.parse(edited.source.get(RULES) ?? '');
    expect(rules[0]).toMatchObject({
      name: 'reply-shows-email',
      conditions: { all: [{ fact: 'rating' }] },
    });
    const { cases } = JSON.parse(edited.source.get(CASES) ?? '');
    expect(cases[0].expect).toEqual({ faults: [{ at: 'reply_email', code: 'required' }] });
    expect(cases.at(-2)).toMatchObject({ name: 'It acts', rules: ['reply-shows-email'] });
  });
});

describe('a rule that is deleted', () => {
  it('goes with what its cases expected of it alone, and its sentence', async () => {
    const made = carriedOut(
      unedited(shipped),
      acting(shipped, {
        ...{ field: '/comments', effect: 'refuse', message: 'Say what went wrong.' },
        when: all({ fact: 'rating', operator: 'equal', value: 1 }),
      }),
    );
    const [own] = rulesOfField(
      made.edited.source,
      { form: 'feedback', section: FEEDBACK },
      '/comments',
    );
    const gone = carriedOut(made.edited, {
      ...{ do: 'rule-delete', section: FEEDBACK, field: '/comments', rule: own?.name ?? '' },
    });
    for (const [file, text] of shipped) expect(gone.edited.source.get(file)).toBe(text);
    const less = carriedOut(unedited(shipped), {
      ...{ do: 'rule-delete', section: FEEDBACK, field: '/reply_email', rule: 'reply-needs-email' },
    });
    expect(await faultsIn(less.edited)).toEqual([]);
  });

  it('goes on for the other fields it acts on', async () => {
    const { edited } = carriedOut(unedited(shipped), {
      ...{ do: 'rule-delete', section: 'sections/billing', field: '/bank_name' },
      rule: 'direct-deposit-needs-bank-details',
    });
    const about = { form: '', section: 'sections/billing' };
    const names = (way: string) => rulesOfField(edited.source, about, way).map(({ name }) => name);
    expect(names('/bank_name')).toEqual(['direct-deposit-shows-bank-details']);
    expect(names('/account_holder')).toContain('direct-deposit-needs-bank-details');
    expect(await faultsIn(edited)).toEqual([]);
  });

  it('that is gone already is not found', () => {
    const act: Act = { do: 'rule-delete', section: FEEDBACK, field: '/topic', rule: 'nothing' };
    expect(commandOf(shipped, act)).toEqual({ fault: 'no-rule' });
  });
});
