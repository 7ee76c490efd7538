// A layout in JSON Forms' format comes along: its categories are steps, its groups and rows are ours, and so are its rules.
import { expect, test } from 'vitest';
import { buildRelease, contentOf, importJsonSchema } from '../../runtime/content/index.ts';
import { createJudge, type JsonObject } from '../../runtime/core/index.ts';
import { describe, metaFiles } from './kits/small-content.ts';

const text = { type: 'string' };
const control = (path: string, more: JsonObject = {}): JsonObject => ({
  type: 'Control',
  scope: `#/properties/${path.replaceAll('.', '/properties/')}`,
  ...more,
});
const rule = (effect: string, path: string, schema: JsonObject): JsonObject => ({
  rule: { effect, condition: { scope: `#/properties/${path}`, schema } },
});

async function laid(schema: JsonObject, ui: JsonObject) {
  const { files, faults, report } = importJsonSchema(schema, { id: 'foreign', ui });
  expect(faults).toEqual([]);
  const built = await buildRelease(contentOf({ ...(await metaFiles()), ...files }));
  expect(built.faults.map(describe)).toEqual([]);
  const json = (file: string) => JSON.parse(files[file] ?? '{}');
  const form = built.release?.forms.foreign;
  const hidden = async (answers: JsonObject) => {
    if (form === undefined) throw new Error('no form');
    const { fields } = await createJudge(form.bundle, form.validate).judge({
      answers,
      context: {},
      moment: 'edit',
    });
    return Object.entries(fields).flatMap(([path, { hidden: is }]) => (is ? [path] : []));
  };
  return {
    form: json('schemas/forms/foreign/form.json'),
    ui: (section = 'main') => json(`schemas/forms/foreign/${section}.ui.json`),
    schema: (section: string) => json(`schemas/forms/foreign/${section}.schema.json`),
    words: json('messages/en-US/foreign.json'),
    rules: json('rules/foreign.rules.json').rules ?? [],
    hidden,
    told: report.flatMap(({ path, did, what }) => (did === 'taken' ? [] : [`${path}: ${what}`])),
  };
}

test('groups, rows, labels and the order are those of the layout', async () => {
  const { ui, words, told } = await laid(
    {
      type: 'object',
      required: ['mail'],
      properties: { name: text, mail: text, bio: text, kind: { enum: ['a', 'b'] }, unseen: text },
    },
    {
      type: 'VerticalLayout',
      elements: [
        {
          type: 'Group',
          label: 'About you',
          elements: [
            { type: 'Label', text: 'Only what you like to say.' },
            control('bio', { options: { multi: true }, label: 'Your story' }),
            {
              type: 'HorizontalLayout',
              elements: [control('name'), control('kind', { options: { format: 'radio' } })],
            },
          ],
        },
      ],
    },
  );
  expect(ui()).toMatchObject({
    'ui:groups': [{ id: 'about-you', fields: ['bio', 'name', 'kind', 'mail'] }],
    bio: { 'ui:widget': 'multiline' },
    name: { 'ui:options': { row: 'row-1' } },
    kind: { 'ui:options': { row: 'row-1' }, 'ui:widget': 'radio' },
    unseen: { 'ui:widget': 'hidden' },
  });
  expect(words).toMatchObject({
    'main.group.about-you.title': 'About you',
    'main.group.about-you.intro': 'Only what you like to say.',
    'bio.label': 'Your story',
  });
  expect(told).toEqual([
    'mail: it is required and the layout does not show it: it is asked at the end',
    'unseen: the layout does not show it: it is not asked',
  ]);
});

test('categories are steps, each with its own fields', async () => {
  const { form, schema, words } = await laid(
    { type: 'object', required: ['name'], properties: { name: text, street: text, town: text } },
    {
      type: 'Categorization',
      elements: [
        { type: 'Category', label: 'You', elements: [control('name')] },
        {
          type: 'Category',
          label: 'Where you live',
          elements: [control('town'), control('street')],
        },
      ],
    },
  );
  expect(form).toMatchObject({ kind: 'wizard', sections: ['you', 'where-you-live'] });
  expect(schema('you')).toMatchObject({ required: ['name'], properties: { name: text } });
  expect(Object.keys(schema('where-you-live').properties)).toEqual(['street', 'town']);
  expect(words).toMatchObject({ 'you.title': 'You', 'where-you-live.title': 'Where you live' });
});

test('where fields depend on each other the categories stand on one page, as headings', async () => {
  const { form, words } = await laid(
    {
      type: 'object',
      properties: { name: text, town: text },
      dependencies: { name: ['town'] },
    },
    {
      type: 'Categorization',
      elements: [
        { type: 'Category', label: 'You', elements: [control('name')] },
        { type: 'Category', label: 'Home', elements: [control('town')] },
      ],
    },
  );
  expect(form.sections).toEqual(['main']);
  expect(Object.values(words)).toEqual(expect.arrayContaining(['You', 'Home']));
});

