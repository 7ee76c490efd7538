// What schemas/README.md teaches is true: its example is built and its cases hold; its tables list what there really is.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type ContentSource, emptyForm } from '../../runtime/content/index.ts';
import {
  answerKind,
  COMPUTE,
  DECORATORS,
  EFFECTS,
  FIELD_OPTIONS,
  FORMATS,
  OPERATORS,
  type Schema,
  tableView,
  WIDGETS,
  type WidgetDescriptor,
} from '../../runtime/core/index.ts';
import { examplesOf } from '../helpers/readme-examples.ts';
import { built, repositoryContent } from '../helpers/releases.ts';

type Value = Readonly<Record<string, unknown>>;

const file = (path: string): Promise<string> =>
  readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('the example of the README', () => {
  it('is a form without faults, whose cases hold', async () => {
    const example = examplesOf(firstPart(await file('schemas/README.md')));
    const source: ContentSource = new Map([...(await repositoryContent()), ...example]);
    const { release, faults } = await built(source);
    expect(faults).toEqual([]);
    expect(release?.forms.speaker?.bundle.rules.map(({ name }) => name)).toEqual([
      'travel-shows-city',
      'travel-needs-city',
    ]);
  });

  it('replaces every file that npm run new-form lays out, and no other', async () => {
    const example = examplesOf(firstPart(await file('schemas/README.md')));
    expect([...example.keys()].sort()).toEqual(Object.keys(emptyForm('speaker')).sort());
  });

  it('runs its cases: a wrong expectation is a fault', async () => {
    const example = examplesOf(firstPart(await file('schemas/README.md')));
    const cases = 'rules/speaker.cases.json';
    const wrong = (example.get(cases) ?? '').replace('"hidden"', '"shown"');
    const source: ContentSource = new Map([
      ...(await repositoryContent()),
      ...example,
      [cases, wrong],
    ]);
    const { faults } = await built(source);
    expect(faults.map(({ file }) => file)).toContain(cases);
  });
});

describe('the example of a form with a list', () => {
  it('is a form without faults, whose cases hold, in the files that npm run new-form lays out', async () => {
    const example = examplesOf(listPart(await file('schemas/README.md')));
    expect([...example.keys()].sort()).toEqual(Object.keys(emptyForm('expenses')).sort());
    const { release, faults } = await built(new Map([...(await repositoryContent()), ...example]));
    expect(faults).toEqual([]);
    expect(release?.forms.expenses?.bundle.fields['/costs/*/amount']?.widget).toBe('money');
  });
});

describe('the example of a section that several forms share', () => {
  it('brings all of the section, beside what only the form has', async () => {
    const example = examplesOf(sharedPart(await file('schemas/README.md')));
    const remarks = {
      'schemas/forms/office-data/remarks.schema.json':
        '{ "$schema": "../../meta/section.schema.json", "type": "object", "properties": { "remark": { "type": "string" } } }',
      'schemas/forms/office-data/remarks.ui.json': '{ "$schema": "../../meta/ui.schema.json" }',
      'messages/en-US/office-data.json':
        '{ "$schema": "../../schemas/meta/messages.schema.json", "remark.label": "Remark", "college.label": "University", "practice.group.education.title": "Schools", "credentials.lic_exp_date.error.before": "Look again." }',
    };
    const source: ContentSource = new Map([
      ...(await repositoryContent()),
      ...example,
      ...Object.entries(remarks),
    ]);
    const { release, faults } = await built(source);
    expect(faults).toEqual([]);
    const bundle = release?.forms['office-data']?.bundle;
    expect(bundle?.sections.map(({ id }) => id)).toEqual(['practice', 'remarks']);
    expect(bundle?.fields['/college']?.label).toBe('office-data.college.label');
    expect(bundle?.fields['/low_school']?.label).toBe('sections.practice.low_school.label');
  });
});

