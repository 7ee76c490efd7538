// What leaves the form, what it starts with, and what it does not know.
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  createJudge,
  draftOf,
  newItem,
  startAnswers,
  submissionOf,
  unknownPaths,
  withDefaults,
} from '../../runtime/core/index.ts';
import { ALWAYS, rule, uncheckedBundleOf, validatorOf } from '../helpers/bundle.ts';

const contact = {
  type: 'object',
  properties: {
    email: { type: 'string' },
    phone: { type: 'string' },
    kind: { type: 'string', default: 'OTHER' },
  },
} as const;
const form = await uncheckedBundleOf({
  sections: {
    main: {
      schema: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          tax: { type: 'string', writeOnly: true },
          helper: { type: 'string' },
          hidden: { type: 'string' },
          method: { type: 'integer', default: 0 },
          state: { type: 'string' },
          tags: { type: 'array', items: { type: 'string' } },
          free: { type: 'object' },
          contacts: { type: 'array', minItems: 1, items: contact },
        },
      },
      ui: { helper: { 'ui:options': { transient: true } } },
    },
  },
  rules: [
    rule('hide', ALWAYS, { type: 'hide', fields: ['/hidden'] }),
    rule(
      'first',
      ['context.lead.vip', 'equalIgnoringCase', 'yes'],
      { type: 'tag', field: '/tags', value: 'VIP' },
      { on: 'start' },
    ),
  ],
  house: { formats: { state: { table: 'states', letters: 2 } } },
  files: {
    'schemas/tables/states.json': {
      $schema: '../meta/table.schema.json',
      values: { Georgia: 'GA' },
    },
  },
  form: {
    start: {
      map: [
        { to: 'name', from: 'lead.firstname' },
        { to: 'contacts.0.phone', from: 'lead.phone', as: 'phone' },
        { to: 'state', from: 'lead.state', as: 'state' },
        { to: 'contacts.0.email', from: 'lead.constructor' },
      ],
    },
  },
});

describe('a submission', () => {
  it('has no hidden, helper or blank answers, and no rows without any', async () => {
    const answers = {
      name: 'A',
      tax: '1',
      helper: 'h',
      hidden: 'x',
      state: ' ',
      contacts: [{ email: '' }, { email: 'e' }],
    };
    const judgement = await createJudge(form, validatorOf(form)).judge({
      answers,
      context: {},
      moment: 'submit',
    });
    expect(submissionOf(form, judgement, validatorOf(form))).toEqual({
      name: 'A',
      tax: '1',
      contacts: [{ email: 'e' }],
    });
  });
});

describe('a row that a rule hides', () => {
  it('is left out of the submission with all it lacks, and the others keep their order', async () => {
    const type = ['row.kind', 'equal', { fact: 'method' }] as const;
    const rows = await uncheckedBundleOf({
      sections: {
        main: {
          schema: {
            type: 'object',
            properties: {
              method: { type: 'string' },
              rows: { type: 'array', items: { ...contact, required: ['email'] } },
            },
          },
          ui: {},
        },
      },
      rules: [rule('aside', type, { type: 'hide', fields: ['/rows/*'] }, { forEach: '/rows' })],
    });
    const many = Array.from({ length: 120 }, (_, at) =>
      at % 2 === 0 ? { kind: 'X' } : { kind: 'Y', email: `e${at}` },
    );
    const judgement = await createJudge(rows, validatorOf(rows)).judge({
      answers: { method: 'X', rows: many },
      context: {},
      moment: 'submit',
    });
    expect(judgement.faults).toEqual([]);
    expect(submissionOf(rows, judgement, validatorOf(rows)).rows).toEqual(
      many.filter(({ kind }) => kind === 'Y'),
    );
  });
});

describe('a draft', () => {
  it('has everything but secrets', () => {
    expect(draftOf(form, { name: '', tax: '123', helper: 'h' })).toEqual({ name: '', helper: 'h' });
  });
});

describe('a new form', () => {
  it('starts with what is known, formatted, then defaults, then its start rules', async () => {
    const lead = { firstname: 'Ann', phone: '+1 404 555 0123', state: 'georgia', vip: 'YES' };
    expect(await startAnswers(form, { lead })).toEqual({
      name: 'Ann',
      method: 0,
      state: 'GA',
      tags: ['VIP'],
      contacts: [{ phone: '(404)555-0123', kind: 'OTHER' }],
    });
  });

  it('starts with defaults and the least rows when nothing is known', async () => {
    expect(await startAnswers(form, {})).toEqual({ method: 0, contacts: [{ kind: 'OTHER' }] });
  });

  it('keeps answers that are there already', () => {
    expect(withDefaults(form, { method: 1, contacts: [] })).toEqual({ method: 1, contacts: [] });
  });

  it('gives new rows their defaults', () => {
    expect(newItem(form, '/contacts')).toEqual({ kind: 'OTHER' });
    expect(newItem(form, 'nowhere')).toEqual({});
  });
});

