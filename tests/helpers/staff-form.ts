// Forms as staff would write them, without any code: a public one and one for the desk, their files as texts, to be put beside the shipped content.
import type { ContentSource, Release } from '../../runtime/content/index.ts';
import { type Edits, releaseOf, repositoryContent } from './releases.ts';
import { seminarForm } from './seminar-form.ts';

const schema = (body: object) =>
  JSON.stringify({ $schema: '../../meta/section.schema.json', type: 'object', ...body });
const ui = (body: object) => JSON.stringify({ $schema: '../../meta/ui.schema.json', ...body });

/** Two steps: what happened, with a file of evidence for each event, and papers. */
export const STAFF_FORM: Readonly<Record<string, string>> = {
  'schemas/forms/complaint/form.json': JSON.stringify({
    $schema: '../../meta/form.schema.json',
    id: 'complaint',
    webhooks: [{ name: 'crm', events: ['sent'] }],
    kind: 'wizard',
    access: 'public',
    sections: ['events', 'papers', 'review'],
  }),
  'schemas/forms/complaint/events.schema.json': schema({
    required: ['name'],
    properties: {
      name: { type: 'string', maxLength: 60 },
      states: { type: 'array', maxItems: 60, items: { type: 'string', maxLength: 2 } },
      counties: { type: 'array', items: { type: 'string', maxLength: 60 } },
      events: {
        type: 'array',
        maxItems: 5,
        items: {
          type: 'object',
          required: ['what'],
          properties: {
            what: { type: 'string', maxLength: 80 },
            on: { type: 'string', format: 'date' },
            cost: { type: 'number', minimum: 0 },
            phone: { type: 'string', maxLength: 13 },
            kind: { type: 'string', enum: ['late', 'rude'] },
            evidence: {
              type: 'array',
              maxItems: 2,
              items: { $ref: '../../blocks/file.schema.json' },
            },
          },
        },
      },
      total: { type: 'number' },
    },
  }),
  'schemas/forms/complaint/events.ui.json': ui({
    'ui:groups': [{ id: 'all', fields: ['name', 'states', 'counties', 'events', 'total'] }],
    states: {
      'ui:widget': 'checkboxes',
      'ui:options': { options: { call: 'getState', value: 'STATECD', label: 'state_name' } },
    },
    counties: {
      'ui:widget': 'checkboxes',
      'ui:options': { options: { call: 'getCounty', with: { State: { value: 'GA' } } } },
    },
    events: {
      'ui:widget': 'repeat',
      'ui:options': { item: { title: ['./kind', './on', './cost', './phone'] } },
      items: {
        cost: { 'ui:widget': 'money', 'ui:options': { prefix: '€' } },
        phone: { 'ui:widget': 'mask', 'ui:options': { mask: '(999)999-9999' } },
        evidence: { 'ui:widget': 'upload', 'ui:options': { accept: ['.png'] } },
      },
    },
    total: { 'ui:widget': 'output', 'ui:options': { prefix: '€' } },
  }),
  'schemas/forms/complaint/papers.schema.json': schema({
    required: ['letters'],
    properties: {
      letters: {
        type: 'array',
        minItems: 1,
        maxItems: 3,
        items: { $ref: '../../blocks/file.schema.json' },
      },
    },
  }),
  'schemas/forms/complaint/papers.ui.json': ui({
    'ui:groups': [{ id: 'all', fields: ['letters'] }],
    letters: {
      'ui:widget': 'upload',
      'ui:options': { accept: ['.pdf', '.jpg'], maxBytes: 1_048_576 },
    },
  }),
  'schemas/forms/complaint/review.schema.json': schema({
    properties: { sure: { type: 'boolean', default: false } },
  }),
  'schemas/forms/complaint/review.ui.json': ui({
    'ui:review': true,
    'ui:groups': [{ id: 'all', fields: ['sure'] }],
    sure: { 'ui:widget': 'checkbox', 'ui:options': { optional: false } },
  }),
  'rules/complaint.rules.json': JSON.stringify({
    $schema: '../schemas/meta/rules.schema.json',
    rules: [
      {
        name: 'many',
        conditions: { all: [{ fact: 'events', operator: 'countAtLeast', value: 2 }] },
        event: { type: 'warn', params: { at: 'events', message: 'complaint.events.error.many' } },
      },
      {
        name: 'dear',
        forEach: 'events',
        conditions: { all: [{ fact: 'row.cost', operator: 'greaterThan', value: 1000 }] },
        event: { type: 'warn', params: { at: 'row', message: 'complaint.events.error.dear' } },
      },
      {
        name: 'sum',
        conditions: { all: [{ fact: 'events', operator: 'isEmpty', value: false }] },
        event: {
          type: 'set',
          params: { field: 'total', compute: { fn: 'sum', of: 'events', path: 'cost' } },
        },
      },
    ],
  }),
  'rules/complaint.cases.json': JSON.stringify({
    $schema: '../schemas/meta/cases.schema.json',
    cases: [
      {
        name: 'Two events, one of them dear',
        rules: ['many', 'dear', 'sum'],
        given: {
          events: [
            { what: 'x', cost: 1 },
            { what: 'y', cost: 1001 },
          ],
        },
        expect: {
          warnings: [{ at: 'events' }, { at: 'events.1' }],
          values: { total: 1002 },
        },
      },
      {
        name: 'No event',
        rules: ['many', 'dear', 'sum'],
        given: {},
        expect: { noWarnings: [{ at: 'events' }] },
      },
    ],
  }),
  'messages/en-US/complaint.json': JSON.stringify({
    $schema: '../../schemas/meta/messages.schema.json',
    title: 'Complain about a lawyer',
    'events.title': 'What happened to you',
    'papers.title': 'Papers to look at',
    'review.title': 'Look it over once more',
    'name.label': 'Your name',
    'name.error.required': 'Enter your name.',
    'states.label': 'States it happened in',
    'counties.label': 'Counties of Georgia',
    'events.label': 'Events',
    'events.hint': 'One after the other.',
    'events.item': 'Event {{number}}',
    'events.error.many': 'More than one event takes us longer to look at.',
    'events.error.dear': 'Send us the bill for this.',
    'events.on.label': 'Day',
    'events.cost.label': 'What it cost you',
    'events.phone.label': 'Phone you were called at',
    'events.kind.label': 'Kind',
    'events.kind.option.late': 'Was late',
    'events.kind.option.rude': 'Was rude',
    'total.label': 'Cost of all events',
    'sure.label': 'All of this is true.',
    'sure.error.required': 'Say whether all of this is true.',
    'events.what.label': 'What happened',
    'events.what.error.required': 'Say in a few words what happened.',
    'events.evidence.label': 'Evidence',
    'letters.label': 'Letters',
    'letters.hint': 'PDF or JPG, up to 1 MB each.',
  }),
};

