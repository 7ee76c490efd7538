// Real schemas that others wrote become forms that judge; those no form can be made of are refused with the reason.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  buildRelease,
  contentOf,
  importForm,
  importJsonSchema,
} from '../../runtime/content/index.ts';
import type { JsonObject } from '../../runtime/core/index.ts';
import { describe, metaFiles, smallFiles } from './kits/small-content.ts';

const read = async (name: string) =>
  JSON.parse(await readFile(new URL(`../fixtures/import/${name}`, import.meta.url), 'utf8'));

interface Foreign {
  readonly name: string;
  readonly valid: JsonObject | string;
  readonly invalid: JsonObject;
  /** ajv's word for what is wrong with the invalid one. */
  readonly because: string;
  readonly live: boolean;
}

const FOREIGN: readonly Foreign[] = [
  {
    name: 'jsonresume-resume',
    valid: 'jsonresume-resume.sample.json',
    invalid: { basics: { email: 'no address' } },
    because: '/basics/email format',
    live: false,
  },
  {
    name: 'jsonresume-job',
    valid: 'jsonresume-job.sample.json',
    invalid: { remote: 'Sometimes' },
    because: '/remote enum',
    live: false,
  },
  {
    name: 'geojson-geometry',
    valid: { type: 'Point', coordinates: [1, 2] },
    invalid: { type: 'Point', coordinates: [1] },
    because: '/coordinates minItems',
    live: true,
  },
  {
    name: 'jsonforms-one-of',
    valid: { name: 'Ann', addressOrUser: { name: 'Ann', mail: 'ann@example.com' } },
    invalid: { name: 'Ann', addressOrUser: { name: 'Ann' } },
    because: '/addressOrUser oneOf',
    live: true,
  },
  {
    name: 'jsonforms-enum',
    valid: { plainEnum: 'foo', oneOfEnum: 'foobar' },
    invalid: { oneOfEnum: 'nothing' },
    because: '/oneOfEnum enum',
    live: false,
  },
  {
    name: 'jsonforms-person',
    valid: { occupation: 'Baker', nationality: 'IT', personalData: { age: 40, height: 1.8 } },
    invalid: { occupation: 'Baker', nationality: 'IT', postalCode: '123456' },
    because: '/postalCode maxLength',
    live: false,
  },
  {
    name: 'jsonforms-if-then-else',
    valid: { b: true },
    invalid: { b: false },
    because: ' required',
    live: true,
  },
];

test.each(FOREIGN)(
  '$name becomes a form that tells right answers from wrong ones',
  async ({ name, valid, invalid, because, live }) => {
    const imported = importJsonSchema(await read(`${name}.schema.json`), { id: 'foreign' });
    expect(imported.faults).toEqual([]);
    const built = await buildRelease(contentOf({ ...(await metaFiles()), ...imported.files }));
    expect(built.faults.map(describe)).toEqual([]);
    const form = built.release?.forms.foreign;
    expect(form?.bundle.live).toBe(live);
    const right = typeof valid === 'string' ? await read(valid) : valid;
    expect(form?.validate(withoutSchema(right))).toEqual([]);
    const wrong = form
      ?.validate(invalid)
      .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
    expect(wrong).toContain(because);
  },
);

/** The samples name their own schema, which is not an answer. */
function withoutSchema({ $schema: _schema, ...answers }: JsonObject): JsonObject {
  return answers;
}

test('texts of the schema become messages, names of fields become labels', async () => {
  const { files } = importJsonSchema(await read('jsonforms-person.schema.json'), { id: 'person' });
  const words = JSON.parse(files['messages/en-US/person.json'] ?? '');
  expect(words['name.hint']).toBe('Please enter your name');
  expect(words['birthDate.label']).toBe('Birth date');
  expect(words['personalData.drivingSkill.label']).toBe('Driving skill');
  expect(files['schemas/forms/person/main.schema.json']).not.toContain('Please enter');
});

test('a sentence that is said already, in the schema or in the content around, is used', async () => {
  const question = { type: 'string', title: 'What is your name?', description: 'As on your card.' };
  const schema = { type: 'object', properties: { yours: question, theirs: question } };
  const among = contentOf(smallFiles());
  const around = new Map([...among, ['messages/en-US/old.json', '{ "card": "As on your card." }']]);
  const { files } = importJsonSchema(schema, { id: 'new', among: around });
  expect(JSON.parse(files['messages/en-US/new.json'] ?? '')).toMatchObject({
    'yours.label': 'What is your name?',
    'theirs.label': { use: 'new.yours.label' },
    'yours.hint': { use: 'old.card' },
    'theirs.hint': { use: 'old.card' },
  });
});

test('constants with titles become choices with names', async () => {
  const { files } = importJsonSchema(await read('jsonforms-enum.schema.json'), { id: 'choice' });
  const schema = JSON.parse(files['schemas/forms/choice/main.schema.json'] ?? '');
  expect(schema.properties.oneOfEnum).toEqual({ type: 'string', enum: ['foo', 'bar', 'foobar'] });
  const words = JSON.parse(files['messages/en-US/choice.json'] ?? '');
  expect(words['oneOfEnum.option.foobar']).toBe('FooBar');
});

