// What a form puts before a person to agree to, as it is printed; and lists too wide for a table.
import { describe, expect, it } from 'vitest';
import { bundleFrom } from '../../../runtime/content/index.ts';
import type {
  Answers,
  FieldInfo,
  FormBundle,
  JsonObject,
  MarkdownTree,
  UiSchema,
} from '../../../runtime/core/index.ts';
import type { Blocks } from '../../../server/services/blocks.ts';
import { createCoverages } from '../../../server/services/coverages.ts';
import { createDocuments } from '../../../server/services/documents/index.ts';
import type { DocumentWords } from '../../../server/services/ports.ts';
import { MADE_HERE } from '../helpers/made-here.ts';

const text = (words: string): MarkdownTree => [
  { kind: 'heading', depth: 1, children: [{ kind: 'text', text: 'Inside' }] },
  { kind: 'paragraph', children: [{ kind: 'text', text: words }] },
];

/** Today's wording: whatever of it gets onto the paper of an older form is seen at once. */
const TODAY: DocumentWords = {
  locale: 'en-US',
  t: (key, params) => (params ? `${key} ${Object.values(params).join('/')}` : `TODAY ${key}`),
  has: () => true,
  page: () => text('Today'),
};

const PAGES = { 'pages.told': text('You confirm it.'), 'documents.contract': text('We agree.') };
const MESSAGES = {
  'small.title': 'Small',
  'small.print.enrollment': 'Small form',
  'documents.contract.title': 'Contract',
  'documents.form.yes': 'Yes',
  'documents.form.no': 'No',
  'documents.form.submitted': 'Submitted',
  'documents.form.notSubmitted': 'Not yet',
  'documents.form.annexes': 'Annexes',
  'app.name': 'Provider',
};

interface Field {
  readonly schema: JsonObject;
  readonly ui?: UiSchema;
  readonly info?: Partial<FieldInfo>;
}

function formOf(fields: Readonly<Record<string, Field>>): FormBundle {
  const part = <T>(of: (field: Field, name: string) => T) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field, name)]));
  const infos = Object.entries(fields).map(([name, { info }]) => [
    `/${name}`,
    { pointer: `/${name}`, section: 'one', type: 'string', label: `${name}.label`, ...info },
  ]);
  const labels = Object.fromEntries(Object.keys(fields).map((name) => [`${name}.label`, name]));
  const kept = {
    id: 'small',
    release: 'then',
    locale: 'en-US',
    timeZone: 'America/New_York',
    kind: 'single' as const,
    access: 'public' as const,
    sections: [
      {
        id: 'one',
        owns: Object.keys(fields).filter((name) => !name.includes('/')),
        title: 'small.title',
        schema: { type: 'object', properties: part(({ schema }) => schema) },
        ui: part(({ ui }) => ui ?? {}),
      },
    ],
    fields: Object.fromEntries(infos),
    rules: [],
    messages: { ...MESSAGES, ...labels },
    pages: PAGES,
    calls: {},
    modules: { validators: '', templates: '' },
    live: false,
  };
  return bundleFrom(JSON.stringify(kept), kept);
}

const documents = createDocuments({
  words: () => TODAY,
  views: () => ({}),
  declared: () => ({}),
  coverages: createCoverages(),
  ...MADE_HERE,
});

async function printed(
  form: FormBundle,
  answers: Answers,
  hidden: readonly string[] = [],
): Promise<Blocks> {
  const states = Object.fromEntries(hidden.map((pointer) => [pointer, { hidden: true }]));
  const { blocks } = await documents.application({ form, answers, kind: 'enrollment', states });
  return blocks ?? [];
}

