// What schemas/README.md teaches is true: its example is built and its cases hold; its tables list what there really is.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type ContentSource, emptyForm } from '../../runtime/content/index.ts';
import { COMPUTE, EFFECTS, FORMATS, OPERATORS } from '../../runtime/core/index.ts';
import { built, repositoryContent } from '../helpers/releases.ts';

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

describe('the tables of the README', () => {
  it.each([
    ['Operators', () => Object.keys(OPERATORS)],
    ['Events', () => Object.keys(EFFECTS)],
    ['Compute functions', () => Object.keys(COMPUTE)],
    ['Formats', () => Object.keys(FORMATS)],
  ])('list the %s that there are', async (heading, real) => {
    expect(firstColumn(await file('schemas/README.md'), heading)).toEqual([...real()].sort());
  });

  it('list the widgets and options that the UI schema knows', async () => {
    const readme = await file('schemas/README.md');
    const meta = JSON.parse(await file('schemas/meta/ui.schema.json'));
    const widgets: string[] = meta.definitions.node.properties['ui:widget'].enum;
    const options = Object.keys(meta.definitions.options.properties);
    expect(firstColumn(readme, 'Widgets')).toEqual([...widgets].sort());
    expect(firstColumn(readme, 'Widget options')).toEqual([...options].sort());
  });
});

const SHARED = '## Sections that several forms share';
const sharedPart = (readme: string): string => readme.slice(readme.indexOf(`${SHARED}\n`));
const firstPart = (readme: string): string => readme.slice(0, readme.indexOf(`${SHARED}\n`));

/** Every JSON example with the path that stands above it. */
function examplesOf(readme: string): ReadonlyMap<string, string> {
  const found = readme.matchAll(/^`([\w./-]+\.json)`\n\n```json\n(.*?)^```/gms);
  return new Map([...found].map(([, path = '', text = '']) => [path, text]));
}

/** The words in code marks of the first column of the table under a heading, sorted. */
function firstColumn(readme: string, heading: string): readonly string[] {
  const start = readme.indexOf(`### ${heading}\n`);
  const end = readme.indexOf('\n#', start + 1);
  const rows = readme.slice(start, end).match(/^\| `[^|]*\|/gm) ?? [];
  return rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)).sort();
}