describe('the example of a table', () => {
  it('is a view without faults, with its words', async () => {
    const example = examplesOf(tablePart(await file('schemas/README.md')));
    expect([...example.keys()]).toEqual([
      'schemas/views/all-coverages.json',
      'messages/en-US/views.json',
    ]);
    const content = new Map([...(await repositoryContent()), ...example]);
    const words = [
      await file('messages/en-US/views.json'),
      example.get('messages/en-US/views.json'),
    ];
    const together = Object.assign({}, ...words.map((text) => JSON.parse(text ?? '')));
    content.set('messages/en-US/views.json', JSON.stringify(together));
    const { release, faults } = await built(content);
    expect(faults).toEqual([]);
    const view = tableView(release?.app.views ?? {}, 'all-coverages');
    expect(view.columns.map(({ key }) => key)).toEqual(['desc', 'plan_class']);
  });
});

describe('what the README shows of the content', () => {
  it('stands in the file that it names, word for word', async () => {
    const source = await repositoryContent();
    const shown = blocksOf(await file('schemas/README.md'), 'From');
    expect(shown.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'schemas/flows/request.json',
        'messages/en-US/mail/request_replied.md',
        'schemas/house.json',
        'schemas/tables/states.json',
        'schemas/calls/getCounty.json',
      ]),
    );
    for (const { path, text } of shown) {
      const real = source.get(path) ?? '';
      if (path.endsWith('.json'))
        expect(JSON.parse(real), path).toSatisfy(holding(JSON.parse(text)));
      else expect(real, path).toContain(text);
    }
  });

  it('may be added as it says: a state more, with the moves there and back, is no fault', async () => {
    const added = blocksOf(await file('schemas/README.md'), 'Added to');
    expect(added.map(({ path }) => path)).toEqual([
      'schemas/flows/request.json',
      'messages/en-US/flows.json',
    ]);
    const source = new Map(await repositoryContent());
    for (const { path, text } of added)
      source.set(
        path,
        JSON.stringify(joined(JSON.parse(source.get(path) ?? ''), JSON.parse(text))),
      );
    const { release, faults } = await built(source);
    expect(faults).toEqual([]);
    const flows = JSON.stringify(release?.app.flows);
    expect(flows).toContain('"On hold"');
    // Without its words, the same is refused: the example shows all that is needed.
    source.set(
      'messages/en-US/flows.json',
      (await repositoryContent()).get('messages/en-US/flows.json') ?? '',
    );
    const unsaid = await built(source);
    expect(unsaid.faults.map(({ code }) => code)).toContain('unknown-message');
  });

  it('leads to headings that are there', async () => {
    const readme = await file('schemas/README.md');
    const options = await file('docs/options.md');
    for (const [, page = '', heading = ''] of readme.matchAll(/\]\(([\w./-]*)#([\w-]+)\)/g)) {
      const target =
        page === ''
          ? readme
          : page.endsWith('options.md')
            ? options
            : await file(page.replace('../', ''));
      expect(anchorsOf(target), `${page}#${heading}`).toContain(heading);
    }
  });
});

describe('the table of kinds', () => {
  it.each(Object.keys(KINDS))('names the widgets that suit %s, and no other', async (kind) => {
    const own = JSON.parse(await file('schemas/widgets.json')).widgets;
    const all = Object.entries<WidgetDescriptor>({ ...WIDGETS, ...own });
    const asked = answerKind(KINDS[kind] ?? {});
    const suited = all.filter(
      ([name, { suits, chosen }]) =>
        asked !== undefined && suits.includes(asked) && !chosen && !FOR_ALL.includes(name),
    );
    expect(widgetsFor(await file('schemas/README.md'), kind)).toEqual(
      suited.map(([name]) => name).sort(),
    );
  });
});

describe('the options that suit every field', () => {
  it('are those that the README names', async () => {
    const readme = await file('schemas/README.md');
    const line = readme.split('\n').find((one) => one.includes('suit every field.')) ?? '';
    const named = line.slice(line.indexOf('stands. ')).matchAll(/`(\w+)`/g);
    expect([...named].map(([, word]) => word)).toEqual([...FIELD_OPTIONS]);
  });
});

