// The small steps of putting content together: views like others, sections that become one schema, and the calls that a form makes.
import { describe, expect, it } from 'vitest';
import type { ContentFault } from '../../runtime/content/index.ts';
import { likeOthers } from '../../runtime/content/link/like.ts';
import { mergeSections } from '../../runtime/content/link/merge-sections.ts';
import {
  callsOf,
  isGivenItsCalls,
  uiNodes,
  usedCalls,
} from '../../runtime/content/link/used-calls.ts';

describe('a view that is like another', () => {
  const linked = (views: Readonly<Record<string, object>>) => {
    const faults: ContentFault[] = [];
    const made = likeOthers(
      new Map(
        Object.entries(views).map(([id, view]) => [
          id,
          { file: `${id}.json`, view: { id, ...view } },
        ]),
      ) as never,
      (fault) => faults.push(fault as ContentFault),
    );
    return { faults, viewOf: (id: string) => made.get(id)?.view };
  };
  const BASE = {
    kind: 'table',
    columns: [
      { key: 'a', format: 'date' },
      { key: 'b', heading: 'own.b' },
    ],
    filters: [{ name: 'state', any: 'own.any' }],
    variants: [{ view: 'other' }],
  };

  it('says what it does not say itself as that one does, in the words of that one', () => {
    const { faults, viewOf } = linked({
      base: BASE,
      near: {
        like: 'base',
        empty: 'own.empty',
        columns: [{ key: 'b', format: 'text' }, { key: 'c' }, { key: 'a' }],
      },
    });
    expect(faults).toEqual([]);
    expect(viewOf('near')).toEqual({
      id: 'near',
      kind: 'table',
      caption: 'views.base.caption',
      empty: 'own.empty',
      columns: [
        { key: 'b', heading: 'own.b', format: 'text' },
        { key: 'c' },
        { key: 'a', heading: 'views.base.a.heading', format: 'date' },
      ],
      filters: [
        {
          name: 'state',
          label: 'views.base.filter.state.label',
          words: 'views.base.filter.state.option',
          any: 'own.any',
        },
      ],
    });
    expect(viewOf('base')).toEqual({ id: 'base', ...BASE });
  });

  it('keeps to itself which others stand in its place', () => {
    const { viewOf } = linked({ base: BASE, near: { like: 'base', variants: [{ view: 'x' }] } });
    expect(viewOf('near')?.variants).toEqual([{ view: 'x' }]);
    expect(linked({ base: BASE, near: { like: 'base' } }).viewOf('near')).not.toHaveProperty(
      'variants',
    );
  });

  it('takes over all words of that one, of its empty list and its filters too, and what it shows alone', () => {
    const { viewOf } = linked({
      base: { filters: [{ name: 'state' }, 'odd'], columns: ['odd', { key: 'a' }] },
      near: { like: 'base', columns: ['odd', { key: 'a' }] },
    });
    expect(viewOf('near')).toEqual({
      id: 'near',
      caption: 'views.base.caption',
      empty: 'views.base.empty',
      columns: [{ key: 'a', heading: 'views.base.a.heading' }],
      filters: [
        {
          name: 'state',
          label: 'views.base.filter.state.label',
          words: 'views.base.filter.state.option',
          any: 'views.base.filter.state.any',
        },
      ],
    });
    expect(linked({ base: {}, near: { like: 'base' } }).viewOf('near')).toMatchObject({
      columns: [],
      filters: [],
    });
  });

  it('may be like one that is like a third', () => {
    const { viewOf, faults } = linked({
      base: BASE,
      near: { like: 'base', columns: [{ key: 'a' }] },
      far: { like: 'near', columns: [{ key: 'a' }] },
    });
    expect(faults).toEqual([]);
    expect(viewOf('far')?.columns).toEqual([
      { key: 'a', heading: 'views.base.a.heading', format: 'date' },
    ]);
  });

  it('is told where there is none such, with the name that was meant, and stays as it is', () => {
    const { viewOf, faults } = linked({ trips: BASE, near: { like: 'tripz', caption: 'own' } });
    expect(faults).toMatchObject([
      { code: 'unknown-view', file: 'near.json', place: '/like', nearest: 'trips' },
    ]);
    expect(faults[0]?.message).toContain('"tripz"');
    expect(faults[0]?.remedy).toContain('trips');
    expect(viewOf('near')).toEqual({ id: 'near', caption: 'own' });
  });

  it('is told where it is like itself, directly or in a circle', () => {
    expect(linked({ one: { like: 'one' } }).faults).toMatchObject([
      { file: 'one.json', place: '/like' },
    ]);
    expect(linked({ one: { like: 'one' } }).faults[0]?.remedy).toBe(
      'Name another view, or take "like" out.',
    );
    const { faults } = linked({ one: { like: 'two' }, two: { like: 'one' } });
    expect(faults.map(({ file }) => file)).toEqual(['one.json', 'two.json']);
    expect(faults[0]?.nearest).not.toBe('one');
  });
});

