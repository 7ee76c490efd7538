// What the check refuses of sections that any form can use, and of the forms that use them.
import { expect, test } from 'vitest';
import {
  declared,
  needsPlate,
  PLACE,
  PLACE_CASES,
  PLACE_JSON,
  PLACE_RULES,
  PLACE_WORDS,
  refusesCapitals,
  rulesOf,
  withParking,
  wordsOf,
} from './kits/parking.ts';
import { build } from './kits/small-content.ts';
import { expectRefused, type Files, FORM, type Spoilt, WORDS, when } from './kits/spoilt.ts';

const SPOILT: readonly Spoilt[] = [
  {
    name: 'a section that is not there',
    spoil: (files) => {
      withParking(files);
      files[FORM].sections = ['who', 'where', { use: 'parkin' }];
    },
    code: 'unknown-section',
    file: FORM,
    words: /uses the section "parkin"/,
    nearest: 'parking',
  },
  {
    name: 'the name of a shared section written as one of the form',
    spoil: (files) => {
      withParking(files);
      files[FORM].sections = ['who', 'where', 'parking'];
    },
    code: 'missing-section-file',
    file: FORM,
    words: /trip\/parking\.schema\.json/,
  },
  {
    name: 'a section of the form by the name of one it uses',
    spoil: (files) => {
      withParking(files);
      files['schemas/forms/trip/parking.schema.json'] = {
        $schema: '../../meta/section.schema.json',
        type: 'object',
      };
      files['schemas/forms/trip/parking.ui.json'] = { $schema: '../../meta/ui.schema.json' };
      files[FORM].sections = ['who', 'where', { use: 'parking' }, 'parking'];
    },
    code: 'two-claims',
    file: FORM,
    words: /two sections of the name "parking"/,
  },
  {
    name: 'a path that a section of the form has as well',
    spoil: (files) => {
      withParking(files);
      Object.assign((files['schemas/forms/trip/who.schema.json'] as Files).properties as object, {
        plate: { type: 'string' },
      });
    },
    code: 'two-claims',
    file: FORM,
    words: /plate is declared by the section "parking" and by "who"/,
  },
  {
    name: 'a rule that reaches out of its section',
    spoil: (files) => {
      withParking(files);
      rulesOf(files).push({
        name: 'cars-park',
        conditions: when('travels', 'equal', 'car'),
        event: { type: 'show', params: { fields: ['parks'] } },
      });
    },
    code: 'section-reaches-out',
    file: PLACE_RULES,
    words: /rule "cars-park" of the section "parking" names "travels"/,
  },
  {
    name: 'a layout that reaches out of its section',
    spoil: (files) => {
      withParking(files);
      Object.assign(files['schemas/sections/parking/section.ui.json'] as object, {
        plate: {
          'ui:options': { check: { call: 'towns', with: { zip: '/phone' }, fault: 'trip.title' } },
        },
      });
    },
    code: 'unknown-field',
    file: 'schemas/sections/parking/section.ui.json',
    words: /names no field of this section/,
  },
  {
    name: 'a section that no form uses',
    spoil: (files) => {
      withParking(files);
      files[FORM].sections = ['who', 'where'];
    },
    code: 'unused-section',
    file: PLACE,
    words: /No form uses the section "parking"/,
  },
  {
    name: 'a section without its layout',
    spoil: (files) => {
      withParking(files);
      delete (files as Record<string, unknown>)['schemas/sections/parking/section.ui.json'];
    },
    code: 'missing-section-file',
    file: PLACE_JSON,
    words: /needs the file schemas\/sections\/parking\/section\.ui\.json/,
  },
  {
    name: 'a rule of a section without a case',
    spoil: (files) => {
      withParking(files);
      (files[PLACE_CASES] as { cases: unknown[] }).cases.pop();
    },
    code: 'rule-without-case',
    file: PLACE_RULES,
    words: /plates-are-capitals/,
  },
  {
    name: 'a case of a section that fails',
    spoil: (files) => {
      withParking(files);
      rulesOf(files).splice(1, 1, {
        ...refusesCapitals,
        conditions: when('plate', 'isEmpty', true),
      });
    },
    code: 'case-fails',
    file: PLACE_CASES,
    words: /Small letters are refused/,
  },
  {
    name: 'a rule of the name that a rule of a section has',
    spoil: (files) => {
      withParking(files);
      files['rules/trip.rules.json'].rules.push({
        ...needsPlate,
        conditions: when('seats', 'equal', 3),
      });
    },
    code: 'name-taken',
    file: 'rules/trip.rules.json',
    words: /form "trip": the other in rules\/sections\/parking\.rules\.json/,
  },
  {
    name: 'a word of a section that nothing uses',
    spoil: (files) => {
      withParking(files);
      wordsOf(files)['plat.label'] = 'Plate';
    },
    code: 'unused-message',
    file: PLACE_WORDS,
    words: /sections\.parking\.plat\.label/,
    nearest: 'sections.parking.plate.label',
  },
  {
    name: 'a word by which a form would override what a section does not say',
    spoil: (files) => {
      withParking(files);
      files[WORDS]['plate.errors.capitals'] = 'CAPITALS.';
    },
    code: 'unused-message',
    file: WORDS,
    words: /trip\.plate\.errors\.capitals/,
  },
  {
    name: 'words of a section that does not exist',
    spoil: (files) => {
      withParking(files);
      files['messages/en-US/sections/parkin.json'] = {
        $schema: '../../../schemas/meta/messages.schema.json',
      };
    },
    code: 'stray-file',
    file: 'messages/en-US/sections/parkin.json',
    words: /no section "parkin"/,
    nearest: 'parking',
  },
  {
    name: 'a start value for a field that the section does not have',
    spoil: (files) => {
      withParking(files);
      declared(files).start = { map: [{ to: 'name', from: 'lead.name' }] };
    },
    code: 'unknown-field',
    file: PLACE_JSON,
    words: /fills "name"/,
  },
  {
    name: 'a migration to a field that the section does not have',
    spoil: (files) => {
      withParking(files);
      declared(files).migrations = [{ op: 'default', field: 'plat', value: null }];
    },
    code: 'unknown-field',
    file: PLACE_JSON,
    words: /leads to "plat"/,
    nearest: 'plate',
  },
];

test.each(SPOILT)('$name is refused', (spoilt) => expectRefused(spoilt));

test('the check names the file of the section where a migration of its field belongs', async () => {
  const { faults } = await build(
    (files) => {
      withParking(files);
      files['schemas/sections/parking/section.schema.json'] = {
        ...(files[PLACE] as object),
        required: ['plate'],
      };
    },
    {
      previous: {
        trip: {
          release: 'r0',
          fields: { '/name': { required: true }, '/plate': {} },
          migrations: [{ op: 'rename', from: 'number_plate', to: 'plate' }],
        },
      },
    },
  );
  expect(faults.filter(({ code }) => code === 'breaking-change')).toMatchObject([
    {
      file: PLACE,
      remedy: expect.stringContaining('"migrations" in schemas/sections/parking/section.json'),
    },
  ]);
});