test('a UI schema in the dialect of RJSF is taken over', () => {
  const { files, leftOut } = importJsonSchema(
    { type: 'object', properties: { bio: { type: 'string' }, age: { type: 'integer' } } },
    {
      id: 'rjsf',
      ui: {
        'ui:order': ['age', 'bio'],
        bio: { 'ui:widget': 'textarea', 'ui:options': { rows: 5 }, 'ui:title': 'About you' },
        age: { 'ui:widget': 'range' },
      },
    },
  );
  const ui = JSON.parse(files['schemas/forms/rjsf/main.ui.json'] ?? '');
  expect(ui.bio).toEqual({ 'ui:widget': 'multiline', 'ui:options': { rows: 5 } });
  expect(JSON.parse(files['messages/en-US/rjsf.json'] ?? '')['bio.label']).toBe('About you');
  expect(leftOut).toEqual(['ui:widget']);
});

test('a schema that comes back to itself is asked three levels deep, and it is said where it ends', async () => {
  const { faults, files, report } = importJsonSchema(
    await read('jsonforms-recursive.schema.json'),
    {
      id: 'foreign',
    },
  );
  expect(faults).toEqual([]);
  expect(files['schemas/forms/foreign/main.schema.json']).not.toContain('$ref');
  expect(report.filter(({ did }) => did === 'left out')).toEqual([
    expect.objectContaining({ what: 'what stands inside itself more than 3 levels deep' }),
  ]);
});

test.each([
  ['a schema that says nothing', {}, 'no-fields'],
  [
    'levels that each need the next',
    { type: 'object', required: ['next'], properties: { next: { $ref: '#' } } },
    'recursive-ref',
  ],
])('%s is refused', (_name, schema, code) => {
  expect(importJsonSchema(schema, { id: 'foreign' }).faults.map((fault) => fault.code)).toEqual([
    code,
  ]);
});

test('of a schema of which nothing is left every reason is said at once', async () => {
  const schema = {
    type: 'object',
    properties: {
      lost: { $ref: '#/definitions/lost' },
      gone: { $ref: 'gone.json' },
    },
  };
  const main = 'foreign.json';
  const among = contentOf({ ...(await metaFiles()), ...smallFiles() });
  const files = new Map([[main, schema]]);
  const { faults } = await importForm({ main, files }, { id: 'foreign', among });
  expect(faults.map(({ place, message }) => `${place}: ${message}`)).toEqual([
    '/lost: "#/definitions/lost" names nothing that exists.',
    '/gone: "gone.json" names another file, which is not there.',
  ]);
});

test('refs that multiply are refused before they fill the memory', () => {
  const level = (next: string) => ({
    type: 'object',
    properties: Object.fromEntries(
      'abcdefghij'.split('').map((name) => [name, { $ref: `#/definitions/${next}` }]),
    ),
  });
  const definitions = {
    a: level('b'),
    b: level('c'),
    c: level('d'),
    d: level('e'),
    e: { type: 'string' },
  };
  const { faults } = importJsonSchema({ ...level('a'), definitions }, { id: 'foreign' });
  expect(faults.map((fault) => fault.code)).toEqual(['schema-too-large']);
});

test('braces in foreign texts never become templates', () => {
  const { files } = importJsonSchema(
    { properties: { a: { type: 'string', title: 'Write {{name}}' } } },
    { id: 'foreign' },
  );
  expect(JSON.parse(files['messages/en-US/foreign.json'] ?? '')['a.label']).toBe('Write { {name}}');
});

test('what needs something else, by either word of later drafts, is still needed', async () => {
  const text = { type: 'string' };
  const { files, faults } = importJsonSchema(
    {
      type: 'object',
      properties: { card: text, holder: text, gift: text },
      dependentRequired: { card: ['holder'], gift: ['holder'] },
      dependentSchemas: { card: { properties: { expires: text }, required: ['expires'] } },
    },
    { id: 'foreign' },
  );
  expect(faults).toEqual([]);
  const built = await buildRelease(contentOf({ ...(await metaFiles()), ...files }));
  const form = built.release?.forms.foreign;
  const missing = (answers: JsonObject) =>
    form?.validate(answers).map(({ keyword, params }) => params.missingProperty ?? keyword);
  expect(missing({ gift: 'x' })).toContain('holder');
  expect(missing({ card: 'x' })).toEqual(expect.arrayContaining(['holder', 'expires']));
  expect(missing({ card: 'x', holder: 'y', expires: 'z' })).toEqual([]);
});

test('a field of several possibilities is not called by the title of the first', () => {
  const possibility = (title: string) => ({ title, type: 'object', properties: {} });
  const location = { oneOf: [possibility('Remote'), possibility('Office')] };
  const job = { type: 'object', properties: { title: { type: 'string' }, location } };
  const { files } = importJsonSchema(job, { id: 'job' });
  const words = JSON.parse(files['messages/en-US/job.json'] ?? '{}');
  expect(words['location.label']).toBe('Location');
  expect(words['location.shape.1']).toBe('Remote');
  expect(words['location.shape.2']).toBe('Office');
});

test('a form whose possibilities have titles passes the check as it was imported', async () => {
  const branch = (title: string, name: string) => ({
    title,
    type: 'object',
    required: [name],
    properties: { [name]: { type: 'string' } },
  });
  const place = { oneOf: [branch('On the telephone', 'number'), branch('At an office', 'street')] };
  const { files } = importJsonSchema({ type: 'object', properties: { place } }, { id: 'meeting' });
  const built = await buildRelease(contentOf({ ...(await metaFiles()), ...files }));
  expect(built.faults.map(describe)).toEqual([]);
  expect(built.release?.forms.meeting?.bundle.fields['/place']?.texts).toEqual({
    'shape.1': 'meeting.place.shape.1',
    'shape.2': 'meeting.place.shape.2',
  });
});