/** One page, for the desk alone: a note of a phone call. */
export const DESK_FORM: Readonly<Record<string, string>> = {
  'schemas/forms/phone-note/form.json': JSON.stringify({
    $schema: '../../meta/form.schema.json',
    id: 'phone-note',
    kind: 'single',
    access: 'desk',
    sections: ['note'],
  }),
  'schemas/forms/phone-note/note.schema.json': schema({
    required: ['caller', 'said'],
    properties: {
      caller: { type: 'string', maxLength: 60 },
      said: { type: 'string', maxLength: 500 },
      urgent: { type: 'boolean', default: false },
    },
  }),
  'schemas/forms/phone-note/note.ui.json': ui({
    'ui:groups': [{ id: 'all', fields: ['caller', 'said', 'urgent'] }],
    said: { 'ui:widget': 'multiline' },
    urgent: { 'ui:widget': 'checkbox' },
  }),
  'messages/en-US/phone-note.json': JSON.stringify({
    $schema: '../../schemas/meta/messages.schema.json',
    title: 'Note of a phone call',
    'note.title': 'The call',
    'caller.label': 'Who called',
    'caller.error.required': 'Enter who called.',
    'said.label': 'What was said',
    'said.error.required': 'Enter what was said.',
    'urgent.label': 'Somebody should call back today',
  }),
};

/** A list as a table of five columns. */
export const TABLE_FORM: Readonly<Record<string, string>> = {
  'schemas/forms/hours/form.json': JSON.stringify({
    $schema: '../../meta/form.schema.json',
    id: 'hours',
    kind: 'single',
    access: 'public',
    sections: ['days'],
  }),
  'schemas/forms/hours/days.schema.json': schema({
    properties: {
      days: {
        type: 'array',
        maxItems: 40,
        items: {
          type: 'object',
          required: ['what', 'hours'],
          properties: {
            what: { type: 'string', maxLength: 60 },
            place: { type: 'string', enum: ['office', 'court', 'road', 'home', 'elsewhere'] },
            hours: { type: 'integer', minimum: 1, maximum: 24 },
            note: { type: 'string', maxLength: 60 },
            paid: { type: 'boolean' },
          },
        },
      },
    },
  }),
  'schemas/forms/hours/days.ui.json': ui({
    'ui:groups': [{ id: 'all', fields: ['days'] }],
    days: {
      'ui:widget': 'repeat',
      'ui:options': { columns: ['what', 'place', 'hours', 'note', 'paid'] },
      items: { place: { 'ui:widget': 'select' } },
    },
  }),
  'messages/en-US/hours.json': JSON.stringify({
    $schema: '../../schemas/meta/messages.schema.json',
    title: 'Hours worked',
    'days.title': 'Hours worked',
    'days.group.all.title': 'Your days',
    'days.label': 'Days',
    'days.add': 'Add a day',
    'days.what.label': 'Work done',
    'days.what.error.required': 'Enter the work that was done.',
    'days.place.label': 'Place',
    'days.place.option.office': 'Office',
    'days.place.option.court': 'Court',
    'days.place.option.road': 'On the road',
    'days.place.option.home': 'Home',
    'days.place.option.elsewhere': 'Elsewhere',
    'days.hours.label': 'Hours',
    'days.hours.error.required': 'Enter the hours of that day, like 7.',
    'days.note.label': 'Note',
    'days.paid.label': 'Paid',
  }),
};

/** Released with the repository's content, its files beside it; `edits` change those, or those of the house. */
export const withStaffForm = async (
  edits: Edits = {},
): Promise<Release & { readonly source: ContentSource }> => {
  const source = new Map([
    ...(await repositoryContent()),
    ...Object.entries(STAFF_FORM),
    ...Object.entries(DESK_FORM),
    ...Object.entries(seminarForm()),
  ]);
  for (const [file, edit] of Object.entries(edits)) source.set(file, edit(source.get(file) ?? ''));
  return { ...(await releaseOf(source)), source };
};
