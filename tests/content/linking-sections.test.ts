// The files of a section: each that is missing or was refused is told where it is needed.
import { describe, expect, it } from 'vitest';
import { aloneOf } from '../../runtime/content/link/link-form.ts';
import { sharedNames } from '../../runtime/content/link/link-section.ts';
import { FILES, FORM, linking, SHARED, SHARED_RULE, section, without } from './kits/linking.ts';

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
