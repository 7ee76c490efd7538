// What every place of a form is: in which order it stands, which widget draws it, what RJSF draws whole, how its answer reads.
import { describe, expect, it } from 'vitest';
import { isDrawnWhole } from '../../runtime/content/compile/drawn-whole.ts';
import { matchesBranches } from '../../runtime/content/compile/live.ts';
import { shaped, widgetAt } from '../../runtime/content/compile/nodes.ts';
import { widgetBySchema, widgetInstead } from '../../runtime/content/compile/widget-by-schema.ts';

const text = { type: 'string' };
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const holding = (branch: unknown) => Object.fromEntries([['then', branch]]);

describe('a node', () => {
  it.each<readonly [unknown, boolean]>([
    [text, false],
    [{ type: 'number' }, false],
    [{ type: 'boolean', const: true }, false],
    [{ type: 'string', const: 'x' }, true],
    [{ const: 1 }, true],
    [{ type: ['string', 'null'] }, false],
    [{ type: ['string', 'number'] }, true],
    [{ type: ['null'] }, true],
    [{ enum: ['a'] }, false],
    [{}, true],
    [{ type: 'string', format: 'data-url' }, true],
    [{ type: 'string', format: 'date' }, false],
    [object({ a: text }), false],
    [{ type: 'object' }, false],
    [{ type: 'object', additionalProperties: true }, true],
    [{ type: 'object', additionalProperties: false }, false],
    [{ type: 'object', additionalProperties: text }, true],
    [object({ a: text }, { additionalProperties: true }), false],
    [object({ a: text }, { additionalProperties: text }), true],
    [{ type: 'array' }, true],
    [{ type: 'array', items: true }, true],
    [{ type: 'array', items: text }, true],
    [{ type: 'array', items: { enum: ['a'] } }, false],
    [{ type: 'array', items: object({ a: text }) }, false],
    [{ type: 'array', items: object({}, { additionalProperties: text }) }, true],
    ...[
      'oneOf',
      'anyOf',
      'allOf',
      'if',
      'not',
      'dependencies',
      'dependentSchemas',
      'dependentRequired',
      'patternProperties',
      '$ref',
    ].map((word) => [{ ...text, [word]: {} }, true] as const),
    [{ ...text, ...holding({}) }, false],
  ])('of %j is drawn whole: %s', (schema, isWhole) => {
    expect(isDrawnWhole(schema as never)).toBe(isWhole);
  });

  it.each<readonly [unknown, boolean]>([
    [undefined, false],
    [null, false],
    ['oneOf', false],
    [text, false],
    ...['oneOf', 'anyOf', 'if', 'dependencies', 'patternProperties'].map(
      (word) => [{ [word]: [] }, true] as const,
    ),
    [{ allOf: [text] }, false],
    [{ allOf: [text, { anyOf: [] }] }, true],
    [object({ a: { oneOf: [] } }), true],
    // Fields may be called so, and values may look so.
    [object({ oneOf: text, if: text }), false],
    ...['enum', 'const', 'default', 'required'].map(
      (word) => [{ [word]: [{ if: 1 }] }, false] as const,
    ),
    [{ items: { if: {} } }, true],
  ])('of %j depends on answers: %s', (schema, isLive) => {
    expect(matchesBranches(schema as never)).toBe(isLive);
  });

  it.each<readonly [unknown, object, string]>([
    [text, {}, 'text'],
    [{ ...text, maxLength: 299 }, {}, 'text'],
    [{ ...text, maxLength: 300 }, {}, 'multiline'],
    [{ ...text, format: 'date' }, {}, 'date'],
    [{ ...text, format: 'date', maxLength: 300 }, {}, 'date'],
    [{ ...text, format: 'time' }, {}, 'time'],
    [{ ...text, format: 'email' }, {}, 'text'],
    [{ type: 'number' }, {}, 'number'],
    [{ type: 'integer' }, {}, 'number'],
    [{ type: 'boolean' }, {}, 'checkbox'],
    [{ type: 'string', enum: ['a', 'b', 'c', 'd', 'e'] }, {}, 'radio'],
    [{ type: 'string', enum: ['a', 'b', 'c', 'd', 'e', 'f'] }, {}, 'select'],
    [{ type: 'object', enum: [{}, {}] }, {}, 'radio'],
    [{ type: 'array', items: { enum: ['a'] } }, {}, 'checkboxes'],
    [
      { type: 'array', items: { enum: ['a'] } },
      { 'ui:options': { options: { call: 'c' } } },
      'manyChoices',
    ],
    [{ type: 'array', items: object({ a: text }) }, {}, 'repeat'],
    [
      { type: 'array', items: object({ a: text }) },
      { 'ui:options': { columns: ['a'] } },
      'rowTable',
    ],
    [object({ a: text }), {}, ''],
    [object({ a: text }), { 'ui:options': { whole: true } }, 'select'],
    [object({ a: text }), { 'ui:options': { options: { whole: true } } }, 'select'],
    [object({ a: text }), { 'ui:options': { whole: 'yes', options: { whole: 1 } } }, ''],
    [object({ a: text }), { 'ui:widget': 'own' }, 'own'],
    [{ oneOf: [] }, {}, ''],
    [{ oneOf: [] }, { 'ui:widget': 'own' }, 'own'],
    [text, { 'ui:widget': 7 }, 'text'],
  ])('of %j with the layout %j is drawn by "%s"', (schema, ui, widget) => {
    expect(widgetAt(schema as never, ui as never)).toBe(widget);
  });

  it('that offers no choice is drawn member by member, and another widget stands for one with such options', () => {
    expect(widgetBySchema(object({ a: text }) as never)).toBe('');
    expect(widgetInstead('checkboxes', { options: { call: 'c' } })).toBe('manyChoices');
    expect(widgetInstead('checkboxes', { options: 'c' })).toBe('checkboxes');
    expect(widgetInstead('radio', { options: { call: 'c' } })).toBe('radio');
    expect(widgetInstead('own', {})).toBe('own');
  });
});

