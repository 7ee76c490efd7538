// The places in a form's answers that its sections declare, and the calls that uploads get of their form.
import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  isUnseen,
  optionsOf,
  rowsOf,
  uiPlace,
} from '../../runtime/content/link/fields.ts';
import { withFormFiles } from '../../runtime/content/link/form-files.ts';

const text = () => ({ type: 'string' });
/** What holds where the condition does. */
const holding = (branch: unknown) => Object.fromEntries([['then', branch]]);

describe('the fields of a section', () => {
  const fields = (schema: object, ui: object = {}, origins: readonly [object, object][] = []) =>
    fieldsOf({ section: 'trip' }, { schema, origins: new Map(origins) } as never, {
      ui: ui as never,
      beginnings: ['form', 'words'],
    });
  const told = (schema: object, ui: object = {}) =>
    [...fields(schema, ui).values()].map(({ pointer, required, unseen, conditional }) => [
      pointer,
      ...(required ? ['required'] : []),
      ...(unseen ? ['unseen'] : []),
      ...(conditional ? ['conditional'] : []),
    ]);

  it('are told whole: where each is declared, how it is shown, and how its words begin', () => {
    const city = text();
    const schema = { properties: { stay: { required: ['city'], properties: { city } } } };
    const ui = { stay: { city: { 'ui:widget': 'x' } } };
    const origin = { file: 'block.json', place: '/properties/city', prefixes: ['blocks.stay'] };
    const found = fields(schema, ui, [
      [city, { ...origin, column: { prefix: 'p' } }],
      [schema.properties.stay, { file: 'trip.json', place: '/properties/stay', prefixes: ['s'] }],
    ]);
    expect([...found.keys()]).toEqual(['/stay', '/stay/city']);
    expect(found.get('/stay')).toEqual({
      pointer: '/stay',
      section: 'trip',
      schema: schema.properties.stay,
      elsewhere: [],
      file: 'trip.json',
      place: '/properties/stay',
      prefixes: ['form.stay', 'words.stay', 's'],
      required: false,
      ui: ui.stay,
      unseen: false,
      conditional: false,
    });
    expect(found.get('/stay/city')).toEqual({
      pointer: '/stay/city',
      section: 'trip',
      schema: city,
      elsewhere: [],
      file: 'block.json',
      place: '/properties/city',
      prefixes: ['form.stay.city', 'words.stay.city', 's.city', 'blocks.stay'],
      required: true,
      ui: { 'ui:widget': 'x' },
      unseen: false,
      conditional: false,
      column: { prefix: 'p' },
    });
    expect(fields({ properties: { a: text() } }).get('/a')).toMatchObject({ file: '', place: '' });
  });

  it('count once, with where else they are declared', () => {
    const [first, second, third] = [text(), text(), text()];
    const found = fields({
      properties: { a: first },
      allOf: [{ properties: { a: second } }, { properties: { a: third } }],
    });
    expect([...found.keys()]).toEqual(['/a']);
    expect(found.get('/a')?.schema).toBe(first);
    expect(found.get('/a')?.elsewhere).toEqual([second, third]);
  });

  it('are required where their own object says so and they may not be null', () => {
    const properties = { a: text(), b: { type: ['string', 'null'] }, c: text() };
    expect(told({ required: ['a', 'b'], properties })).toEqual([
      ['/a', 'required'],
      ['/b'],
      ['/c'],
    ]);
    const rows = { required: ['x'], properties: { x: text() } };
    const list = { required: ['list'], properties: { list: { items: rows } } };
    expect(told(list)).toEqual([['/list', 'required'], ['/list/*'], ['/list/*/x', 'required']]);
  });

  it('hold for some answers only in branches that do', () => {
    const one = (name: string) => ({ properties: { [name]: text() } });
    expect(
      told({
        allOf: [one('all')],
        anyOf: [{ ...one('any'), allOf: [one('within')] }],
        oneOf: [one('one')],
        ...holding(one('then')),
        else: one('else'),
        dependencies: { a: one('dependent'), b: ['a'] },
        if: one('if'),
      }),
    ).toEqual([
      ['/all'],
      ['/any', 'conditional'],
      ['/within', 'conditional'],
      ['/one', 'conditional'],
      ['/then', 'conditional'],
      ['/else', 'conditional'],
      ['/dependent', 'conditional'],
    ]);
    const within = { anyOf: [{ properties: { a: { properties: { b: text() } } } }] };
    expect(told(within)).toEqual([
      ['/a', 'conditional'],
      ['/a/b', 'conditional'],
    ]);
    expect(told({ anyOf: 'odd', oneOf: {}, ...holding(true), dependencies: [1] })).toEqual([]);
  });

  it('are unseen where their layout or that of what they stand in hides them', () => {
    const inner = { properties: { b: text() } };
    const schema = { properties: { a: inner, list: { items: inner }, c: text(), d: text() } };
    const ui = {
      a: { 'ui:hidden': true, b: {} },
      list: { items: { 'ui:hidden': true } },
      c: { 'ui:hidden': 'yes' },
      d: 'odd',
    };
    expect(told(schema, ui)).toEqual([
      ['/a', 'unseen'],
      ['/a/b', 'unseen'],
      ['/list'],
      ['/list/*', 'unseen'],
      ['/list/*/b', 'unseen'],
      ['/c'],
      ['/d'],
    ]);
    expect(fields(schema, ui).get('/d')?.ui).toEqual({});
    expect(fields({ properties: { toString: text() } }).get('/toString')?.ui).toEqual({});
  });

  it('are a widget that nobody sees, or hidden', () => {
    expect(isUnseen({ 'ui:hidden': true })).toBe(true);
    expect(isUnseen({ 'ui:widget': 'hidden' })).toBe(true);
    expect(isUnseen({ 'ui:widget': 'multiline' })).toBe(false);
    expect(isUnseen({ 'ui:widget': 'no such' })).toBe(false);
    expect(isUnseen({})).toBe(false);
  });

  it('share the words and the layout of their list, row by row', () => {
    const schema = { properties: { list: { items: { properties: { b: text() } } } } };
    const ui = { list: { items: { b: { 'ui:widget': 'x' } } } };
    const found = fields(schema, ui);
    expect(found.get('/list/*')).toMatchObject({
      prefixes: ['form.list', 'words.list'],
      ui: ui.list.items,
    });
    expect(found.get('/list/*/b')).toMatchObject({
      prefixes: ['form.list.b', 'words.list.b'],
      ui: { 'ui:widget': 'x' },
    });
    expect(uiPlace({ pointer: '/list/*/rows/*/b' })).toBe('/list/items/rows/items/b');
  });

  it('stand in lists at each of their places, and under names that nobody knows', () => {
    const [a, b, c, d] = [text(), text(), text(), text()];
    const free = { additionalProperties: c, patternProperties: { '^x': d } };
    expect(rowsOf({ items: a } as never, '/x')).toEqual([a]);
    expect(rowsOf({ items: [a, b], additionalItems: c } as never, '/x')).toEqual([a, b, c]);
    expect(rowsOf(free as never, '/x')).toEqual([c, d]);
    expect(rowsOf({ ...free, items: a } as never, '')).toEqual([a]);
    expect(rowsOf({ additionalProperties: false, patternProperties: [c] } as never, '/x')).toEqual(
      [],
    );
    expect(rowsOf({}, '/x')).toEqual([]);
  });

  it('have the options of their layout, or none', () => {
    expect(optionsOf({ 'ui:options': { rows: 3 } })).toEqual({ rows: 3 });
    expect(optionsOf({ 'ui:options': 'odd' } as never)).toEqual({});
    expect(optionsOf({})).toEqual({});
  });
});

