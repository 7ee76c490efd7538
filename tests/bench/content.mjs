// The workloads as our content: forms, layouts, rules with their cases, and words, exactly as staff would write them.
import { jsonSchema, rows, schemaOf, small, wide } from './workloads.mjs';

const META = '../../meta';
const ROWS_FORM = 'rows';

/** path → JSON of every file of the benchmark's own forms. */
export function benchContent() {
  return { ...groupedForm(wide()), ...groupedForm(small()), ...rowsForm(), ...rulesForm() };
}

function groupedForm(workload) {
  const conditional = workload.fields.filter((field) => field.shownWhen);
  const rules = conditional.map((field) => ({
    name: `show-${field.name.replaceAll('_', '-')}`,
    conditions: { all: [equals(field.shownWhen.field, field.shownWhen.equals)] },
    event: { type: 'show', params: { fields: [field.name] } },
  }));
  const names = conditional.map((field) => field.name);
  const given = Object.fromEntries(
    conditional.map(({ shownWhen }) => [shownWhen.field, shownWhen.equals]),
  );
  return form(workload.id, {
    schema: jsonSchema(workload),
    ui: {
      'ui:groups': workload.groups.map((group) => ({
        id: group.id,
        fields: workload.fields
          .filter((field) => field.group === group.id)
          .map((field) => field.name),
      })),
      ...selects(workload.fields),
    },
    rules,
    cases: [
      { name: 'Nothing more shows at first', given: {}, expect: { hidden: names } },
      { name: 'Every answer that asks for more gets it', given, expect: { shown: names } },
    ],
    words: {
      ...Object.fromEntries(
        workload.groups.map(({ id, title }) => [`main.group.${id}.title`, title]),
      ),
      ...labels(workload.fields, ''),
    },
  });
}

function rowsForm() {
  const workload = rows(1);
  const names = workload.columns.map((column) => column.name);
  return form(ROWS_FORM, {
    schema: jsonSchema(workload),
    ui: {
      'ui:groups': [{ id: 'all', fields: [workload.list] }],
      [workload.list]: { 'ui:options': { columns: names }, items: selects(workload.columns) },
    },
    rules: [],
    cases: [],
    words: {
      'main.group.all.title': 'Counties',
      [`${workload.list}.label`]: 'Counties',
      ...labels(workload.columns, `${workload.list}.`),
    },
  });
}

/** 200 rules over 100 answers: each answer is read by two of them, as in a large real form. */
function rulesForm() {
  const fields = Array.from({ length: 100 }, (_, at) => ({
    name: `fact_${at + 1}`,
    label: `Fact ${at + 1}`,
    kind: 'text',
    maxLength: 40,
  }));
  const targets = fields.map((field, at) => ({
    ...field,
    name: `extra_${at + 1}`,
    label: `Extra ${at + 1}`,
  }));
  const rules = fields.flatMap((field, at) => [
    {
      name: `show-extra-${at + 1}`,
      conditions: {
        all: [
          equals(field.name, 'yes'),
          { any: [equals(field.name, 'yes'), equals(field.name, 'no')] },
        ],
      },
      event: { type: 'show', params: { fields: [`extra_${at + 1}`] } },
    },
    {
      name: `require-extra-${at + 1}`,
      conditions: { all: [equals(field.name, 'yes')] },
      event: { type: 'require', params: { fields: [`extra_${at + 1}`] } },
    },
  ]);
  const all = [...fields, ...targets];
  const names = targets.map((field) => field.name);
  const given = Object.fromEntries(fields.map((field) => [field.name, 'yes']));
  return form('rules', {
    schema: {
      type: 'object',
      properties: Object.fromEntries(all.map((field) => [field.name, schemaOf(field)])),
    },
    ui: { 'ui:groups': [{ id: 'all', fields: all.map((field) => field.name) }] },
    rules,
    cases: [
      { name: 'Nothing holds at first', given: {}, expect: { hidden: names, notRequired: names } },
      { name: 'Everything holds', given, expect: { shown: names, required: names } },
    ],
    words: { 'main.group.all.title': 'All', ...labels(all, '') },
  });
}

function form(id, { schema, ui, rules, cases, words }) {
  const folder = `schemas/forms/${id}`;
  const meta = (name) => ({ $schema: `${META}/${name}.schema.json` });
  const beside = (name) => ({ $schema: `../schemas/meta/${name}.schema.json` });
  const files = {
    [`${folder}/form.json`]: {
      ...meta('form'),
      id,
      kind: 'single',
      access: 'public',
      sections: ['main'],
    },
    [`${folder}/main.schema.json`]: { ...meta('section'), ...schema },
    [`${folder}/main.ui.json`]: { ...meta('ui'), ...ui },
    [`messages/en-US/${id}.json`]: {
      $schema: '../../schemas/meta/messages.schema.json',
      title: id,
      'main.title': id,
      ...words,
    },
  };
  if (rules.length === 0) return files;
  return {
    ...files,
    [`rules/${id}.rules.json`]: { ...beside('rules'), rules },
    [`rules/${id}.cases.json`]: { ...beside('cases'), cases },
  };
}

/** A few choices would be radio buttons; the peers draw one drop-down, so we do. */
const selects = (fields) =>
  Object.fromEntries(
    fields
      .filter((field) => field.kind === 'select')
      .map((field) => [field.name, { 'ui:widget': 'select' }]),
  );

const equals = (fact, value) => ({ fact, operator: 'equal', value });

const labels = (fields, prefix) =>
  Object.fromEntries(
    fields.flatMap(({ name, label }) => [
      [`${prefix}${name}.label`, label],
      [`${prefix}${name}.error.required`, `Enter the answer to ${label}.`],
    ]),
  );