describe('what is agreed to', () => {
  const form = formOf({
    told: {
      schema: { type: 'boolean' },
      ui: {
        'ui:widget': 'agreement',
        'ui:options': { page: 'pages.told', transient: true, keptIn: '/kept' },
      },
      info: { transient: true },
    },
    signed: {
      schema: { type: 'boolean' },
      ui: { 'ui:widget': 'agreement', 'ui:options': { page: 'documents.contract' } },
    },
    kept: { schema: { type: 'boolean' }, ui: { 'ui:hidden': true } },
  });
  const annex: Blocks = [
    { kind: 'newPage' },
    { kind: 'heading', depth: 1, text: 'Contract' },
    { kind: 'heading', depth: 1, text: 'Inside' },
    { kind: 'paragraph', runs: [{ text: 'We agree.' }] },
  ];

  it('is printed with its text where it is short, and in full after the answers where it is a document', async () => {
    expect(await printed(form, { told: true, signed: true })).toEqual([
      { kind: 'heading', depth: 1, text: 'Small form' },
      {
        kind: 'facts',
        rows: [
          ['Submitted', 'Not yet'],
          ['Annexes', 'Contract'],
        ],
      },
      { kind: 'heading', depth: 2, text: 'Small' },
      { kind: 'heading', depth: 4, text: 'Inside' },
      { kind: 'paragraph', runs: [{ text: 'You confirm it.' }] },
      { kind: 'facts', rows: [['told', 'Yes']] },
      { kind: 'heading', depth: 4, text: 'Contract' },
      { kind: 'facts', rows: [['signed', 'Yes']] },
      ...annex,
    ]);
  });

  it.each<[Answers, string, string]>([
    [{}, 'No', 'No'],
    [{ kept: true }, 'Yes', 'No'],
    [{ kept: true, told: false }, 'No', 'No'],
    [{ kept: false, signed: true }, 'No', 'Yes'],
  ])('of %j is told %s and signed %s', async (answers, told, signed) => {
    const blocks = await printed(form, answers);
    expect(blocks).toContainEqual({ kind: 'facts', rows: [['told', told]] });
    expect(blocks).toContainEqual({ kind: 'facts', rows: [['signed', signed]] });
  });

  it('is left out where it is hidden; the documents of the form are not', async () => {
    const blocks = await printed(form, { kept: true }, ['/told', '/signed']);
    expect(blocks.slice(2)).toEqual(annex);
  });

  it('takes no long text and no sentence of today', async () => {
    const blocks = JSON.stringify(await printed(form, { told: true }));
    expect(blocks).not.toMatch(/today/i);
  });
});

describe('a list too wide for a table', () => {
  const names = ['city', 'street', 'notes', 'remarks', 'origin', 'purpose'];
  const long = (name: string) => `${name} ${'incomprehensibilities '.repeat(2)}`.trim();
  const info = (name: string): Field => ({ schema: {}, info: { label: `${name}.label` } });
  const form = formOf({
    places: {
      schema: {
        type: 'array',
        items: {
          type: 'object',
          properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
        },
      },
      ui: { 'ui:options': { item: { title: ['./city', './street'] } } },
      info: { texts: { item: 'places.item' } },
    },
    ...Object.fromEntries(names.map((name) => [`places/*/${name}`, info(name)])),
  });

  it('has a heading for each row: what the row is called on the screen, or its number', async () => {
    const wide = Object.fromEntries(names.slice(2).map((name) => [name, long(name)]));
    const places = [{ ...wide, city: 'Rome' }, { ...wide, city: 'Oslo', street: 'North 1' }, wide];
    const blocks = await printed({ ...form, pages: {} }, { places });
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(headings.slice(3)).toEqual(['Rome', 'Oslo, North 1', 'places.item places/3']);
    expect(blocks.filter(({ kind }) => kind === 'facts')).toHaveLength(4);
  });

  it('is a table as soon as its texts fit side by side, however many columns it has', async () => {
    const short = Object.fromEntries(names.map((name) => [name, name]));
    const blocks = await printed({ ...form, pages: {} }, { places: [short, short] });
    expect(blocks.find(({ kind }) => kind === 'table')).toMatchObject({ rows: [names, names] });
  });
});
