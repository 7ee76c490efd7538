// What a browser is given of a form, and of the whole portal: fields with their words, sentences, long texts, calls.
import { describe, expect, it } from 'vitest';
import {
  bundleApp,
  bundleForm,
  callInfos,
  splitTexts,
} from '../../runtime/content/compile/bundle.ts';
import { FILES, linked, model, SHARED, text } from './kits/hand-linked.ts';

const bundle = (form: object = {}, more: object = {}) => bundleForm(linked(form), model(more));

describe('the bundle of a form', () => {
  it('says what it is, and nothing that it has not', () => {
    const { sections, fields, rules, messages, templates, pages, ...rest } = bundle();
    expect(rest).toEqual({
      id: 'trip',
      locale: 'en-US',
      timeZone: 'Europe/Rome',
      kind: 'single',
      access: 'public',
      calls: {},
      live: false,
    });
    expect(sections).toMatchObject([
      {
        id: 'who',
        owns: ['name', 'secret', 'age', 'help', 'shown', 'open'],
        title: 'trip.who.title',
        groups: [{ id: 'g', title: 'trip.who.group.g.title' }],
      },
      { id: 'address', owns: ['street'], title: 'sections.address.title' },
    ]);
    expect(rules.map(({ name }) => name)).toEqual(['shows', 'opens', 'says']);
  });

  it('has all that its form says', () => {
    const form = {
      access: 'staff',
      start: {
        map: [
          { to: 'a.b', from: 'lead.a', as: 'phone' },
          { to: 'c', from: 'x', as: 'trim' },
          { to: 'd', from: 'y' },
        ],
      },
      load: { call: 'loads' },
      draft: { save: 'saves' },
      submit: { call: 'sends' },
      record: { load: { call: 'loads' }, save: { call: 'sends' } },
      confirm: { by: 'password' },
      migrations: [{ from: 1 }],
    };
    const made = bundle(form);
    expect(made).toMatchObject({
      access: 'staff',
      who: 'clerk',
      start: {
        map: [
          { to: '/a/b', from: 'lead.a', as: { of: 'digits' } },
          { to: '/c', from: 'x', as: 'trim' },
          { to: '/d', from: 'y' },
        ],
      },
      load: form.load,
      draft: form.draft,
      submit: form.submit,
      record: form.record,
      confirm: form.confirm,
      migrations: form.migrations,
    });
    expect(made.start?.map[2]).toEqual({ to: '/d', from: 'y' });
    expect(Object.keys(made.calls)).toEqual(['loads', 'sends']);
    expect(bundle({ access: 'nobody' })).not.toHaveProperty('who');
  });

  it('tells of each field what it is, and what is said where an answer is missing', () => {
    const { fields } = bundle();
    expect(fields['/name']).toMatchObject({
      section: 'who',
      type: 'string',
      label: 'trip.name.label',
      required: true,
      errors: { required: 'trip.name.error.required' },
    });
    expect(fields['/secret']).toMatchObject({
      secret: true,
      errors: { required: 'faults.required.enter' },
    });
    expect(fields['/age']).toMatchObject({ readOnly: true });
    expect(fields['/age']?.errors ?? {}).not.toHaveProperty('required');
    expect(fields['/help']).toMatchObject({ transient: true });
    expect(fields['/help/x']).toMatchObject({ transient: true });
    expect(fields['/shown']).toMatchObject({ hiddenAtFirst: true, readOnly: true });
    expect(fields['/open']).toMatchObject({ disabledAtFirst: true, unseen: true });
    // Nobody sees it, nobody is asked for it.
    expect(fields['/open']).not.toHaveProperty('errors');
    for (const word of [
      'required',
      'secret',
      'transient',
      'hiddenAtFirst',
      'disabledAtFirst',
      'readOnly',
    ])
      expect(fields['/street']).not.toHaveProperty(word);
    expect(fields['/name']).not.toHaveProperty('secret');
  });

  it('brings its own sentences, those of its sections, what is printed, and what it names elsewhere', () => {
    const record = {
      load: { call: 'loads' },
      save: { call: 'sends', message: 'other.save' },
      panes: { p: { title: 'other.pane', save: 'other.pane.save' } },
    };
    const then = { page: 'long.then' };
    const { messages, templates, pages, rules, sections } = bundle({
      record,
      submit: { call: 'sends', then },
      pages: ['long.page'],
    });
    const keys = Object.keys(messages);
    expect(keys).toEqual(
      expect.arrayContaining([
        'trip.name.label',
        'trip.said',
        'sections.address.title',
        'app.name',
        'documents.order.title',
        'documents.order.body',
        'other.refusal',
        'other.save',
        'other.pane',
        'other.pane.save',
        'long.help.title',
      ]),
    );
    for (const other of [
      'sections.other.title',
      'other.not',
      'server.x',
      'studio.x',
      'blocks.a.label',
    ])
      expect(keys).not.toContain(other);
    expect(Object.keys(templates ?? {}).sort()).toEqual(['faults.required.enter', 'trip.hello']);
    expect(Object.keys(pages ?? {}).sort()).toEqual([
      'long.help',
      'long.page',
      'long.rule',
      'long.then',
    ]);
    // What a section says, the form says in its own words where it has some.
    expect(rules[2]?.effect).toMatchObject({ message: 'trip.said' });
    expect(sections[1]?.ui).toMatchObject({ street: { 'ui:options': { note: 'trip.note' } } });
  });

  it('depends on answers where a section does, and has the columns of its fields', () => {
    const files = {
      ...FILES,
      [`${SHARED}.schema.json`]: {
        type: 'object',
        properties: { street: text },
        anyOf: [{ required: ['street'] }],
      },
    };
    const made = bundleForm(linked({}, files), model());
    expect([made.live, made.sections.map(({ kind }) => kind)]).toEqual([true, ['object', 'live']]);
    const { fields, ...form } = linked() as { fields: Map<string, object> };
    const columned = new Map(
      [...fields].map(([at, node]) => [
        at,
        at === '/name' ? { ...node, column: { name: 'NAME' } } : node,
      ]),
    );
    expect(bundleForm({ ...form, fields: columned } as never, model()).columns).toEqual({
      '/name': 'NAME',
    });
  });

  it('has the dialogs that rules of a section open', () => {
    const rules = {
      rules: [{ name: 'd', event: { type: 'open', params: { dialog: 'why', page: 'long.rule' } } }],
    };
    const made = bundleForm(
      linked({}, { ...FILES, 'rules/sections/address.rules.json': rules }),
      model(),
    );
    expect(made.dialogs).toEqual({ why: { page: 'long.rule' } });
  });
});