describe('unknown places', () => {
  it('are named with the nearest place that exists', () => {
    expect(unknownPaths(form, { nmae: 'x', contacts: [{ emial: 'y' }], zzzzzz: 1 })).toEqual([
      { path: '/nmae', code: 'unknown', params: { name: 'nmae', nearest: 'name' }, section: '' },
      {
        path: '/contacts/0/emial',
        code: 'unknown',
        params: { name: 'emial', nearest: 'email' },
        section: 'main',
      },
      { path: '/zzzzzz', code: 'unknown', params: { name: 'zzzzzz' }, section: '' },
    ]);
  });

  it('are named up to a bound, so that a body full of them costs no more than it can show', () => {
    const body = Object.fromEntries(
      Array.from({ length: 100_000 }, (_, n) => [`field_${'x'.repeat(n % 40)}_${n}`, 1]),
    );
    expect(unknownPaths(form, body, 200)).toHaveLength(200);
    expect(unknownPaths(form, { contacts: [body, body] }, 200)).toHaveLength(200);
    const rows = Array.from({ length: 30 }, () => ({ emial: 'y' }));
    const suggested = unknownPaths(form, { contacts: rows }).filter(({ params }) => params.nearest);
    expect(suggested).toHaveLength(20);
  });

  it('are not found in a form that is filled in rightly, nor in an object of any names', () => {
    expect(
      unknownPaths(form, { name: 'x', free: { any: 1 }, contacts: [{ email: 'x' }], tags: ['a'] }),
    ).toEqual([]);
  });

  it.each([
    [{ contacts: 'x' }, '/contacts'],
    [{ contacts: { 0: { email: 'x' } } }, '/contacts'],
    [{ contacts: ['x'] }, '/contacts/0'],
    [{ name: { first: 'x' } }, '/name'],
    [{ name: ['x'] }, '/name'],
    [{ free: 'x' }, '/free'],
  ])('of the wrong shape in %j are refused at %s', (answers, path) => {
    expect(unknownPaths(form, answers)).toMatchObject([{ path, code: 'type' }]);
  });

  it('called __proto__ are refused even where any name may occur', async () => {
    const open = await uncheckedBundleOf({
      schema: { type: 'object', additionalProperties: true, properties: { a: {} } },
    });
    const answers = JSON.parse('{"__proto__": {}, "constructor": 1, "other": 1}');
    expect(unknownPaths(open, answers).map(({ path }) => path)).toEqual(['/__proto__']);
  });

  it('are known when any branch of the schema knows them', async () => {
    const branched = await uncheckedBundleOf({
      schema: {
        type: 'object',
        properties: { a: {} },
        oneOf: [{ properties: { b: {} } }],
        if: { required: ['a'] },
        else: { properties: { c: {} } },
      },
    });
    expect(unknownPaths(branched, { a: 1, b: 1, c: 1 })).toEqual([]);
  });
});

describe('a row that was added and left empty', async () => {
  const text = { type: 'string' } as const;
  const rows = {
    type: 'array',
    items: { type: 'object', properties: { kind: text, name: text } },
  } as const;
  const form = await uncheckedBundleOf({
    sections: {
      main: {
        schema: { type: 'object', properties: { people: rows, kinds: rows } },
        ui: { people: { 'ui:options': { item: { badge: './kind' } } } },
      },
    },
  });
  const submitted = async (answers: Answers) => {
    const judge = createJudge(form, validatorOf(form));
    return submissionOf(
      form,
      await judge.judge({ answers, context: {}, moment: 'submit' }),
      validatorOf(form),
    );
  };

  it('is not submitted: of which kind it is, is no answer', async () => {
    const people = [{ kind: 'PRIMARY', name: 'Ann' }, { kind: 'SECONDARY' }, { name: 'Bob' }];
    expect(await submitted({ people })).toEqual({ people: [people[0], people[2]] });
  });

  it('is submitted where its only answer is more than a kind', async () => {
    expect(await submitted({ kinds: [{ kind: 'A' }] })).toEqual({ kinds: [{ kind: 'A' }] });
  });
});
