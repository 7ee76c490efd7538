// Sections that any form can use: what travels with them, and what a form may add and say otherwise.
import { expect, test } from 'vitest';
import { declared, PLACE, PLACE_CASES, rulesOf, withParking, wordsOf } from './kits/parking.ts';
import { build, describe, release } from './kits/small-content.ts';
import { type Files, WORDS, when } from './kits/spoilt.ts';

test('a section brings its fields, rules, words, dialogs, start values and migrations', async () => {
  const { bundle } = (await release(withParking)).forms.trip ?? {};
  expect(bundle?.sections[2]).toMatchObject({
    id: 'parking',
    owns: ['parks', 'plate'],
    title: 'sections.parking.title',
    groups: [{ id: 'car', title: 'sections.parking.group.car.title' }],
  });
  expect(bundle?.fields['/plate']?.label).toBe('sections.parking.plate.label');
  expect(bundle?.rules.map(({ name }) => name)).toEqual([
    'parking-needs-a-plate',
    'plates-are-capitals',
    'parking-opens-help',
    'cars-have-seats',
    'stops-need-a-zip',
  ]);
  expect(bundle?.dialogs).toEqual({
    garage: {
      title: 'sections.parking.dialog.garage.title',
      text: 'sections.parking.dialog.garage.text',
    },
  });
  expect(bundle?.start?.map.map(({ to }) => to)).toEqual(['/plate', '/phone']);
  expect(bundle?.migrations).toEqual([{ op: 'rename', from: 'number_plate', to: 'plate' }]);
  expect(bundle?.messages).toMatchObject({
    'sections.parking.plate.error.capitals': 'Write it in capitals.',
    'sections.parking.dialog.garage.text': 'It closes at ten.',
  });
});

test('a form says in its own words what a section says, and adds rules of its own', async () => {
  const made = await release((files) => {
    withParking(files);
    Object.assign(files[WORDS], {
      'parking.title': 'Where you leave it',
      'plate.label': 'Licence plate',
      'plate.error.capitals': 'CAPITALS, PLEASE.',
      'dialog.garage.text': 'Open all night.',
    });
    files['rules/trip.rules.json'].rules.push({
      name: 'visitors-need-no-plate',
      conditions: when('context.route', 'equal', 'visit'),
      event: { type: 'relax', params: { fields: ['plate'] } },
    });
    files['rules/trip.cases.json'].cases.push(
      {
        name: 'A visitor parks without a plate',
        rules: ['visitors-need-no-plate', 'parking-needs-a-plate'],
        context: { route: 'visit' },
        given: { parks: true },
        expect: { notRequired: ['plate'] },
      },
      { name: 'Anybody else has one', given: { parks: true }, expect: { required: ['plate'] } },
    );
  });
  const { bundle } = made.forms.trip ?? {};
  expect(bundle?.sections[2]?.title).toBe('trip.parking.title');
  expect(bundle?.fields['/plate']?.label).toBe('trip.plate.label');
  expect(bundle?.rules.find(({ name }) => name === 'plates-are-capitals')?.effect).toMatchObject({
    message: 'trip.plate.error.capitals',
  });
  expect(bundle?.dialogs?.garage).toEqual({
    title: 'sections.parking.dialog.garage.title',
    text: 'trip.dialog.garage.text',
  });
});

test('rules of a section are for every form that has what they expect', async () => {
  const expecting = (files: Files): void => {
    withParking(files);
    declared(files).expects = ['travels'];
    rulesOf(files).push({
      name: 'trains-do-not-park',
      conditions: when('travels', 'equal', 'train'),
      event: { type: 'hide', params: { fields: ['parks'] } },
    });
    (files[PLACE_CASES] as { cases: unknown[] }).cases.push({
      name: 'A train',
      given: { travels: 'train' },
      expect: { hidden: ['parks'] },
    });
  };
  expect((await build(expecting)).faults.map(describe)).toEqual([]);
  const { faults } = await build((files) => {
    expecting(files);
    Object.assign(files, {
      'schemas/forms/other/form.json': {
        $schema: '../../meta/form.schema.json',
        id: 'other',
        kind: 'single',
        access: 'public',
        sections: [{ use: 'parking' }],
      },
    });
  });
  expect(faults).toMatchObject([
    {
      code: 'section-lacks-field',
      file: 'schemas/forms/other/form.json',
      place: '/sections/0',
      message: expect.stringContaining(
        'section "parking" need the field "travels", which the form "other" does not have',
      ),
    },
  ]);
});

test('a fault of a section that two forms use is told once, in the file of the section', async () => {
  const { faults } = await build((files) => {
    withParking(files);
    delete wordsOf(files)['plate.label'];
    Object.assign(files, {
      'schemas/forms/other/form.json': {
        $schema: '../../meta/form.schema.json',
        id: 'other',
        kind: 'single',
        access: 'public',
        sections: [{ use: 'parking' }],
      },
    });
  });
  expect(faults).toMatchObject([
    {
      code: 'missing-label',
      file: PLACE,
      place: '/properties/plate',
      remedy: 'Add "plate.label" to messages/en-US/sections/parking.json.',
    },
  ]);
});
