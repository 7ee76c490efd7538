// Documents: every agreement can be had by name; a form prints as it is asked, without secrets, helpers or what is hidden.
import { describe, expect, it } from 'vitest';
import { bundleFrom } from '../../../runtime/content/index.ts';
import type {
  Answers,
  AppBundle,
  FormBundle,
  JsonObject,
  MarkdownTree,
} from '../../../runtime/core/index.ts';
import house from '../../../schemas/house.json' with { type: 'json' };
import feeSchedule from '../../../schemas/views/fee-schedule.json' with { type: 'json' };
import type { Blocks } from '../../../server/services/blocks.ts';
import { createCoverages } from '../../../server/services/coverages.ts';
import { formBlocks } from '../../../server/services/documents/from-form.ts';
import { createDocuments } from '../../../server/services/documents/index.ts';
import type { DocumentWords } from '../../../server/services/ports.ts';
import { MADE_HERE } from '../helpers/made-here.ts';

const paragraph = (text: string): MarkdownTree => [
  { kind: 'paragraph', children: [{ kind: 'text', text }] },
];

const DECLARED = house.documents as unknown as AppBundle['documents'];
const VIEWS = { 'fee-schedule': feeSchedule as unknown as JsonObject };

/** Every key is its own sentence, except those given. */
function words(given: Readonly<Record<string, string>> = {}): DocumentWords {
  return {
    locale: 'en-US',
    t: (key, params) => given[key] ?? `${key}${params ? JSON.stringify(params) : ''}`,
    has: (key) => !key.startsWith('none.'),
    page: (key) => paragraph(`The text ${key}.`),
  };
}

describe('agreement files', () => {
  const documents = createDocuments({
    words: () =>
      words({ 'documents.attorney_agreement.title': 'Fee for Services Attorney Agreement' }),
    views: () => VIEWS,
    declared: () => DECLARED,
    coverages: createCoverages(),
    ...MADE_HERE,
  });

  it.each(documents.names)('prints %s as a PDF that names its language and title', async (name) => {
    const document = await documents.agreement(name);
    const text = document?.body.toString('latin1') ?? '';
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('/Lang (en-US)');
    expect(text).toContain('/DisplayDocTitle true');
    expect(document?.fileName).toMatch(/\.pdf$/);
  });

  it('finds a file by its id, its title or its file name, in any capitals', async () => {
    const title = 'Fee for Services Attorney Agreement';
    for (const name of ['attorney_agreement', title, `${title}.pdf`, title.toUpperCase()]) {
      expect((await documents.agreement(name))?.title).toBe(title);
    }
  });

  it.each(['', 'nothing.pdf', '../secret', 'constructor', '__proto__'])(
    'knows no file "%s"',
    async (name) => {
      expect(await documents.agreement(name)).toBeUndefined();
    },
  );

  it('prints once and again only when the wording changes', async () => {
    let intro = 'First wording';
    const changing = createDocuments({
      words: () => ({ ...words(), page: () => paragraph(intro) }),
      views: () => VIEWS,
      declared: () => DECLARED,
      coverages: createCoverages(),
      ...MADE_HERE,
    });
    const first = (await changing.agreement('attorney_agreement'))?.body;
    expect((await changing.agreement('attorney_agreement'))?.body).toBe(first);
    intro = 'Second wording';
    expect((await changing.agreement('attorney_agreement'))?.body).not.toBe(first);
  });
});

/** A form as the server brings one back that it keeps. */
const bundleOf = (kept: object): FormBundle => bundleFrom(JSON.stringify(kept), house);

