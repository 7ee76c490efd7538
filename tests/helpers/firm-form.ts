// "Change of firm": a form with a process behind it, made of content alone. Two steps, checked by one clerk and decided by another.
import { FIRM_FLOW, FLOW_WORDS } from './firm-flow.ts';

const file = (body: object) => JSON.stringify(body);
const form = (body: object) => file({ $schema: '../../meta/form.schema.json', ...body });
const schema = (body: object) =>
  file({ $schema: '../../meta/section.schema.json', type: 'object', ...body });
const ui = (body: object) => file({ $schema: '../../meta/ui.schema.json', ...body });
const words = (body: object) =>
  file({ $schema: '../../schemas/meta/messages.schema.json', ...body });

const DESK_GIVEN = {
  load: ['id', 'about'],
  save: ['id', 'about'],
  submit: ['queue', 'id', 'move', 'from', 'seen', 'confirmed'],
};

/** What a clerk or a sender answers with a move: one section of that name. */
const moveForm = (id: string, more: object) =>
  form({ id, kind: 'single', sections: ['move'], ...more });

/** Its files as texts, to be put beside the shipped content; its mails among them. */
const FILES: Readonly<Record<string, string>> = {
  'schemas/forms/change-of-firm/form.json': form({
    id: 'change-of-firm',
    kind: 'wizard',
    access: 'attorney',
    sections: ['firm', 'matters'],
    draft: { onNewRelease: 'migrate' },
    flow: 'change-of-firm',
    received: { by: ['desk'], columns: ['new_firm', 'starts_on', 'urgent'] },
    // biome-ignore lint/suspicious/noThenProperty: the word of a form for what follows
    submit: { then: { message: 'change-of-firm.after' } },
  }),
  'schemas/forms/change-of-firm/firm.schema.json': schema({
    required: ['new_firm', 'starts_on'],
    properties: {
      new_firm: { type: 'string', minLength: 1, maxLength: 100 },
      starts_on: { type: 'string', format: 'date' },
      urgent: { type: 'boolean' },
      home_phone: { type: 'string', maxLength: 20, personal: true },
    },
  }),
  'schemas/forms/change-of-firm/firm.ui.json': ui({
    'ui:groups': [{ id: 'firm', fields: ['new_firm', 'starts_on', 'urgent', 'home_phone'] }],
    urgent: { 'ui:widget': 'toggle' },
  }),
  'schemas/forms/change-of-firm/matters.schema.json': schema({
    properties: {
      matters: {
        type: 'array',
        maxItems: 50,
        items: {
          type: 'object',
          required: ['matter', 'stays'],
          properties: {
            matter: { type: 'string', maxLength: 40 },
            name: { type: 'string', maxLength: 200 },
            stays: { type: 'string', enum: ['with_me', 'with_firm'] },
          },
        },
      },
    },
  }),
  'schemas/forms/change-of-firm/matters.ui.json': ui({
    'ui:groups': [{ id: 'matters', fields: ['matters'] }],
    matters: {
      'ui:widget': 'repeat',
      'ui:options': {
        optional: false,
        item: { title: ['./name'] },
        source: {
          call: 'attorney_matters',
          key: 'matter',
          members: { matter: 'matter_id', name: 'label' },
        },
      },
      items: {
        matter: { 'ui:widget': 'hidden' },
        stays: { 'ui:widget': 'radio' },
      },
    },
  }),
  'messages/en-US/change-of-firm.json': words({
    title: 'Change of firm',
    after: 'We have your change of firm. We write to you once it is checked.',
    'firm.title': 'Your new firm',
    'firm.group.firm.title': 'Where you go',
    'new_firm.label': 'New firm',
    'new_firm.error.required': 'Write the name of the firm.',
    'starts_on.label': 'From',
    'urgent.label': 'It is urgent',
    'home_phone.label': 'Phone at home',
    'matters.title': 'Your open matters',
    'matters.group.matters.title': 'What becomes of them',
    'matters.label': 'Matters',
    'matters.empty': 'You have no open matters.',
    'matters.name.label': 'Matter',
    'matters.stays.label': 'It stays',
    'matters.stays.option.with_me': 'With me',
    'matters.stays.option.with_firm': 'With the firm I leave',
  }),
  'schemas/forms/firm-check/form.json': moveForm('firm-check', {
    access: 'desk',
    load: { call: 'form_draft_load' },
    draft: { save: 'form_draft_save', about: 'item', onNewRelease: 'migrate' },
    submit: { call: 'desk_move' },
    given: DESK_GIVEN,
  }),
  'schemas/forms/firm-check/move.schema.json': schema({
    required: ['note'],
    properties: {
      note: { type: 'string', minLength: 1, maxLength: 1000 },
      matters_seen: { type: 'boolean' },
    },
  }),
  'schemas/forms/firm-check/move.ui.json': ui({
    'ui:groups': [{ id: 'what', fields: ['note', 'matters_seen'] }],
    note: { 'ui:widget': 'multiline' },
    matters_seen: { 'ui:widget': 'toggle' },
  }),
  'rules/firm-check.rules.json': file({
    $schema: '../schemas/meta/rules.schema.json',
    rules: [
      {
        name: 'matters-of-many',
        conditions: {
          all: [{ fact: 'context.item.answers.urgent', operator: 'notEqual', value: true }],
        },
        event: { type: 'hide', params: { fields: ['matters_seen'] } },
      },
    ],
  }),
  'rules/firm-check.cases.json': file({
    $schema: '../schemas/meta/cases.schema.json',
    cases: [
      {
        name: 'what is urgent asks whether the matters were looked at',
        context: { item: { answers: { urgent: true } } },
        rules: ['matters-of-many'],
        given: { matters_seen: true },
        expect: { shown: ['matters_seen'] },
      },
      {
        name: 'what is not urgent asks no such thing',
        context: { item: { answers: {} } },
        given: {},
        rules: ['matters-of-many'],
        expect: { hidden: ['matters_seen'] },
      },
    ],
  }),
  'messages/en-US/firm-check.json': words({
    title: 'What was checked',
    'note.label': 'What you found',
    'note.error.required': 'Write what you found.',
    'matters_seen.label': 'The matters were looked at',
    submit: 'Hand on',
  }),
  'schemas/forms/firm-decide/form.json': moveForm('firm-decide', {
    access: 'desk',
    load: { call: 'form_draft_load' },
    draft: { save: 'form_draft_save', about: 'item', onNewRelease: 'migrate' },
    submit: { call: 'desk_move' },
    given: DESK_GIVEN,
  }),
  'schemas/forms/firm-decide/move.schema.json': schema({
    required: ['valid_from'],
    properties: {
      valid_from: { type: 'string', format: 'date' },
      note: { type: 'string', maxLength: 1000 },
    },
  }),
  'schemas/forms/firm-decide/move.ui.json': ui({
    'ui:groups': [{ id: 'what', fields: ['valid_from', 'note'] }],
    valid_from: { 'ui:options': { seen: ['desk', 'attorney'] } },
    note: { 'ui:widget': 'multiline' },
  }),
  'messages/en-US/firm-decide.json': words({
    title: 'The decision',
    'valid_from.label': 'Valid from',
    'valid_from.error.required': 'Say from when it is valid.',
    'note.label': 'What the attorney should know',
    submit: 'Approve the change',
  }),
  'schemas/forms/firm-ask/form.json': moveForm('firm-ask', {
    access: 'desk',
    load: { call: 'form_draft_load' },
    draft: { save: 'form_draft_save', about: 'item', onNewRelease: 'migrate' },
    submit: { call: 'desk_move' },
    given: DESK_GIVEN,
  }),
  'schemas/forms/firm-ask/move.schema.json': schema({
    required: ['note'],
    properties: { note: { type: 'string', minLength: 1, maxLength: 1000 } },
  }),
  'schemas/forms/firm-ask/move.ui.json': ui({
    'ui:groups': [{ id: 'what', fields: ['note'] }],
    note: { 'ui:widget': 'multiline' },
  }),
  'messages/en-US/firm-ask.json': words({
    title: 'What is asked',
    'note.label': 'Question',
    'note.error.required': 'Write what you want to know.',
    submit: 'Ask',
  }),
  'schemas/forms/firm-answer/form.json': moveForm('firm-answer', {
    access: 'attorney',
    load: { call: 'form_draft_load' },
    draft: { save: 'form_draft_save', about: 'item', onNewRelease: 'migrate' },
    submit: { call: 'form_item_move' },
    given: {
      load: ['id', 'about'],
      save: ['id', 'about'],
      submit: ['form', 'id', 'move', 'from', 'seen', 'confirmed'],
    },
  }),
  'schemas/forms/firm-answer/move.schema.json': schema({
    required: ['note'],
    properties: {
      note: { type: 'string', minLength: 1, maxLength: 1000 },
      papers: { type: 'array', maxItems: 3, items: { $ref: '../../blocks/file.schema.json' } },
    },
  }),
  'schemas/forms/firm-answer/move.ui.json': ui({
    'ui:groups': [{ id: 'what', fields: ['note', 'papers'] }],
    note: { 'ui:widget': 'multiline' },
    papers: {
      'ui:widget': 'upload',
      items: { Key: { 'ui:hidden': true } },
      'ui:options': {
        accept: ['.pdf'],
        maxBytes: 1_048_576,
        calls: {
          with: {
            id: { value: 'firm-answer' },
            field: { value: '/papers' },
            about: 'context.about',
          },
          list: 'form_file_list',
          add: 'form_file_add',
          delete: { call: 'form_file_delete', file: ['Key'] },
          download: { call: 'form_file_download', file: ['Key'] },
        },
      },
    },
  }),
  'messages/en-US/firm-answer.json': words({
    title: 'Your answer',
    'note.label': 'Answer',
    'papers.label': 'Papers',
    'note.error.required': 'Write your answer.',
    submit: 'Send the answer',
  }),
  ...FIRM_FLOW,
};

/** The whole form as edits of the shipped content: its files, and its words among those of all flows. */
export const FIRM_FORM: Readonly<Record<string, (text: string) => string>> = {
  ...Object.fromEntries(Object.entries(FILES).map(([path, text]) => [path, () => text])),
  'messages/en-US/flows.json': (text) =>
    JSON.stringify({
      ...JSON.parse(text),
      ...Object.fromEntries(
        Object.entries(FLOW_WORDS).map(([key, said]) => [`change-of-firm.${key}`, said]),
      ),
    }),
};
