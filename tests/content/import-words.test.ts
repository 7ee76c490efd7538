// How others write schemas: with HTML, in other alphabets, within themselves, in parts with names.
import { expect, test } from 'vitest';
import { buildRelease, contentOf, importJsonSchema } from '../../runtime/content/index.ts';
import { startAnswers } from '../../runtime/core/index.ts';
import { formOf } from './kits/foreign.ts';
import { describe, metaFiles, smallFiles } from './kits/small-content.ts';

test('texts with HTML are kept in words, and the report says so', async () => {
  const { words, report } = await formOf({
    type: 'object',
    title: 'Your <em>details</em>',
    properties: {
      name: {
        type: 'string',
        title: 'Your <b>name</b>',
        description: 'As in <path>/<file>&nbsp;1<br>or so',
      },
      kind: {
        oneOf: [
          { const: 'a', title: '' },
          { const: 'b', title: 'Big &amp; small' },
        ],
      },
    },
  });
  expect(words).toMatchObject({
    title: 'Your details',
    'name.label': 'Your name',
    'name.hint': 'As in [path]/[file] 1 or so',
    'kind.option.a': 'a',
    'kind.option.b': 'Big & small',
  });
  expect(report).toContainEqual({
    path: 'name',
    did: 'changed',
    what: 'its texts are kept without their HTML',
  });
});

test('texts with bold words and links are kept in words, and the report says so', async () => {
  const { words, report } = await formOf({
    type: 'object',
    properties: {
      name: {
        type: 'string',
        title: '**Your** name',
        description: 'As [here](https://a.example).',
      },
    },
  });
  expect(words).toMatchObject({ 'name.label': 'Your name', 'name.hint': 'As here.' });
  expect(report).toContainEqual({
    path: 'name',
    did: 'changed',
    what: 'its texts are kept without their Markdown',
  });
});

test('names may begin with any letter, with a sign for money or an at', async () => {
  const names = ['état', '@type', '$amount', '名前'];
  const { form, words } = await formOf({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  });
  expect(Object.keys(form?.bundle.fields ?? {})).toEqual(names.map((name) => `/${name}`));
  expect(words['état.label']).toBe('État');
});

test('a list that stands inside itself is asked as deep as it goes, with words for no more than that', async () => {
  const { form, words } = await formOf({
    definitions: {
      person: {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Name' },
          kids: { type: 'array', title: 'Kids', items: { $ref: '#/definitions/person' } },
        },
      },
    },
    $ref: '#/definitions/person',
  });
  expect(form?.bundle.fields['/kids/*/kids/*/name']).toBeDefined();
  expect(words['kids.kids.name.label']).toBe('Name');
  expect(words['kids.kids.kids.label']).toBeUndefined();
});

test('parts with an $id of their own are found by it, and what they name is seen from there', async () => {
  const { wrong, words } = await formOf({
    $id: 'https://example.com/schemas/order',
    type: 'object',
    properties: {
      ship: { $ref: '/schemas/address' },
      bill: { $ref: 'address#/definitions/state' },
      name: { $ref: 'order#/definitions/state' },
      own: {
        $id: 'own.json',
        type: 'object',
        properties: { count: { $ref: '#/definitions/state' } },
        definitions: { state: { type: 'integer' } },
      },
    },
    definitions: {
      state: { type: 'string', maxLength: 3, title: 'Order state' },
      address: {
        $id: 'address',
        type: 'object',
        properties: { state: { $ref: '#/definitions/state' } },
        definitions: { state: { enum: ['CA', 'NY'] } },
      },
    },
  });
  expect(wrong({ ship: { state: 'CA' }, bill: 'NY', name: 'New', own: { count: 1 } })).toEqual([]);
  expect(wrong({ ship: { state: 'GA' }, bill: 'GA', name: 'Newer', own: { count: 'CA' } })).toEqual(
    ['/ship/state enum', '/bill enum', '/name maxLength', '/own/count type'],
  );
  expect(words['name.label']).toBe('Order state');
});

test('null and an empty text are offered as no choice, and the report says where that narrows a field', async () => {
  const { form, report, wrong } = await formOf({
    type: 'object',
    properties: {
      size: { enum: ['', 'big', null] },
      color: {
        oneOf: [
          { const: null, title: 'Whatever' },
          { const: 'red', title: 'Red' },
          { const: 'blue' },
        ],
      },
      who: {
        oneOf: [
          { type: 'null', title: 'Nobody' },
          { type: 'string', title: 'Somebody' },
        ],
      },
      pets: {
        anyOf: [{ type: 'array', minItems: 1, items: { type: 'string' } }, { type: 'null' }],
      },
      never: false,
    },
    required: ['size', 'color', 'who', 'pets'],
  });
  expect(form?.bundle.sections[0]?.schema.properties).toEqual({
    size: { enum: ['big', null] },
    color: { enum: ['red', 'blue', null] },
    who: { type: ['string', 'null'] },
    pets: { type: 'array', minItems: 1, items: { type: 'string' } },
  });
  expect(wrong({ size: null, color: null, who: null, pets: ['Rex'] })).toEqual([]);
  const narrowed = report.filter(({ what }) => what.includes('which cannot be sent'));
  expect(narrowed.map(({ path }) => path)).toEqual(['pets']);
  expect(report).toContainEqual(expect.objectContaining({ path: 'never', did: 'left out' }));
});

