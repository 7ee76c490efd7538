// A form linked by hand, and all around it that its bundle is made of.
import { linkForm } from '../../../runtime/content/link/link-form.ts';
import { sharedSection } from '../../../runtime/content/link/link-section.ts';
import { WIDGETS } from '../../../runtime/core/index.ts';

export const text = { type: 'string' };
const FORM = 'schemas/forms/trip/form.json';
export const SHARED = 'schemas/sections/address/section';

/** A form of two sections, one of which any form can use. */
export const FILES: Record<string, unknown> = {
  'schemas/forms/trip/who.schema.json': {
    type: 'object',
    required: ['name'],
    properties: {
      name: text,
      secret: { ...text, writeOnly: true },
      age: { type: 'number', readOnly: true },
      help: { type: 'object', properties: { x: text } },
      shown: text,
      open: text,
    },
  },
  'schemas/forms/trip/who.ui.json': {
    'ui:groups': [{ id: 'g', fields: ['name'] }],
    help: { 'ui:options': { transient: true, page: 'long.help' } },
    shown: { 'ui:readonly': true, 'ui:options': { refusal: 'other.refusal' } },
    open: { 'ui:hidden': true },
  },
  [`${SHARED}.schema.json`]: { type: 'object', properties: { street: text } },
  [`${SHARED}.ui.json`]: { street: { 'ui:options': { note: 'sections.address.note' } } },
  'rules/trip.rules.json': {
    rules: [
      { name: 'shows', event: { type: 'show', params: { fields: ['shown'] } } },
      { name: 'opens', event: { type: 'enable', params: { fields: ['open'] } } },
      {
        name: 'says',
        event: {
          type: 'fault',
          params: { at: 'name', message: 'sections.address.said', page: 'long.rule' },
        },
      },
    ],
  },
};

const MESSAGES: Record<string, string> = {
  'trip.name.label': 'Town name',
  'trip.name.error.required': 'Say who.',
  'trip.secret.label': 'Tax number',
  'trip.age.label': 'Age of the dog, please',
  'trip.open.label': 'Hidden name',
  'trip.who.title': 'Who',
  'trip.who.group.g.title': 'Names',
  'trip.hello': 'Hello {{name}}',
  'trip.said': 'Own words.',
  'trip.note': 'Own note.',
  'sections.address.title': 'Address',
  'sections.address.note': 'A note.',
  'sections.address.said': 'Words of the section.',
  'sections.other.title': 'Not used',
  'other.refusal': 'Refused.',
  'other.save': 'Saved.',
  'other.pane': 'Pane',
  'other.pane.save': 'Save the pane',
  'other.not': 'Nobody names it',
  'long.help': '# Help',
  'long.help.title': 'Help title',
  'long.rule': '# Rule',
  'long.then': '# Then',
  'long.page': '# Page',
  'long.not': '# Not',
  'app.name': 'Portal',
  'faults.required.enter': 'Enter the {{label}}.',
  'documents.order.title': 'Order',
  'documents.order.body': 'Body',
  'server.x': 'Of the server',
  'studio.x': 'Apart',
  'views.trips.state.option.New': 'New',
  'server.words.New': 'New',
  'server.wordsy': 'Not below',
  'blocks.a.label': 'Of a block',
};
const CALLS: Record<string, object> = Object.fromEntries(
  ['loads', 'sends', 'studio_save', 'bare'].map((id) => [
    id,
    {
      id,
      base: 'portal',
      method: 'POST',
      path: `${id}.php`,
      auth: 'attorney',
      request: {},
      responses: {},
    },
  ]),
);
const HOUSE = {
  timeZone: 'Europe/Rome',
  roles: { public: {}, staff: { who: 'clerk' } },
  callers: { attorney: { token: 'bearer' }, none: {} },
  formats: { phone: { of: 'digits' } },
  print: ['app.name', 'documents.*'],
  serverOnly: ['server', 'documents'],
  apart: ['studio'],
  documents: { order: { form: 'trip' } },
  ownTables: { rates: { a: '1' } },
  files: {},
};

/** The content around it. */
export function model(more: object = {}) {
  const messages = new Map(
    Object.entries(MESSAGES).map(([key, words]) => [
      key,
      { key, text: words, long: key.startsWith('long.') && !key.endsWith('.title') },
    ]),
  );
  return {
    locale: 'en-US',
    house: HOUSE,
    forms: [{ id: 'trip' }],
    messages,
    keysBelow: (prefix: string) =>
      [...messages.keys()].filter((key) => key.startsWith(prefix)).sort(),
    widgets: new Map(Object.entries(WIDGETS)),
    calls: new Map(Object.entries(CALLS)),
    views: new Map([
      [
        'trips',
        {
          file: 'v.json',
          view: { id: 'trips', columns: [{ words: 'server.words' }, 'odd', { words: 7 }] },
        },
      ],
      ['bare', { file: 'b.json', view: { id: 'bare' } }],
    ]),
    flows: new Map([['order', { file: 'f.json', flow: { id: 'order', states: [] } }]]),
    ...more,
  } as never;
}

/** The form, linked of its files. */
export function linked(form: object = {}, files = FILES) {
  const checked = {
    source: new Map(Object.keys(files).map((file) => [file, ''])),
    values: new Map(Object.entries(files)),
    passed: new Set(Object.keys(files)),
  } as never;
  const ignore = () => undefined;
  const address = sharedSection('address', checked, ignore);
  const whole = {
    id: 'trip',
    kind: 'single',
    access: 'public',
    sections: ['who', { use: 'address' }],
    ...form,
  };
  const made = linkForm(FORM, whole as never, {
    checked,
    parts: new Map(address ? [['address', address]] : []),
    report: ignore,
  });
  if (!made) throw new Error('It cannot be linked.');
  return { ...made, facts: [] } as never;
}