describe('the tables of the README', () => {
  it.each([
    ['Operators', () => Object.keys(OPERATORS)],
    ['Before an operator', () => Object.keys(DECORATORS).map((name) => `${name}:`)],
    ['Events', () => Object.keys(EFFECTS)],
    ['Compute functions', () => Object.keys(COMPUTE)],
    ['Formats', () => Object.keys(FORMATS)],
  ])('list the %s that there are', async (heading, real) => {
    expect(firstColumn(await file('schemas/README.md'), heading)).toEqual([...real()].sort());
  });

  it('list the widgets that the UI schema knows', async () => {
    const readme = await file('schemas/README.md');
    const meta = JSON.parse(await file('schemas/meta/ui.schema.json'));
    const widgets: string[] = meta.definitions.node.properties['ui:widget'].enum;
    expect(firstColumn(readme, 'Widgets')).toEqual([...widgets].sort());
  });
});

/** The widgets that a row of the table of kinds names beside the schema. */
function widgetsFor(readme: string, kind: string): readonly string[] {
  const row = readme.split('\n').find((line) => line.includes(`(${kind}) |`)) ?? '';
  const named = [...row.matchAll(/`([a-zA-Z]+)`/g)].map(([, word = '']) => word);
  return named.filter((word) => !['maxLength', 'items'].includes(word)).sort();
}

const TABLE = '## A table';
const tablePart = (readme: string): string =>
  readme.slice(readme.indexOf(`${TABLE}\n`), readme.indexOf('\n## A status flow\n'));

const SHARED = '## Sections that several forms share';
const sharedPart = (readme: string): string =>
  readme.slice(readme.indexOf(`${SHARED}\n`), readme.indexOf(`${TABLE}\n`));
/** What is written of each kind of answer, and the schema that asks for such. */
const KINDS: Readonly<Record<string, Schema>> = {
  text: { type: 'string' },
  number: { type: 'number' },
  'whole number': { type: 'integer' },
  'yes or no': { type: 'boolean' },
  'one of a few values': { enum: ['a', 'b'] },
  'several of a few values': { type: 'array', items: { enum: ['a', 'b'] } },
  rows: { type: 'array', items: { type: 'object' } },
  list: { type: 'array', items: { type: 'string' } },
  'group of fields': { type: 'object' },
};
const FOR_ALL = ['hidden', 'statement'];

const LIST = '## A form with a list';
const firstPart = (readme: string): string => readme.slice(0, readme.indexOf(`${LIST}\n`));
const listPart = (readme: string): string =>
  readme.slice(readme.indexOf(`${LIST}\n`), readme.indexOf(`${STEPS}\n`));

const STEPS = '## A form in steps, with choices from calls';

/** Every block of code under a line that says where it is from, or goes to. */
function blocksOf(readme: string, word: 'From' | 'Added to') {
  const found = readme.matchAll(/^(From|Added to) `([\w./-]+)`:\n\n```\w+\n(.*?)^```/gms);
  return [...found].flatMap(([, said, path = '', text = '']) =>
    said === word ? [{ path, text }] : [],
  );
}

/** Whether a value has all that a part of it shows: members by name, things of a list by what is shown of them. */
const holding =
  (part: unknown) =>
  (whole: unknown): boolean => {
    if (Array.isArray(part))
      return Array.isArray(whole) && part.every((one) => whole.some(holding(one)));
    if (typeof part !== 'object' || part === null) return part === whole;
    const all = Object(whole) as Value;
    return Object.entries(part).every(([name, one]) => holding(one)(all[name]));
  };

/** A file with more members, and with more things in its lists. */
const joined = (file: Value, more: Value): Value => ({
  ...file,
  ...Object.fromEntries(
    Object.entries(more).map(([name, value]) => {
      const before = file[name];
      return [name, Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value];
    }),
  ),
});

/** What links lead to: headings in small letters, with hyphens. */
const anchorsOf = (page: string): readonly string[] =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

/** The words in code marks of the first column of the table under a heading, sorted. */
function firstColumn(readme: string, heading: string): readonly string[] {
  const start = readme.indexOf(`### ${heading}\n`);
  const end = readme.indexOf('\n#', start + 1);
  const rows = readme.slice(start, end).match(/^\| `[^|]*\|/gm) ?? [];
  return rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)).sort();
}