describe('an upload', () => {
  const FILE = { type: 'object', properties: { Key: text(), name: text() } };
  const UPLOAD = { 'ui:widget': 'upload', 'ui:options': { accept: ['.pdf'] } };
  const linked = (form: object, { ui = UPLOAD as object, items = FILE as unknown } = {}) =>
    withFormFiles(
      { 'ui:order': ['scan'], scan: ui } as never,
      { properties: { scan: { type: 'array', ...(items !== null && { items }) } } } as never,
      { id: 'trip', ...form } as never,
    ) as unknown as Record<string, Record<string, unknown>>;
  const CALLS = {
    with: { id: { value: 'trip' }, field: { value: '/scan' } },
    list: 'form_file_list',
    add: 'form_file_add',
    delete: { call: 'form_file_delete', file: ['Key'] },
    download: { call: 'form_file_download', file: ['Key'] },
  };

  it('makes the calls of all forms, and hides the key of a file, in a form without calls of its own', () => {
    expect(linked({})).toEqual({
      'ui:order': ['scan'],
      scan: {
        'ui:widget': 'upload',
        items: { Key: { 'ui:hidden': true } },
        'ui:options': { accept: ['.pdf'], calls: CALLS },
      },
    });
    const shown = { ...UPLOAD, items: { Key: { 'ui:widget': 'x' }, name: {} } };
    expect(linked({}, { ui: shown }).scan?.items).toEqual({ Key: { 'ui:widget': 'x' }, name: {} });
    const keyless = { type: 'object', properties: { name: text() } };
    expect(linked({}, { items: keyless }).scan?.items).toEqual({});
    expect(linked({ submit: {} }).scan?.['ui:options']).toMatchObject({ calls: CALLS });
  });

  it('makes those the form gives it, before all others', () => {
    const own = { list: 'mine' };
    const form = { uploads: { scan: own }, submit: { call: 'sends' } };
    const ui = { ...UPLOAD, 'ui:options': { accept: ['.pdf'], calls: { list: 'its own' } } };
    expect(linked(form, { ui }).scan).toEqual({
      'ui:widget': 'upload',
      'ui:options': { accept: ['.pdf'], calls: own },
    });
  });

  it('stays as its section has it where this names calls, the form has calls of its own, or it is no list of files', () => {
    const named = { ...UPLOAD, 'ui:options': { calls: { list: 'its own' } } };
    expect(linked({}, { ui: named }).scan).toEqual(named);
    expect(linked({ submit: { call: 'sends' } }).scan).toEqual(UPLOAD);
    expect(linked({ record: {} }).scan).toEqual(UPLOAD);
    expect(linked({}, { items: text() }).scan).toEqual(UPLOAD);
    expect(linked({}, { items: null }).scan).toEqual(UPLOAD);
    expect(linked({}, { ui: { 'ui:widget': 'multiline' } }).scan).toEqual({
      'ui:widget': 'multiline',
    });
    const unknown = withFormFiles({ scan: UPLOAD } as never, undefined, { id: 'trip' } as never);
    expect(unknown).toEqual({ scan: UPLOAD });
  });

  it('in a row remembers its own files, and is known by its field', () => {
    const scan = { type: 'array', items: FILE };
    const schema = { properties: { rows: { items: { properties: { scan } } } } };
    const ui = { rows: { items: { scan: UPLOAD } } };
    const made = withFormFiles(ui as never, schema as never, { id: 'trip' } as never);
    const { list: _, ...calls } = CALLS;
    expect(made).toMatchObject({ rows: { items: { scan: { 'ui:options': {} } } } });
    const rows = made.rows as unknown as typeof ui;
    expect(
      (rows as never as { items: { scan: { 'ui:options': object } } }).items.scan['ui:options'],
    ).toEqual({
      accept: ['.pdf'],
      calls: { ...calls, with: { id: { value: 'trip' }, field: { value: '/rows/*/scan' } } },
    });
    const given = { uploads: { 'rows.*.scan': { list: 'mine' } } };
    const own = withFormFiles(ui as never, schema as never, { id: 'trip', ...given } as never);
    expect(JSON.stringify(own)).toContain('{"list":"mine"}');
    // A field may be called as rows are.
    const named = { properties: { items: scan } };
    const at = withFormFiles({ items: UPLOAD } as never, named as never, { id: 'trip' } as never);
    expect(JSON.stringify(at)).toContain('"field":{"value":"/items"}');
  });
});
