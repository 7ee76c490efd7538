// The rules of a field over the wire: told as sentences, and tried before they are saved.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Act } from '../../../runtime/content/index.ts';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { aServer } from '../helpers/a-server.ts';
import { StudioPerson } from './studio-person.ts';

const EMAIL = {
  ...{ change: '', form: 'feedback', section: 'forms/feedback/feedback' },
  field: '/reply_email',
};

const { section, field } = EMAIL;

/** Deeper than anybody means. */
const DEEP = Array.from({ length: 3000 }).reduce<JsonObject>((inner) => ({ not: inner }), {});
const ODD: readonly (readonly [string, JsonObject])[] = [
  ['none', {}],
  ['no list', { all: 5 }],
  ['of nothing', { any: [null, 'x'] }],
  ['about no field', { all: [{ fact: 7 }] }],
  ['within one another without end', DEEP],
];

describe('rules of a field', () => {
  const server = aServer('pglite', {
    config: { demo: true, checkResponses: true },
    emptied: ['rate_limit'],
  });

  it('are sentences, and rows that can be changed', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const { rules, fields } = await editor.data('studio_rules', EMAIL);
    expect(rules.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual([
      'Shown when I would like an answer is Yes',
      'Required when I would like an answer is Yes',
    ]);
    expect(rules[0]?.drawn).toMatchObject({
      effect: 'show',
      match: 'all',
      rows: [{ fact: 'wants_reply' }],
    });
    const rating = fields.find(({ fact }) => fact === 'rating');
    expect(rating?.comparisons.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['is', 'isNot', 'in', 'empty', 'answered']),
    );
  });

  it('can be tried: the sentence, its two cases, and what the judge says of them', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const tried = await editor.data('studio_rule_try', {
      ...{ ...EMAIL, field: '/comments', effect: 'refuse', message: 'Say what went wrong.' },
      when: { all: [{ fact: 'topic', operator: 'equal', value: 'payments' }] },
    });
    expect(tried.faults).toEqual([]);
    expect(tried.runs.map(({ text }) => text).join('')).toMatch(
      /^Refused when .+ is .+; says “Say what went wrong\.”$/,
    );
    expect(tried.cases.map(({ acts }) => acts)).toEqual([true, false]);
    expect(tried.cases[0]?.name).toMatch(/: it is refused$/);
  });

  it.each(ODD)('answers conditions that are %s', async (_, when) => {
    const editor = await StudioPerson.of(server, 'editor');
    const tried = await editor.ask('studio_rule_try', { ...EMAIL, effect: 'show', when });
    expect(tried.status).toBeLessThan(500);
    if (tried.status === 200) expect(tried.body.data.faults).not.toEqual([]);
    const act: Act = { do: 'rule-set', section, field, effect: 'show', when, cases: [] };
    const commands = [{ id: randomUUID(), kind: 'act' as const, act }];
    const made = await editor.ask('studio_edit', { change: '', after: 0, commands });
    expect(made.status).toBeLessThan(500);
  });

  it('are put together for a field whose pattern somebody is still writing', async () => {
    const editor = await StudioPerson.of(server, 'editor');
    const act: Act = {
      ...{ do: 'set', of: 'schema', name: 'pattern', value: '(' },
      ...{ section, field: '/comments' },
    };
    const commands = [{ id: randomUUID(), kind: 'act' as const, act }];
    const { change } = await editor.data('studio_edit', { change: '', after: 0, commands });
    const tried = await editor.ask('studio_rule_try', {
      ...{ ...EMAIL, change: change.id, effect: 'show' },
      when: { all: [{ fact: 'comments', operator: 'equal', value: 'x' }] },
    });
    expect(tried.status).toBe(200);
  });
});
