// A section that any form can use, with everything that can belong to one, for tests of what such a section is.
import { type Files, FORM } from './spoilt.ts';

export const PLACE = 'schemas/sections/parking/section.schema.json';
export const PLACE_JSON = 'schemas/sections/parking/section.json';
export const PLACE_RULES = 'rules/sections/parking.rules.json';
export const PLACE_CASES = 'rules/sections/parking.cases.json';
export const PLACE_WORDS = 'messages/en-US/sections/parking.json';

export const needsPlate = {
  name: 'parking-needs-a-plate',
  conditions: { all: [{ fact: 'parks', operator: 'equal', value: true }] },
  event: { type: 'require', params: { fields: ['plate'] } },
};
export const refusesCapitals = {
  name: 'plates-are-capitals',
  conditions: {
    all: [
      { fact: 'plate', operator: 'isEmpty', value: false },
      { not: { fact: 'plate', operator: 'matches', value: '^[A-Z0-9]*$' } },
    ],
  },
  event: {
    type: 'fault',
    params: { at: 'plate', message: 'sections.parking.plate.error.capitals' },
  },
};
const opensHelp = {
  name: 'parking-opens-help',
  conditions: { all: [{ fact: 'parks', operator: 'equal', value: true }] },
  event: { type: 'open', params: { dialog: 'garage' } },
};

/** A section with everything that can belong to one, used by the form of the small content. */
export function withParking(files: Files): void {
  Object.assign(files, {
    [PLACE]: {
      $schema: '../../meta/section.schema.json',
      type: 'object',
      properties: {
        parks: { type: 'boolean', default: false },
        plate: { type: 'string', maxLength: 10 },
      },
    },
    'schemas/sections/parking/section.ui.json': {
      $schema: '../../meta/ui.schema.json',
      'ui:groups': [{ id: 'car', fields: ['parks', 'plate'] }],
    },
    [PLACE_JSON]: {
      $schema: '../../meta/shared-section.schema.json',
      start: { map: [{ to: 'plate', from: 'lead.plate' }] },
      migrations: [{ op: 'rename', from: 'number_plate', to: 'plate' }],
    },
    [PLACE_RULES]: {
      $schema: '../../schemas/meta/rules.schema.json',
      rules: [needsPlate, refusesCapitals, opensHelp],
    },
    [PLACE_CASES]: {
      $schema: '../../schemas/meta/cases.schema.json',
      cases: [
        {
          name: 'Who parks has a plate',
          given: { parks: true },
          expect: { faults: [{ at: 'plate', code: 'required' }], opens: ['garage'] },
        },
        {
          name: 'Small letters are refused',
          given: { plate: 'abc' },
          expect: {
            faults: [{ at: 'plate', message: 'sections.parking.plate.error.capitals' }],
          },
        },
      ],
    },
    [PLACE_WORDS]: {
      $schema: '../../../schemas/meta/messages.schema.json',
      title: 'Parking',
      'group.car.title': 'Your car',
      'parks.label': 'I park here',
      'plate.label': 'Number plate',
      'plate.error.capitals': 'Write it in capitals.',
      'dialog.garage.title': 'The garage',
      'dialog.garage.text': 'It closes at ten.',
    },
  });
  (files[FORM].sections as unknown[]).push({ use: 'parking' });
}

export const rulesOf = (files: Files) => (files[PLACE_RULES] as { rules: unknown[] }).rules;
export const wordsOf = (files: Files) => files[PLACE_WORDS] as Record<string, string>;
export const declared = (files: Files) => files[PLACE_JSON] as Record<string, unknown>;
