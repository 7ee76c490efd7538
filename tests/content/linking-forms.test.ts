// A form is made of its sections: those of its own, and those that any form can use, with their rules, words and files.
import { describe, expect, it } from 'vitest';
import type { ContentFault } from '../../runtime/content/index.ts';
import { aloneOf, linkForm } from '../../runtime/content/link/link-form.ts';
import { sharedNames, sharedSection } from '../../runtime/content/link/link-section.ts';

type Files = Readonly<Record<string, unknown>>;
const text = { type: 'string' };
const section = (...names: readonly string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const FORM = 'schemas/forms/trip/form.json';
const SHARED = 'schemas/sections/address/section';
const RULE = { name: 'r', conditions: { all: [] }, event: { type: 'x' } };
const SHARED_RULE = { ...RULE, name: 's' };
const FILES: Files = {
  'schemas/forms/trip/who.schema.json': section('name', 'phone'),
  'schemas/forms/trip/who.ui.json': { $comment: 'no', name: { 'ui:widget': 'x' } },
  'schemas/forms/trip/where.schema.json': { ...section('town'), required: ['town'] },
  'schemas/forms/trip/where.ui.json': {},
  [`${SHARED}.schema.json`]: section('street'),
  [`${SHARED}.ui.json`]: { street: {} },
  [`${SHARED}.json`]: {
    start: { map: [{ to: 'street', from: 'lead.street' }] },
    migrations: [{ from: 1 }],
    expects: ['name'],
  },
  'rules/sections/address.rules.json': { rules: [SHARED_RULE] },
  'rules/sections/address.cases.json': { cases: [{ name: 'of the section' }] },
  'rules/trip.rules.json': { rules: [RULE] },
  'rules/trip.cases.json': { cases: [{ name: 'of the form' }] },
};

function linking(files: Files, { refused = [] as readonly string[] } = {}) {
  const faults: ContentFault[] = [];
  const report = (fault: unknown) => {
    faults.push(fault as ContentFault);
  };
  const checked = {
    source: new Map(Object.entries(files).map(([file, value]) => [file, JSON.stringify(value)])),
    values: new Map(Object.entries(files)),
    passed: new Set(Object.keys(files).filter((file) => !refused.includes(file))),
  } as never;
  const shared = (name: string) => sharedSection(name, checked, report as never);
  const form = (value: object, file = FORM) => {
    const parts = new Map(
      sharedNames((checked as { source: never }).source).flatMap((name) => {
        const part = sharedSection(name, checked, () => undefined);
        return part ? [[name, part] as const] : [];
      }),
    );
    const whole = { id: 'trip', kind: 'single', access: 'public', ...value };
    return linkForm(file, whole as never, { checked, parts, report: report as never });
  };
  return { faults, form, shared };
}
const without = (name: string, files: Files = FILES): Files =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file !== name));

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

describe('a section of a form', () => {
  it('needs its files, each told at the place that names it, with the file that was meant', () => {
    const { form, faults } = linking(without('schemas/forms/trip/who.ui.json'));
    expect(form({ sections: ['where', 'who'] })).toBeUndefined();
    expect(faults).toEqual([
      {
        code: 'missing-section-file',
        file: FORM,
        place: '/sections/1',
        message: 'The section needs the file schemas/forms/trip/who.ui.json, which is not there.',
        remedy: expect.any(String),
        nearest: 'schemas/forms/trip/where.ui.json',
      },
    ]);
    const { form: other, faults: told } = linking({
      ...without('schemas/forms/trip/who.schema.json'),
      'schemas/forms/trop/who.schema.json': section('a'),
      'schemas/forms/trip/whom.schema.json': section('a'),
    });
    other({ sections: ['who'] });
    expect(told).toMatchObject([{ nearest: 'schemas/forms/trip/whom.schema.json' }]);
    expect(told[0]?.remedy).toContain('whom.schema.json');
    const { form: far, faults: alone } = linking(FILES);
    far({ sections: ['zzzzzzzzzzzzzzzzzzzz'] });
    expect(alone.map(({ remedy, nearest }) => [remedy, nearest])).toEqual([
      ['Add the file, or take the section out of the list.', undefined],
      ['Add the file, or take the section out of the list.', undefined],
    ]);
  });

  it('that lies among those any form can use is told to be used', () => {
    const { form, faults } = linking(FILES);
    expect(form({ sections: ['address'] })).toBeUndefined();
    expect(faults.map(({ remedy }) => remedy)).toEqual([
      'Write { "use": "address" } for the section that lies in schemas/sections/address.',
      'Write { "use": "address" } for the section that lies in schemas/sections/address.',
    ]);
  });

  it('whose file was refused has been told already', () => {
    for (const refused of [
      'schemas/forms/trip/who.schema.json',
      'schemas/forms/trip/who.ui.json',
    ]) {
      const { form, faults } = linking(FILES, { refused: [refused] });
      expect([form({ sections: ['who'] }), faults]).toEqual([undefined, []]);
    }
  });
});

describe('a section that any form can use', () => {
  it('is found by its folder', () => {
    const files = [
      'schemas/sections/a/section.json',
      'schemas/sections/a/x.json',
      'schemas/sections/b/y.json',
      'schemas/forms/c/section.json',
    ];
    expect(sharedNames(new Map(files.map((file) => [file, ''])))).toEqual(['a', 'b']);
  });

  it('needs its two files, told at the first that is there', () => {
    const { shared, faults } = linking(without(`${SHARED}.ui.json`));
    expect(shared('address')).toBeUndefined();
    expect(faults).toEqual([
      {
        code: 'missing-section-file',
        file: `${SHARED}.schema.json`,
        place: '',
        message: `The section "address" needs the file ${SHARED}.ui.json, which is not there.`,
        remedy: 'Add the file, or take the folder of the section away.',
      },
    ]);
  });

  it('may say nothing besides its fields, and is none where what it says was refused', () => {
    const { shared, faults } = linking(without(`${SHARED}.json`));
    expect(shared('address')).toMatchObject({
      id: 'address',
      shared: true,
      comes: { file: `${SHARED}.json`, start: [], migrations: [], expects: [] },
    });
    const bare = linking({ ...FILES, [`${SHARED}.json`]: {} });
    expect(bare.shared('address')?.comes).toMatchObject({ start: [], migrations: [], expects: [] });
    for (const refused of [`${SHARED}.json`, `${SHARED}.schema.json`])
      expect(linking(FILES, { refused: [refused] }).shared('address')).toBeUndefined();
    expect(faults).toEqual([]);
  });

  it('alone is a form that has nothing else', () => {
    const { shared } = linking(FILES);
    const part = shared('address');
    if (!part) throw new Error('No section.');
    const alone = aloneOf(part);
    expect(alone).toMatchObject({
      id: 'sections.address',
      file: `${SHARED}.json`,
      form: {
        id: 'sections.address',
        kind: 'single',
        access: 'public',
        sections: [{ use: 'address' }],
      },
      rulesFile: 'rules/sections/address.rules.json',
      casesFile: 'rules/sections/address.cases.json',
      cases: [{ name: 'of the section' }],
      taken: [],
      rules: [SHARED_RULE],
      placed: [{ rule: SHARED_RULE }],
      declared: [part.comes],
    });
    expect([...alone.fields.keys()]).toEqual(['/street']);
  });
});