test('of a form that is one of several the answer that says which is called by their titles', async () => {
  const shape = (kind: string, title: string, name: string) => ({
    title,
    type: 'object',
    properties: { kind: { const: kind }, [name]: { type: 'string' } },
    required: ['kind'],
  });
  const { words } = await formOf({
    oneOf: [shape('person', 'A person', 'name'), shape('org', 'An organization', 'legal_name')],
  });
  expect(words).toMatchObject({
    'kind.option.person': 'A person',
    'kind.option.org': 'An organization',
  });
});

test('a consent that is required is not given for anybody', async () => {
  const { form, wrong } = await formOf({
    type: 'object',
    properties: { agreed: { const: true }, version: { const: '2' } },
    required: ['agreed', 'version'],
  });
  if (!form) throw new Error('There is no form.');
  expect(await startAnswers(form.bundle, {})).toEqual({ version: '2' });
  expect(wrong({ version: '2', agreed: true })).toEqual([]);
});

test('what is required and only to be read is asked where nothing fills it in', async () => {
  const { form, report } = await formOf({
    type: 'object',
    properties: {
      id: { type: 'string', readOnly: true },
      version: { type: 'string', readOnly: true, default: '2' },
    },
    required: ['id', 'version'],
  });
  const { properties } = form?.bundle.sections[0]?.schema ?? {};
  expect(properties?.id?.readOnly).toBeUndefined();
  expect(properties?.version?.readOnly).toBe(true);
  expect(report).toContainEqual(expect.objectContaining({ path: 'id', did: 'changed' }));
});

test('a list or group that must be there and may be empty need not be answered, and is sent empty', async () => {
  const { form, report } = await formOf({
    type: 'object',
    properties: {
      tags: { type: 'array', items: { type: 'string' } },
      links: { type: 'object', additionalProperties: { type: 'string' } },
      some: { type: 'array', items: { type: 'string' }, minItems: 1 },
    },
    required: ['tags', 'links', 'some'],
  });
  expect(form?.bundle.fields['/tags']?.required).toBeUndefined();
  expect(form?.bundle.fields['/links']?.required).toBeUndefined();
  expect(form?.bundle.fields['/some']?.required).toBe(true);
  expect(report).toContainEqual({
    path: 'tags',
    did: 'taken',
    what: 'a list, sent empty where nothing is answered',
  });
  expect(report).toContainEqual({ path: 'some', did: 'taken', what: 'a list, required' });
});

test('a required question becomes a form that says what to answer, in words staff can better', async () => {
  const imported = importJsonSchema(
    {
      type: 'object',
      required: ['agree', 'name', 'address', 'ticket'],
      properties: {
        agree: { type: 'string', title: 'Do you agree with the terms?' },
        name: { type: 'string', title: 'Full Name' },
        address: { type: 'string', title: 'Your address' },
        ticket: {
          oneOf: ['day', 'week'].map((kind) => ({
            type: 'object',
            properties: { kind: { const: kind } },
            required: ['kind'],
          })),
        },
      },
    },
    { id: 'survey' },
  );
  const files = { ...(await metaFiles()), ...smallFiles(), ...imported.files };
  const built = await buildRelease(contentOf(files), {});
  expect(built.faults.map(describe)).toEqual([]);
  const words = JSON.parse(imported.files['messages/en-US/survey.json'] ?? '');
  expect(words['address.error.required']).toBe('Answer this: Your address');
  expect(built.release?.forms.survey?.bundle.fields['/ticket']?.errors?.required).toBe(
    'faults.required.choose',
  );
  expect(words['agree.error.required']).toBe('Answer this: Do you agree with the terms?');
  expect(words).not.toHaveProperty(['name.error.required']);
});

test('a yes or no that must be said is offered as both, so that nobody ticks a box to say no', async () => {
  const { form, report, wrong } = await formOf({
    type: 'object',
    properties: {
      injured: { type: 'boolean' },
      news: { type: 'boolean' },
      drivable: { type: 'boolean', default: true },
    },
    required: ['injured', 'drivable'],
  });
  const fields = form?.bundle.fields ?? {};
  expect(Object.values(fields).map(({ widget }) => widget)).toEqual([
    'radio',
    'checkbox',
    'checkbox',
  ]);
  expect(wrong({ injured: false, drivable: true })).toEqual([]);
  expect(report).toContainEqual({ path: 'injured', did: 'taken', what: 'a yes or no, required' });
});