describe('the fields of a form', () => {
  const made = (schema: object, ui: object = {}, known: Record<string, object> = {}) =>
    shaped({ sections: [{ id: 's', owns: [], schema, ui }], fields: known } as never);
  const fields = (...given: Parameters<typeof made>) =>
    made(...given).fields as Record<string, object>;

  it('stand in the order of the page: groups first, then as declared, and what is not named where * is', () => {
    const schema = object({ a: text, b: text, c: text, d: text });
    const order = (ui: object) => Object.keys(fields(schema, ui));
    expect(order({})).toEqual(['/a', '/b', '/c', '/d']);
    expect(order({ 'ui:order': ['c', 'a'] })).toEqual(['/c', '/a', '/b', '/d']);
    expect(order({ 'ui:order': ['c', '*', 'a'] })).toEqual(['/c', '/b', '/d', '/a']);
    expect(order({ 'ui:order': 'c' })).toEqual(['/a', '/b', '/c', '/d']);
    const groups = {
      'ui:groups': [
        { id: 'g', fields: ['d'] },
        { id: 'h', fields: ['b', 'x'] },
      ],
    };
    expect(order({ ...groups, 'ui:order': ['c', '*'] })).toEqual(['/d', '/b', '/c', '/a']);
    const grouped = fields(schema, groups);
    expect(grouped['/d']).toMatchObject({ group: 'g' });
    expect(grouped['/b']).toMatchObject({ group: 'h' });
    expect(grouped['/a']).not.toHaveProperty('group');
    // Groups are told at the top alone.
    const inner = fields(object({ o: schema }), { o: groups });
    expect(Object.keys(inner)).toEqual(['/o', '/o/a', '/o/b', '/o/c', '/o/d']);
    expect(inner['/o/d']).not.toHaveProperty('group');
  });

  it('are told with what they are, whether a bundle knew them or not', () => {
    const schema = object({ a: text, o: object({ b: { type: 'number' } }) });
    const known = { '/a': { section: 's', type: 'string', label: 'own.a', secret: true } };
    expect(fields(schema, { o: { b: { 'ui:hidden': true } } }, known)).toEqual({
      '/a': { ...known['/a'], kind: 'field', widget: 'text', reads: 'secret' },
      '/o': {
        section: 's',
        type: 'object',
        label: '',
        kind: 'object',
        widget: '',
        reads: 'members',
      },
      '/o/b': {
        section: 's',
        type: 'number',
        label: '',
        kind: 'field',
        widget: 'number',
        reads: 'plain',
        unseen: true,
      },
    });
  });

  it('are known by their first declaration, and hold for some answers where only a branch has them', () => {
    const schema = object(
      { a: text },
      {
        allOf: [object({ b: text })],
        anyOf: [object({ a: { type: 'number' }, c: text })],
      },
    );
    const found = fields(schema);
    expect(found['/a']).toMatchObject({ type: 'string', widget: 'text' });
    expect(Object.entries(found).filter(([, one]) => 'conditional' in one)).toMatchObject([
      ['/c', {}],
    ]);
    const list = object({ rows: { type: 'array', items: object({ x: text }) } });
    expect(Object.keys(fields(list))).toEqual(['/rows', '/rows/*', '/rows/*/x']);
    const branched = object({ rows: { type: 'array', anyOf: [{ items: object({ y: text }) }] } });
    expect(Object.keys(fields(branched))).toEqual(['/rows', '/rows/*', '/rows/*/y']);
  });

  it('read as what they hold', () => {
    const reads = (schema: object, ui: object = {}) =>
      (fields(object({ a: schema }), { a: ui })['/a'] as { reads: string; kind: string }).reads;
    expect(reads(text)).toBe('plain');
    expect(reads({ ...text, format: 'date' })).toBe('date');
    expect(reads({ ...text, format: 'date' }, { 'ui:widget': 'own' })).toBe('date');
    expect(reads({ type: 'array', items: object({ b: text }) })).toBe('rows');
    expect(reads({ type: 'array', items: { enum: ['a'] } })).toBe('many');
    expect(reads({ type: 'array', items: { type: 'object', enum: [{}] } })).toBe('many');
    expect(reads(object({ b: text }))).toBe('members');
    expect(reads(object({ b: text }), { 'ui:widget': 'own' })).toBe('whole');
    expect(reads({ properties: { b: text } }, { 'ui:widget': 'own' })).toBe('whole');
    expect(reads({ type: 'number' }, { 'ui:widget': 'money' })).toBe('money');
    expect(reads({ type: 'array', items: object({ b: text }) }, { 'ui:widget': 'upload' })).toBe(
      'files',
    );
  });

  it('have lines of their own, and their section is drawn whole where its schema asks for it', () => {
    const lines = [{ id: 'name', fields: ['x', 'y'] }];
    const a = fields(object({ a: object({ x: text, y: text }) }), { a: { 'ui:lines': lines } })[
      '/a'
    ];
    expect(a).toMatchObject({ lines: [{ id: 'name', fields: ['x', 'y'], with: ' ' }] });
    expect(fields(object({ a: text }))['/a']).not.toHaveProperty('lines');
    expect(made(object({ a: text })).sections[0]?.kind).toBe('object');
    expect(made(object({ a: text }, { anyOf: [] })).sections[0]?.kind).toBe('live');
    expect(made(object({ toString: text })).fields['/toString']).toMatchObject({ widget: 'text' });
    expect(made(object({ a: text }), { a: 'odd' }).fields['/a']).toMatchObject({ widget: 'text' });
  });

  it('are drawn by the host’s widgets, which say how they read', () => {
    const widgets = new Map([['own', { reads: 'money' }]]);
    const form = {
      sections: [{ id: 's', schema: object({ a: text }), ui: { a: { 'ui:widget': 'own' } } }],
      fields: {},
    };
    expect(shaped(form as never, widgets as never).fields['/a']).toMatchObject({ reads: 'money' });
    expect(shaped(form as never).fields['/a']).toMatchObject({ reads: 'plain' });
  });
});
