// A form is made of its sections: those of its own, and those that any form can use, with their rules, words and files.
import { describe, expect, it } from 'vitest';
import { FILES, FORM, linking, RULE, SHARED, SHARED_RULE, section } from './kits/linking.ts';

describe('a form', () => {
  it('has the fields, rules and cases of its sections, each with where it stands', () => {
    const { form, faults } = linking(FILES);
    const start = { map: [{ to: 'name', from: 'lead.name' }] };
    const value = {
      sections: ['who', { use: 'address' }, 'where'],
      start,
      migrations: [{ from: 2 }],
    };
    const made = form(value);
    expect(faults).toEqual([]);
    expect(made).toMatchObject({ id: 'trip', file: FORM, form: value });
    expect(
      [...(made?.fields.values() ?? [])].map(({ pointer, section: of, prefixes }) => [
        pointer,
        of,
        prefixes,
      ]),
    ).toEqual([
      ['/name', 'who', ['trip.name']],
      ['/phone', 'who', ['trip.phone']],
      ['/street', 'address', ['trip.street', 'sections.address.street']],
      ['/town', 'where', ['trip.town']],
    ]);
    expect(made?.sections).toEqual([
      {
        id: 'who',
        file: 'schemas/forms/trip/who.schema.json',
        uiFile: 'schemas/forms/trip/who.ui.json',
        ui: { name: { 'ui:widget': 'x' } },
        shared: false,
        schema: section('name', 'phone'),
        prefixes: ['trip.who'],
      },
      {
        id: 'address',
        file: `${SHARED}.schema.json`,
        uiFile: `${SHARED}.ui.json`,
        ui: { street: {} },
        shared: true,
        schema: section('street'),
        prefixes: ['trip.address', 'sections.address'],
      },
      {
        id: 'where',
        file: 'schemas/forms/trip/where.schema.json',
        uiFile: 'schemas/forms/trip/where.ui.json',
        ui: {},
        shared: false,
        schema: { ...section('town'), required: ['town'] },
        prefixes: ['trip.where'],
      },
    ]);
    expect(made?.schema).toEqual({
      ...section('name', 'phone', 'street', 'town'),
      required: ['town'],
    });
    expect(made?.rules).toEqual([SHARED_RULE, RULE]);
    expect(made?.placed).toEqual([
      { rule: SHARED_RULE, file: 'rules/sections/address.rules.json', place: '/rules/0' },
      { rule: RULE, file: 'rules/trip.rules.json', place: '/rules/0' },
    ]);
    expect(made).toMatchObject({
      rulesFile: 'rules/trip.rules.json',
      casesFile: 'rules/trip.cases.json',
      cases: [{ name: 'of the form' }],
      taken: [],
    });
    expect(made?.declared).toEqual([
      {
        file: `${SHARED}.json`,
        start: [{ to: 'street', from: 'lead.street' }],
        migrations: [{ from: 1 }],
        expects: ['name'],
        rulesFile: 'rules/sections/address.rules.json',
        casesFile: 'rules/sections/address.cases.json',
        cases: [{ name: 'of the section' }],
        placed: [
          { rule: SHARED_RULE, file: 'rules/sections/address.rules.json', place: '/rules/0' },
        ],
        taken: [],
      },
      { file: FORM, start: start.map, migrations: [{ from: 2 }], expects: [] },
    ]);
    expect(form({ sections: ['who'] })?.declared).toEqual([
      { file: FORM, start: [], migrations: [], expects: [] },
    ]);
  });

  it('is told where its folder has another name', () => {
    const { form, faults } = linking(FILES);
    form({ id: 'tour', sections: ['who'] });
    expect(faults).toMatchObject([{ code: 'name-and-id-differ', file: FORM, nearest: 'trip' }]);
  });

  it('is told where two of its sections have one name, and has the first', () => {
    const files = {
      ...FILES,
      'schemas/forms/trip/address.schema.json': section('own'),
      'schemas/forms/trip/address.ui.json': {},
    };
    const { form, faults } = linking(files);
    const made = form({ sections: ['address', { use: 'address' }] });
    expect(faults).toEqual([
      {
        code: 'two-claims',
        file: FORM,
        place: '/sections/1',
        message: 'The form has two sections of the name "address".',
        remedy: 'Take one of them out, or give the form’s own section another name.',
      },
    ]);
    expect([...(made?.fields.keys() ?? [])]).toEqual(['/own']);
  });

  it('is told where two sections declare one field, once for all that stands in it', () => {
    const stay = { type: 'object', properties: { stay: section('town') } };
    const files = {
      ...FILES,
      'schemas/forms/trip/who.schema.json': stay,
      'schemas/forms/trip/where.schema.json': stay,
      [`${SHARED}.schema.json`]: stay,
    };
    const { form, faults } = linking(files);
    const made = form({ sections: ['who', 'where', { use: 'address' }] });
    const words = {
      code: 'two-claims',
      remedy:
        'Each field belongs to one section: take it out of one of them, or give it another name.',
    };
    expect(faults).toEqual([
      {
        ...words,
        file: 'schemas/forms/trip/where.schema.json',
        place: '/properties/stay',
        message: 'The field stay is declared by the section "where" and by "who" too.',
      },
      // What a shared section holds is nothing the form can change: it is told where the form takes it.
      {
        ...words,
        file: FORM,
        place: '/sections/2',
        message: 'The field stay is declared by the section "address" and by "who" too.',
      },
    ]);
    expect(made?.fields.get('/stay')?.section).toBe('who');
  });

  it('is none where it uses a section that is not there, with the one that was meant', () => {
    const { form, faults } = linking(FILES);
    expect(form({ sections: ['who', { use: 'adress' }] })).toBeUndefined();
    expect(faults).toMatchObject([
      {
        code: 'unknown-section',
        file: FORM,
        place: '/sections/1/use',
        message: 'The form uses the section "adress", which is not there.',
        nearest: 'address',
      },
    ]);
    expect(faults[0]?.remedy).toContain('"address"');
    form({ sections: [{ use: 'zzzzzzzzzz' }] });
    expect(faults[1]?.remedy).toBe(
      'Sections that any form can use lie in schemas/sections/, one folder each.',
    );
  });

  it('is none, and nothing more is told, where a section that it uses was refused', () => {
    const { form, faults } = linking(FILES, { refused: [`${SHARED}.ui.json`] });
    expect(form({ sections: ['who', { use: 'address' }] })).toBeUndefined();
    expect(faults).toEqual([]);
  });
});