describe('the schema of a whole form', () => {
  const text = { type: 'string' };
  it('joins the fields and requirements of its sections, and keeps what else each says', () => {
    const one = {
      type: 'object',
      properties: { a: text },
      required: ['a', 'x'],
      default: { a: 1 },
    };
    const two = {
      type: 'object',
      properties: { b: text },
      required: ['b', 'x'],
      additionalProperties: false,
      propertyNames: { maxLength: 3 },
      if: { required: ['b'] },
    };
    expect(mergeSections([one, two] as never)).toEqual({
      type: 'object',
      properties: { a: text, b: text },
      required: ['a', 'x', 'b'],
      allOf: [{ if: { required: ['b'] } }],
    });
    expect(mergeSections([{ type: 'object' }, {}] as never)).toEqual({
      type: 'object',
      properties: {},
    });
    expect(mergeSections([])).toEqual({ type: 'object', properties: {} });
  });

  it('is that of its one section where this takes names of its own, without what it begins with', () => {
    const open = { properties: { a: text }, additionalProperties: text, default: {} };
    expect(mergeSections([open] as never)).toEqual({
      type: 'object',
      properties: { a: text },
      additionalProperties: text,
    });
    const byPattern = { patternProperties: { '^x': text } };
    expect(mergeSections([byPattern] as never)).toEqual({ type: 'object', ...byPattern });
    expect(mergeSections([open, {}] as never)).not.toHaveProperty('additionalProperties');
    expect(mergeSections([{ additionalProperties: false }] as never)).toEqual({
      type: 'object',
      properties: {},
    });
  });
});

describe('the calls of a form', () => {
  it('are named wherever it loads, saves and sends, each with its place', () => {
    const linked = {
      file: 'form.json',
      form: {
        load: { call: 'loads' },
        draft: { save: 'saves' },
        submit: { call: 'sends' },
        record: { load: { call: 'reads' }, save: { call: 'writes', refreshes: ['one', 'two'] } },
        uploads: { 'rows.*.scan': { list: 'scans', add: { call: 'adds' } } },
      },
      sections: [
        {
          uiFile: 'ui.json',
          ui: {
            city: { 'ui:options': { options: { call: 'cities' } } },
            rows: { items: { scan: { 'ui:options': { calls: { list: 'not asked' } } } } },
          },
        },
      ],
    };
    expect(usedCalls(linked as never)).toEqual([
      { id: 'loads', file: 'form.json', place: '/load/call' },
      { id: 'saves', file: 'form.json', place: '/draft/save' },
      { id: 'sends', file: 'form.json', place: '/submit/call' },
      { id: 'reads', file: 'form.json', place: '/record/load/call' },
      { id: 'writes', file: 'form.json', place: '/record/save/call' },
      { id: 'one', file: 'form.json', place: '/record/save/refreshes/0' },
      { id: 'two', file: 'form.json', place: '/record/save/refreshes/1' },
      { id: 'scans', file: 'form.json', place: '/uploads/rows.*.scan/list' },
      { id: 'adds', file: 'form.json', place: '/uploads/rows.*.scan/add/call' },
      { id: 'cities', file: 'ui.json', place: '/city/ui:options/options/call' },
    ]);
    expect(usedCalls({ file: 'f', form: {}, sections: [] } as never)).toEqual([]);
    const partly = { draft: {}, submit: {}, record: { load: { call: 'r' }, save: { call: 'w' } } };
    expect(usedCalls({ file: 'f', form: partly, sections: [] } as never)).toHaveLength(2);
  });

  it('are what a widget asks, with what is sent', () => {
    const asked = callsOf({
      'ui:options': {
        options: { call: 'lists', with: { state: './state' } },
        fill: { call: 'fills' },
        check: { call: 7 },
        calls: {
          with: { id: 'context.id' },
          list: 'files',
          add: { call: 'adds', file: ['name'] },
          delete: { file: [] },
          download: 3,
        },
      },
    } as never);
    expect(asked).toEqual([
      { id: 'lists', role: 'options', tokens: ['options', 'call'], sent: { state: './state' } },
      { id: 'fills', role: 'fill', tokens: ['fill', 'call'], sent: {} },
      { id: 'files', role: 'list', tokens: ['calls', 'list'], sent: { id: 'context.id' } },
      {
        id: 'adds',
        role: 'add',
        tokens: ['calls', 'add', 'call'],
        sent: { id: 'context.id' },
        file: ['name'],
      },
    ]);
    expect(callsOf({})).toEqual([]);
    expect(
      callsOf({ 'ui:options': { calls: { list: { call: 'x', file: 'y' } } } } as never),
    ).toEqual([{ id: 'x', role: 'list', tokens: ['calls', 'list', 'call'], sent: {} }]);
  });

  it('of an upload stand in the form where it says so', () => {
    const form = { uploads: { 'rows.*.scan': {} } } as never;
    expect(isGivenItsCalls(form, '/rows/items/scan')).toBe(true);
    expect(isGivenItsCalls(form, '/rows/items')).toBe(false);
    expect(isGivenItsCalls({} as never, '/rows/items/scan')).toBe(false);
    const lists = { uploads: { 'rows.*': {} } } as never;
    expect(isGivenItsCalls(lists, '/rows/items')).toBe(true);
    const named = { uploads: { 'my/items_x': {} } } as never;
    expect(isGivenItsCalls(named, '/my/items_x')).toBe(false);
  });

  it('are looked for at every place of a layout, and at nothing else', () => {
    const ui = {
      a: { 'ui:widget': 'x', b: {} },
      'ui:options': { c: {} },
      $ref: { d: {} },
      e: 'f',
      'g/h': {},
    };
    expect(uiNodes(ui as never).map(({ pointer }) => pointer)).toEqual(['', '/a', '/a/b', '/g~1h']);
  });
});