test('rules show, hide, enable and disable as those of the layout do, within others too', async () => {
  const { rules, hidden, told } = await laid(
    {
      type: 'object',
      properties: {
        job: { type: 'boolean' },
        years: { type: 'integer', minimum: 0 },
        kind: { enum: ['a', 'b', 'c'] },
        firm: text,
        boss: text,
        note: text,
        why: text,
      },
    },
    {
      type: 'VerticalLayout',
      elements: [
        control('job'),
        control('years'),
        control('kind'),
        {
          type: 'Group',
          label: 'Work',
          ...rule('SHOW', 'job', { const: true }),
          elements: [control('firm'), control('boss', rule('HIDE', 'kind', { enum: ['a', 'b'] }))],
        },
        control('note', rule('DISABLE', 'years', { minimum: 10 })),
        control('why', {
          rule: {
            effect: 'SHOW',
            condition: {
              type: 'AND',
              conditions: [
                { type: 'LEAF', scope: '#/properties/job', expectedValue: true },
                { scope: '#/properties/kind', schema: { not: { const: 'c' } } },
              ],
            },
          },
        }),
      ],
    },
  );
  expect(rules.map(({ event }: { event: { type: string } }) => event.type).sort()).toEqual([
    'disable',
    'show',
    'show',
    'show',
  ]);
  expect(await hidden({})).toEqual(expect.arrayContaining(['/firm', '/boss', '/why']));
  expect(await hidden({ job: true, kind: 'a' })).toEqual(['/boss']);
  expect(await hidden({ job: true, kind: 'c' })).toEqual(['/why']);
  expect(told).toEqual([]);
});

test('the detail of a list lays out its rows, with rules row by row', async () => {
  const { ui, rules } = await laid(
    {
      type: 'object',
      properties: {
        people: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              name: text,
              late: { type: 'boolean' },
              why: text,
              home: { type: 'object', properties: { town: text } },
            },
          },
        },
      },
    },
    {
      type: 'VerticalLayout',
      elements: [
        control('people', {
          options: {
            elementLabelProp: ['name', 'home.town'],
            detail: {
              type: 'VerticalLayout',
              elements: [
                { type: 'HorizontalLayout', elements: [control('late'), control('name')] },
                control('why', rule('SHOW', 'late', { const: true })),
              ],
            },
          },
        }),
      ],
    },
  );
  expect(ui().people['ui:options']).toEqual({ item: { title: ['./name', './home/town'] } });
  expect(ui().people.items).toMatchObject({
    'ui:order': ['late', 'name', 'why', '*'],
    late: { 'ui:options': { row: 'row-1' } },
  });
  expect(rules).toMatchObject([
    { forEach: 'people', event: { type: 'show', params: { fields: ['row.why'] } } },
  ]);
});

test('what ours cannot say is told where it stands', async () => {
  const { told } = await laid(
    { type: 'object', properties: { name: text, size: { type: 'integer' } } },
    {
      type: 'VerticalLayout',
      elements: [
        control('name', rule('SHOW', 'size', { multipleOf: 7 })),
        control('size', { options: { slider: true }, label: false }),
        control('gone'),
        { type: 'Chart', elements: [] },
      ],
    },
  );
  expect(told.sort()).toEqual([
    ': Chart of the layout',
    'gone: the layout speaks of it, and the schema does not',
    'name: the rule of the layout that says when to show it',
    'size: "label": false of the layout: each field has its name',
    'size: slider true of the layout',
  ]);
});

test('a control of the whole stands for all that has no place of its own', async () => {
  const { ui, told } = await laid(
    { type: 'object', properties: { shortName: text, town: text, job: { type: 'boolean' } } },
    {
      type: 'VerticalLayout',
      elements: [
        { type: 'Group', label: 'First', elements: [control('town')] },
        { type: 'Control', scope: '#', ...rule('SHOW', 'town', { const: 'Rome' }) },
      ],
    },
  );
  expect(ui()['ui:groups'].map(({ fields }: { fields: string[] }) => fields)).toEqual([
    ['town'],
    ['shortName', 'job'],
  ]);
  expect(told).toEqual([]);
});

test('what stands in a branch has its place where the branch is, and its name', async () => {
  const schema = {
    type: 'object',
    properties: {
      kind: { enum: ['a', 'b'] },
      work: { type: 'object', anyOf: [{ properties: { width: { type: 'number' } } }] },
      unseen: { type: 'string' },
    },
    allOf: [{ properties: { extra: { type: 'string' } } }],
  };
  const control = (scope: string, more = {}) => ({ type: 'Control', scope, ...more });
  const { told, words } = await laid(schema, {
    type: 'VerticalLayout',
    elements: [
      control('#/properties/kind'),
      control('#/properties/extra', { label: 'Extra words' }),
      control('#/properties/work/properties/width'),
      control('#/properties/nowhere'),
    ],
  });
  expect(words['extra.label']).toBe('Extra words');
  expect(told).toEqual([
    'unseen: the layout does not show it: it is not asked',
    'nowhere: the layout speaks of it, and the schema does not',
  ]);
});