describe('texts', () => {
  it('are sentences as they are, programs where something is put in, and trees where they are long', () => {
    const made = splitTexts([
      { key: 'a', text: 'Plain', long: false },
      { key: 'b', text: 'Hello {{name}}', long: false },
      { key: 'c', text: '# Hello {{name}}', long: true },
    ] as never);
    expect(made.messages).toEqual({ a: 'Plain' });
    expect(Object.keys(made.templates)).toEqual(['b']);
    expect(Object.keys(made.pages)).toEqual(['c']);
  });
});

describe('calls', () => {
  it('are told as far as a browser needs them, and none that there is not', () => {
    const bare = { id: 'bare', base: 'portal', method: 'POST', path: 'bare.php' };
    const calls = new Map<string, object>([
      ['bare', { ...bare, auth: 'none', request: {}, responses: {} }],
      ['more', { ...bare, id: 'more', auth: 'attorney', failed: 'expired', reads: 'x' }],
      ['odd', { ...bare, id: 'odd', auth: 'nobody' }],
    ]);
    expect(callInfos(model({ calls }), ['bare', 'more', 'odd', 'gone'])).toEqual({
      bare: { ...bare, auth: 'none' },
      more: {
        ...bare,
        id: 'more',
        auth: 'attorney',
        token: 'bearer',
        failed: 'expired',
        reads: 'x',
      },
      odd: { ...bare, id: 'odd', auth: 'nobody' },
    });
  });
});

describe('what every page has', () => {
  it('is all that belongs to no form, no section, nobody else alone, and what views say', () => {
    const { messages, templates, pages, calls, ...rest } = bundleApp(model());
    expect(Object.keys(messages).sort()).toEqual([
      'app.name',
      'documents.order.title',
      'long.help.title',
      'other.not',
      'other.pane',
      'other.pane.save',
      'other.refusal',
      'other.save',
      'server.words.New',
      'views.trips.state.option.New',
    ]);
    expect(Object.keys(templates ?? {})).toEqual(['faults.required.enter']);
    expect(Object.keys(pages ?? {})).toHaveLength(5);
    expect(Object.keys(calls)).toEqual(['loads', 'sends', 'bare']);
    expect(rest).toEqual({
      locale: 'en-US',
      timeZone: 'Europe/Rome',
      views: {
        trips: { id: 'trips', columns: [{ words: 'server.words' }, 'odd', { words: 7 }] },
        bare: { id: 'bare' },
      },
      flows: { order: { id: 'order', states: [] } },
      tables: { rates: { a: '1' } },
      documents: { order: { form: 'trip' } },
    });
  });
});
