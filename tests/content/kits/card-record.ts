// A form that edits a record, for tests of what such forms are.
import { contract, type Files, taking, when } from './spoilt.ts';

const TEXT = { type: 'string' };
export const CARD = 'schemas/forms/card/form.json';
export const CARD_RULES = 'rules/card.rules.json';

const answering = (id: string, record: object) => ({
  ...contract(id, taking({}, [])),
  responses: {
    '200': {
      type: 'object',
      properties: { traveller: { type: 'object', properties: { ...record, login: TEXT } } },
    },
  },
});

/** A card of a traveller: the section `who` of another form taken over whole, and what the office says of them. */
export function withRecord(files: Files): void {
  Object.assign(files, {
    [CARD]: {
      $schema: '../../meta/form.schema.json',
      id: 'card',
      kind: 'single',
      access: 'applicant',
      sections: ['office', 'person'],
      record: {
        route: 'Card',
        load: { call: 'card_load', at: 'traveller.card' },
        revision: 'traveller.revision',
        edit: ['person'],
        save: {
          call: 'card_save',
          with: { login: 'traveller.login' },
          key: { input: 'part', of: { person: 'PERSON' } },
          message: 'card.saved',
        },
      },
    },
    'schemas/forms/card/office.schema.json': {
      $schema: '../../meta/section.schema.json',
      type: 'object',
      properties: { since: { ...TEXT, maxLength: 10, readOnly: true } },
    },
    'schemas/forms/card/office.ui.json': {
      $schema: '../../meta/ui.schema.json',
      'ui:groups': [{ id: 'all', fields: ['since'] }],
      since: { 'ui:widget': 'output' },
    },
    'schemas/forms/card/person.schema.json': {
      $schema: '../../meta/section.schema.json',
      type: 'object',
      required: ['name'],
      properties: { name: { ...TEXT, maxLength: 60 }, seats: { type: 'integer' } },
    },
    'schemas/forms/card/person.ui.json': {
      $schema: '../../meta/ui.schema.json',
      'ui:groups': [{ id: 'all', fields: ['name', 'seats'] }],
    },
    'messages/en-US/card.json': {
      $schema: '../../schemas/meta/messages.schema.json',
      saved: 'Saved for you',
      'since.label': 'Since',
      'name.label': 'Full name',
      'seats.label': 'Seats',
    },
    [CARD_RULES]: {
      $schema: '../schemas/meta/rules.schema.json',
      rules: [
        {
          name: 'a-known-name-stays',
          conditions: when('context.record.name', 'isEmpty', false),
          event: { type: 'disable', params: { fields: ['name'] } },
        },
      ],
    },
    'rules/card.cases.json': {
      $schema: '../schemas/meta/cases.schema.json',
      cases: [
        {
          name: 'Known',
          context: { record: { name: 'Ada' } },
          given: { name: 'Ada' },
          expect: { disabled: ['name'] },
        },
        { name: 'New', given: {}, expect: { enabled: ['name'] } },
      ],
    },
    'schemas/calls/card_load.json': answering('card_load', {
      revision: { type: 'integer' },
      card: { type: 'object' },
    }),
    'schemas/calls/card_save.json': contract(
      'card_save',
      taking(
        {
          name: TEXT,
          seats: { type: 'integer' },
          revision: { type: 'integer' },
          login: TEXT,
          part: TEXT,
        },
        ['revision', 'login', 'name'],
      ),
    ),
  });
}

/** The file of that form, to be spoilt. */
export const card = (files: Files) =>
  (files as Record<string, unknown>)[CARD] as Files & {
    record: { [word: string]: unknown; save: Record<string, unknown> };
  };