describe('a form', () => {
  const field = (pointer: string, more = {}) => ({
    [pointer]: { pointer, section: 'one', type: 'string', label: pointer, ...more },
  });
  const kept = {
    id: 'small',
    release: 'r',
    locale: 'en-US',
    timeZone: 'America/New_York',
    kind: 'single' as const,
    access: 'public' as const,
    sections: [
      {
        id: 'one',
        owns: [
          'name',
          'born',
          'rate',
          'agreed',
          'kinds',
          'state',
          'account',
          'helper',
          'secretly',
          'rows',
          'rowId',
        ],
        title: 'Section one',
        groups: [{ id: 'who', title: 'Who', fields: ['born', 'name'] }],
        schema: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            born: { type: 'string', format: 'date' },
            rate: { type: 'number' },
            agreed: { type: 'boolean' },
            kinds: { type: 'array', items: { type: 'string' } },
            state: {
              type: 'object',
              properties: { STATECD: { type: 'string' }, state_name: { type: 'string' } },
            },
            account: { type: 'string' },
            helper: { type: 'string' },
            secretly: { type: 'string' },
            rowId: { type: 'string' },
            rows: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  county: { type: 'string' },
                  plan: { type: 'string' },
                  empty: { type: 'string' },
                },
              },
            },
          },
        },
        ui: {
          'ui:groups': [{ id: 'who', fields: ['born', 'name'] }],
          rate: { 'ui:widget': 'money' },
          state: {
            'ui:widget': 'select',
            'ui:options': { options: { call: 'getState', label: 'state_name' } },
          },
          secretly: { 'ui:hidden': true },
          rows: { items: { 'ui:order': ['plan', 'county'] } },
        },
      },
    ],
    fields: {
      ...field('/name'),
      ...field('/born'),
      ...field('/rate'),
      ...field('/agreed'),
      ...field('/kinds', { options: { a: 'Kind A' } }),
      ...field('/state'),
      ...field('/account', { secret: true }),
      ...field('/helper', { transient: true }),
      ...field('/secretly'),
      ...field('/rowId', { label: 'none.label' }),
      ...field('/rows', { label: 'Rows' }),
      ...field('/rows/*/county', { label: 'County' }),
      ...field('/rows/*/plan', { label: 'Plan' }),
      ...field('/rows/*/empty', { label: 'Empty' }),
    },
    rules: [],
    messages: {},
    pages: {},
    calls: {},
    modules: { validators: '', templates: '' },
    live: false,
  };
  const form = bundleOf(kept);
  const print = (answers: Answers, hidden: readonly string[] = []): Blocks =>
    formBlocks({
      form,
      answers,
      words: words(),
      states: Object.fromEntries(hidden.map((pointer) => [pointer, { hidden: true }])),
    });

  it('prints each answer as people write it, in the order of the layout', () => {
    const answers = {
      name: ' Dana ',
      born: '1980-03-09',
      rate: 1285.5,
      agreed: false,
      kinds: ['a', 'b'],
      state: { STATECD: 'GA', state_name: 'Georgia' },
    };
    expect(print(answers)).toEqual([
      { kind: 'heading', depth: 2, text: 'Section one' },
      { kind: 'heading', depth: 3, text: 'Who' },
      {
        kind: 'facts',
        rows: [
          ['/born', '03/09/1980'],
          ['/name', 'Dana'],
        ],
      },
      {
        kind: 'facts',
        rows: [
          ['/rate', '$1,285.50'],
          ['/agreed', 'documents.form.no'],
          ['/kinds', 'Kind A, b'],
          ['/state', 'Georgia'],
        ],
      },
    ]);
  });

  it('leaves out a date that stands for none', () => {
    const [section] = kept.sections;
    const ui = { born: { 'ui:options': { none: ['1969-12-31'] } } };
    const noneKnown = bundleOf({ ...kept, sections: [{ ...section, ui }] });
    for (const born of ['1969-12-31', '0000-00-00 00:00:00']) {
      const printed = {
        form: noneKnown,
        answers: { born },
        words: words(),
        states: {},
      };
      expect(formBlocks(printed)).toEqual([]);
    }
  });

  it('shows only the last four of a secret, and no helper, hidden or unlabelled field', () => {
    const answers = {
      account: '000123456789',
      helper: 'h',
      secretly: 's',
      rowId: 'x',
      name: 'Dana',
    };
    expect(print(answers, ['/name'])).toEqual([
      { kind: 'heading', depth: 2, text: 'Section one' },
      { kind: 'facts', rows: [['/account', '*****6789']] },
    ]);
  });

  it('prints nothing of a section without answers', () => {
    expect(print({ name: '  ', rows: [], kinds: [] })).toEqual([]);
  });

  it('prints rows as a table without deleted rows and without columns nobody filled', () => {
    const rows = [
      { county: 'Fulton', plan: 'FAM' },
      { county: 'Cobb', plan: 'FAM', deleted: 1 },
      { county: 'Bibb', plan: 'CDL', empty: '' },
    ];
    expect(print({ rows })).toContainEqual({
      kind: 'table',
      columns: [
        { heading: 'Plan', wide: false },
        { heading: 'County', wide: true },
      ],
      rows: [
        ['FAM', 'Fulton'],
        ['CDL', 'Bibb'],
      ],
    });
  });

  it('brings hundreds of rows that differ in one column together', () => {
    const rows = Array.from({ length: 254 }, (_, index) => ({
      county: `County ${index}`,
      plan: index % 2 ? 'FAM' : 'CDL',
    }));
    const table = print({ rows }).find((block) => block.kind === 'table');
    expect(table?.rows).toHaveLength(2);
    expect(table?.rows[0]?.[1]).toContain('County 0, County 2, County 4');
  });
});
