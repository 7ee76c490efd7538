// Content small enough to read at a glance, and right: each test spoils one thing of it.
import { readdir, readFile } from 'node:fs/promises';
import {
  type BuildOptions,
  buildRelease,
  type ContentFault,
  contentOf,
  type Release,
} from '../../../runtime/content/index.ts';

type Files = Record<string, unknown>;

const metaFolder = new URL('../../../schemas/meta/', import.meta.url);

/** The meta-schemas of the repository, as texts by path. */
export async function metaFiles(): Promise<Record<string, string>> {
  const names = await readdir(metaFolder);
  const entries = names.map(
    async (name): Promise<[string, string]> => [
      `schemas/meta/${name}`,
      await readFile(new URL(name, metaFolder), 'utf8'),
    ],
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Two sections, a block, a list, two rules with their cases, one call, a long text. */
export function smallFiles() {
  return {
    'schemas/blocks/place.schema.json': {
      $schema: '../meta/section.schema.json',
      type: 'object',
      required: ['city'],
      properties: {
        city: { type: 'string', maxLength: 40 },
        zip: { type: 'string', pattern: '^[0-9]{5}$' },
      },
    },
    'schemas/house.json': {
      $schema: 'meta/house.schema.json',
      timeZone: 'Europe/Rome',
      roles: { public: { who: 'visitor' }, applicant: { records: ['lead'] }, staff: {} },
      callers: { none: {} },
      bases: ['portal'],
      wording: {
        serverOnly: ['server', 'mail', 'documents'],
        print: ['app.name', 'documents.form.*'],
      },
    },
    'schemas/calls/towns.json': {
      $schema: '../meta/call.schema.json',
      id: 'towns',
      base: 'portal',
      method: 'POST',
      path: 'towns.php',
      auth: 'none',
      judges: 'choices',
      request: { type: 'object', properties: { zip: { type: 'string' } } },
      responses: { '200': { type: 'array', items: { type: 'string' } } },
    },
    'schemas/forms/trip/form.json': {
      $schema: '../../meta/form.schema.json',
      id: 'trip',
      kind: 'wizard',
      access: 'applicant',
      sections: ['who', 'where'],
      start: { map: [{ to: 'phone', from: 'lead.phone', as: 'phone' }] },
    } as Files,
    'schemas/forms/trip/who.schema.json': {
      $schema: '../../meta/section.schema.json',
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', maxLength: 60 },
        travels: { type: 'string', enum: ['car', 'train'], default: 'car' },
        seats: { type: 'integer', minimum: 1 },
        phone: { type: 'string', pattern: '^\\([0-9]{3}\\)[0-9]{3}-[0-9]{4}$' },
        total: { type: 'number' },
      },
    } as Files,
    'schemas/forms/trip/who.ui.json': {
      $schema: '../../meta/ui.schema.json',
      'ui:groups': [{ id: 'you', fields: ['name', 'travels', 'seats', 'phone'] }],
      phone: { 'ui:widget': 'mask', 'ui:options': { mask: '(999)999-9999' } },
      total: { 'ui:hidden': true },
    } as Files,
    'schemas/forms/trip/where.schema.json': {
      $schema: '../../meta/section.schema.json',
      type: 'object',
      properties: {
        home: { $ref: '../../blocks/place.schema.json' },
        stops: { type: 'array', items: { $ref: '../../blocks/place.schema.json' } },
        agreed: { type: 'boolean' },
      },
    } as Files,
    'schemas/forms/trip/where.ui.json': {
      $schema: '../../meta/ui.schema.json',
      'ui:groups': [{ id: 'places', fields: ['home', 'stops', 'agreed'] }],
      agreed: { 'ui:widget': 'agreement', 'ui:options': { page: 'pages.terms' } },
      stops: { 'ui:widget': 'repeat', 'ui:options': { item: { title: ['./city'] } } },
    } as Files,
    'rules/trip.rules.json': {
      $schema: '../schemas/meta/rules.schema.json',
      rules: [
        {
          name: 'cars-have-seats',
          conditions: { all: [{ fact: 'travels', operator: 'equal', value: 'car' }] },
          event: { type: 'show', params: { fields: ['seats'] } },
        },
        {
          name: 'stops-need-a-zip',
          forEach: 'stops',
          conditions: { all: [{ fact: 'row.zip', operator: 'isEmpty', value: true }] },
          event: {
            type: 'fault',
            params: { at: 'row.zip', message: 'trip.zipMissing', params: { row: 'the stop' } },
          },
        },
      ] as Files[],
    },
    'rules/trip.cases.json': {
      $schema: '../schemas/meta/cases.schema.json',
      cases: [
        { name: 'A car shows seats', given: { travels: 'car' }, expect: { shown: ['seats'] } },
        { name: 'A train has none', given: { travels: 'train' }, expect: { hidden: ['seats'] } },
        {
          name: 'A stop without a ZIP is refused',
          given: { stops: [{ city: 'Rome' }] },
          expect: { faults: [{ at: 'stops.0.zip', message: 'trip.zipMissing' }] },
        },
        {
          name: 'A stop with a ZIP is accepted',
          given: { stops: [{ city: 'Rome', zip: '30161' }] },
          expect: { noFaults: [{ at: 'stops.0.zip' }] },
        },
      ] as Files[],
    },
    'messages/en-US/trip.json': {
      $schema: '../../schemas/meta/messages.schema.json',
      title: 'Trip',
      'who.title': 'Who',
      'where.title': 'Where',
      'who.group.you.title': 'About you',
      'name.label': 'Name',
      'travels.label': 'You travel by',
      'travels.option.car': 'Car',
      'travels.option.train': 'Train',
      'seats.label': 'Seats',
      'phone.label': 'Phone',
      'stops.label': 'Stops',
      'stops.city.label': 'Town of the stop',
      'agreed.label': 'I agree',
      zipMissing: 'Give the ZIP of {{row}}.',
    } as Record<string, string>,
    'messages/en-US/blocks.json': {
      $schema: '../../schemas/meta/messages.schema.json',
      'place.city.label': 'City',
      'place.zip.label': 'ZIP',
    } as Record<string, string>,
    'schemas/placeholders.json': {
      $schema: 'meta/placeholders.schema.json',
      texts: { 'app.save.saved': ['time'], 'pages.terms': ['contact.phone'] } as Record<
        string,
        string[]
      >,
    },
    'messages/en-US/app.json': {
      $schema: '../../schemas/meta/messages.schema.json',
      'save.saved': 'Saved at {{time}}',
      'save.saving': 'Saving',
    } as Record<string, string>,
    'messages/en-US/pages/terms.md':
      '# Terms\n\nCall **us** at {{contact.phone}}.\n\n- one\n- two\n',
  };
}

export type SmallFiles = ReturnType<typeof smallFiles>;

/** Builds the small content after a test has spoilt it. */
export async function build(
  spoil: (files: SmallFiles & Files) => void = () => undefined,
  options: BuildOptions = {},
) {
  const files = { ...smallFiles() } as SmallFiles & Files;
  spoil(files);
  return buildRelease(contentOf({ ...(await metaFiles()), ...files }), options);
}

/** The release of content that must be right. */
export async function release(
  spoil?: (files: SmallFiles & Files) => void,
  options?: BuildOptions,
): Promise<Release> {
  const built = await build(spoil, options);
  if (built.release === undefined) throw new Error(built.faults.map(describe).join('\n'));
  return built.release;
}

/** A fault in one line, for messages of failing tests. */
export const describe = ({ code, file, place, message }: ContentFault): string =>
  `${code} ${file}${place}: ${message}`;
