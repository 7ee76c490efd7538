// A form as staff would write it, without any code: it reckons what work costs, and its rows stand in an order that counts.
const file = (body: object) => JSON.stringify(body);

const TEXT = { type: 'string', maxLength: 60 };
const NUMBER = { type: 'number', minimum: 0, maximum: 100_000 };
const set = (name: string, field: string, compute: object, rest: object = {}) => ({
  name,
  ...rest,
  event: { type: 'set', params: { field, compute } },
});

const WORK = {
  type: 'object',
  required: ['what'],
  properties: {
    what: TEXT,
    kind: { type: 'string', enum: ['work', 'cost'] },
    hours: NUMBER,
    rate: NUMBER,
    amount: { type: 'number' },
    papers: { type: 'array', maxItems: 2, items: { $ref: '../../blocks/file.schema.json' } },
  },
};

const RULES = [
  set(
    'hours-make-an-amount',
    'row.amount',
    { fn: 'rounded', of: { fn: 'times', of: ['row.hours', 'row.rate'] }, decimals: 2 },
    { forEach: 'steps' },
  ),
  set('steps-make-a-total', 'total', { fn: 'sum', of: 'steps', path: 'amount' }),
  set('costs-make-a-part', 'costs', {
    fn: 'sum',
    of: 'steps',
    path: 'amount',
    where: { path: 'kind', operator: 'equal', value: 'cost' },
  }),
  set(
    'people-share',
    'share',
    { fn: 'rounded', of: { fn: 'divided', of: ['total', 'people'] }, decimals: 2 },
    { conditions: { all: [{ fact: 'people', operator: 'greaterThan', value: 0 }] } },
  ),
  {
    name: 'nobody-shares',
    conditions: {
      not: { all: [{ fact: 'people', operator: 'greaterThan', value: 0 }] },
    },
    event: { type: 'set', params: { field: 'share', value: null } },
  },
  {
    name: 'not-on-a-weekend',
    on: 'submit',
    conditions: {
      all: [{ compute: { fn: 'weekday', of: 'begins' }, operator: 'in', value: [6, 7] }],
    },
    event: { type: 'fault', params: { at: 'begins', message: 'estimate.begins.error.weekend' } },
  },
];

/** Its files as texts, to be put beside the shipped content. */
export const ESTIMATE_FORM: Readonly<Record<string, string>> = {
  'schemas/forms/estimate/form.json': file({
    $schema: '../../meta/form.schema.json',
    id: 'estimate',
    kind: 'single',
    access: 'public',
    sections: ['main'],
  }),
  'schemas/forms/estimate/main.schema.json': file({
    $schema: '../../meta/section.schema.json',
    type: 'object',
    properties: {
      begins: { type: 'string', format: 'date' },
      people: { type: 'integer', minimum: 0, maximum: 50 },
      steps: { type: 'array', maxItems: 9, items: WORK },
      total: { type: 'number' },
      costs: { type: 'number' },
      share: { type: 'number' },
      stops: {
        type: 'array',
        maxItems: 500,
        items: { type: 'object', required: ['town'], properties: { town: TEXT, note: TEXT } },
      },
    },
  }),
  'schemas/forms/estimate/main.ui.json': file({
    $schema: '../../meta/ui.schema.json',
    'ui:groups': [
      { id: 'work', fields: ['begins', 'people', 'steps', 'total', 'costs', 'share'] },
      { id: 'way', fields: ['stops'] },
    ],
    steps: {
      'ui:widget': 'repeat',
      'ui:options': { item: { title: ['./what'], order: true } },
      items: {
        'ui:order': ['what', 'kind', 'hours', 'rate', 'amount', 'papers'],
        kind: { 'ui:widget': 'select' },
        amount: { 'ui:widget': 'output', 'ui:options': { prefix: '$' } },
        papers: {
          'ui:widget': 'upload',
          'ui:options': { accept: ['.pdf'], maxBytes: 1_048_576 },
        },
      },
    },
    total: { 'ui:widget': 'output', 'ui:options': { prefix: '$' } },
    costs: { 'ui:widget': 'output', 'ui:options': { prefix: '$' } },
    share: { 'ui:widget': 'output', 'ui:options': { prefix: '$' } },
    stops: {
      'ui:widget': 'repeat',
      'ui:options': { columns: ['town', 'note'], item: { order: true } },
    },
  }),
  'rules/estimate.rules.json': file({
    $schema: '../schemas/meta/rules.schema.json',
    rules: RULES,
  }),
  'rules/estimate.cases.json': file({
    $schema: '../schemas/meta/cases.schema.json',
    cases: [
      {
        name: 'What work costs is shared',
        rules: RULES.map(({ name }) => name),
        given: {
          begins: '2026-03-02',
          people: 3,
          steps: [
            { what: 'Draft', kind: 'work', hours: 1.1, rate: 100 },
            { what: 'Stamps', kind: 'cost', hours: 0.1, rate: 3 },
          ],
        },
        expect: {
          values: {
            'steps.0.amount': 110,
            'steps.1.amount': 0.3,
            total: 110.3,
            costs: 0.3,
            share: 36.77,
          },
          noFaults: [{ at: 'begins' }],
        },
      },
      {
        name: 'Without hours there is no amount, and nobody works on Sunday',
        rules: RULES.map(({ name }) => name),
        moment: 'submit',
        given: { begins: '2026-03-01', people: 0, steps: [{ what: 'Draft', rate: 3 }] },
        expect: {
          values: { 'steps.0.amount': null, total: 0, costs: 0, share: null },
          faults: [{ at: 'begins', message: 'estimate.begins.error.weekend' }],
        },
      },
    ],
  }),
  'messages/en-US/estimate.json': file({
    $schema: '../../schemas/meta/messages.schema.json',
    title: 'What it will cost',
    'main.title': { use: 'estimate.title' },
    'main.group.work.title': 'The work',
    'main.group.way.title': 'The way',
    'begins.label': 'First day',
    'begins.error.weekend': 'Choose a day from Monday to Friday, please.',
    'people.label': 'People who share it',
    'steps.label': 'Steps',
    'steps.add': 'Add a step',
    'steps.what.label': 'What is done',
    'steps.kind.label': 'Kind',
    'steps.kind.option.work': 'Work',
    'steps.kind.option.cost': 'Cost',
    'steps.hours.label': 'Hours',
    'steps.rate.label': 'Rate',
    'steps.amount.label': 'Amount',
    'steps.papers.label': 'Papers',
    'total.label': 'Total',
    'costs.label': 'Costs',
    'share.label': 'Share of each',
    'stops.label': 'Stops',
    'stops.add': 'Add a stop',
    'stops.item': 'Stop {{number}}',
    'stops.town.label': 'Town',
    'stops.note.label': 'Remark',
  }),
};
