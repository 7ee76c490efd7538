// What is linked of single files: rules with their conditions, tables, flows, widgets, calls, and what a release remembers.
import { describe, expect, it } from 'vitest';
import type { ContentFault } from '../../runtime/content/index.ts';
import {
  filesOf,
  rulesNamed,
  rulesToTake,
  withoutNotes,
} from '../../runtime/content/link/checked.ts';
import {
  comparedOf,
  flowsOf,
  placeholdersOf,
  releasedFlowsOf,
  releasedOf,
  viewsOf,
} from '../../runtime/content/link/link.ts';
import { callName, callsIn, linkCall, readCalls } from '../../runtime/content/link/link-calls.ts';
import { linkWidgets } from '../../runtime/content/link/link-widgets.ts';
import { WIDGETS } from '../../runtime/core/index.ts';
import { metaFiles } from './kits/small-content.ts';

type Files = Readonly<Record<string, unknown>>;
const checked = (files: Files, refused: readonly string[] = []) =>
  ({
    source: new Map(Object.entries(files).map(([file, value]) => [file, JSON.stringify(value)])),
    values: new Map(Object.entries(files)),
    passed: new Set(Object.keys(files).filter((file) => !refused.includes(file))),
  }) as never;

const NOTED = { $schema: 'x.json', $comment: 'For colleagues.' };
const FLOW = { ...NOTED, id: 'order', states: [] };
const FILES = {
  'schemas/flows/order.json': FLOW,
  'schemas/flows/gone.json': { id: 'gone' },
  'schemas/flows/odd.json': 'odd',
  'schemas/views/orders.json': { ...NOTED, id: 'orders', columns: [] },
  'schemas/views/odd.json': [],
  'schemas/placeholders.json': { texts: { 'a.b': ['name', 7], 'a.c': 'odd' } },
  'schemas/compared.json': { sentences: { 'a.b': 'Yes', 'a.c': 5 } },
  'schemas/released/trip.json': { fields: {} },
  'schemas/released/flows/order.json': { states: ['New'] },
};

describe('files', () => {
  it('are found by their kind, where their meta-schema lets them pass', () => {
    const all = checked(FILES, ['schemas/flows/gone.json']);
    expect(filesOf('flow', all)).toEqual([
      ['schemas/flows/order.json', FLOW],
      ['schemas/flows/odd.json', 'odd'],
    ]);
    expect(filesOf('table', all)).toEqual([]);
  });

  it('go by their id, without what they say to colleagues, and hold what they say', () => {
    const all = checked(FILES, ['schemas/flows/gone.json']);
    expect(withoutNotes({ ...NOTED, a: 1 })).toEqual({ a: 1 });
    expect([...flowsOf(all)]).toEqual([
      ['order', { file: 'schemas/flows/order.json', flow: { id: 'order', states: [] } }],
    ]);
    expect([...viewsOf(all)]).toEqual([
      ['orders', { file: 'schemas/views/orders.json', view: { id: 'orders', columns: [] } }],
    ]);
    expect([...placeholdersOf(all)]).toEqual([
      ['a.b', ['name', '7']],
      ['a.c', []],
    ]);
    expect([...comparedOf(all)]).toEqual([
      ['a.b', 'Yes'],
      ['a.c', '5'],
    ]);
    expect(releasedOf(all)).toEqual({ trip: { fields: {} } });
    expect([...releasedFlowsOf(all)]).toEqual([['order', { states: ['New'] }]]);
  });

  it('that are not there, or hold something else, say nothing', () => {
    const none = checked({});
    expect([...placeholdersOf(none), ...comparedOf(none), ...flowsOf(none)]).toEqual([]);
    expect([releasedOf(none), releasedFlowsOf(none).size]).toEqual([{}, 0]);
    const odd = checked({
      'schemas/placeholders.json': [],
      'schemas/compared.json': { sentences: 7 },
    });
    expect([...placeholdersOf(odd), ...comparedOf(odd)]).toEqual([]);
  });

  it('of widgets describe more of them, or another in the place of one of ours', () => {
    const OWN = { component: 'own' };
    const files = { 'schemas/widgets.json': { widgets: { map: OWN, multiline: OWN } } };
    const made = linkWidgets(checked(files));
    expect([made.get('map'), made.get('multiline')]).toEqual([OWN, OWN]);
    expect(made.get('output')).toBe(WIDGETS.output);
    const ours = new Map(Object.entries(WIDGETS));
    expect(linkWidgets(checked(files, Object.keys(files)))).toEqual(ours);
    expect(linkWidgets(checked({ 'schemas/widgets.json': { widgets: 'odd' } }))).toEqual(ours);
    expect(linkWidgets(checked({ 'schemas/widgets.json': 'odd' }))).toEqual(ours);
    expect(linkWidgets(checked({}))).toEqual(ours);
  });
});

describe('rules', () => {
  const adult = { all: [{ fact: 'age', operator: 'greaterThan', value: 17 }] };
  const first = { name: 'first', conditions: { all: [{ condition: 'adult' }] }, event: {} };
  const bare = { name: 'bare', event: {} };
  const TRIP = {
    conditions: { adult },
    rules: [first, { use: 'other.lent' }, { use: 'other.none' }, bare],
  };
  const OTHER = { rules: [bare, { name: 'lent', conditions: { all: [] }, event: { type: 'x' } }] };
  const files = {
    'rules/trip.rules.json': TRIP,
    'rules/trip.cases.json': { cases: [{ name: 'c' }] },
    'rules/other.rules.json': OTHER,
  };

  it('come in their order with their conditions in place, those of others from where they stand', () => {
    const lent = { file: 'rules/other.rules.json', place: '/rules/1', rule: OTHER.rules[1] };
    const own = rulesNamed('trip', checked(files));
    expect(own).toEqual({
      rulesFile: 'rules/trip.rules.json',
      casesFile: 'rules/trip.cases.json',
      cases: [{ name: 'c' }],
      taken: [
        { use: 'other.lent', place: '/rules/1/use', found: lent },
        { use: 'other.none', place: '/rules/2/use', found: undefined },
      ],
      placed: [
        {
          file: 'rules/trip.rules.json',
          place: '/rules/0',
          rule: { ...first, conditions: { all: [adult] } },
        },
        lent,
        {
          file: 'rules/trip.rules.json',
          place: '/rules/3',
          rule: { ...bare, conditions: { all: [] } },
        },
      ],
    });
  });

  it('are none where their file is not there, was refused, or holds none', () => {
    const none = { placed: [], taken: [], cases: [] };
    expect(rulesNamed('gone', checked(files))).toMatchObject(none);
    expect(rulesNamed('trip', checked(files, Object.keys(files)))).toMatchObject(none);
    const odd = { 'rules/trip.rules.json': { rules: {} }, 'rules/trip.cases.json': [] };
    expect(rulesNamed('trip', checked(odd))).toMatchObject(none);
    const unshared = { 'rules/trip.rules.json': { conditions: 'odd', rules: [bare] } };
    expect(rulesNamed('trip', checked(unshared)).placed).toHaveLength(1);
  });

  it('of forms can be taken by others, by form and name', () => {
    const more = {
      'rules/sections/address.rules.json': { rules: [bare] },
      'rules/odd.rules.json': { rules: 'odd' },
      'rules/names.rules.json': { rules: [7, {}, { name: 3 }, bare] },
      'rules/list.rules.json': [],
      'x/rules/deep.rules.json': { rules: [bare] },
      'rules/late.rules.json.txt': { rules: [bare] },
    };
    expect(rulesToTake(checked({ ...files, ...more }))).toEqual([
      'trip.first',
      'trip.bare',
      'other.bare',
      'other.lent',
      'names.bare',
    ]);
  });
});

describe('a call', () => {
  const text = { type: 'string' };
  const CALL = {
    ...NOTED,
    id: 'towns',
    base: 'portal',
    method: 'POST',
    path: 'towns.php',
    auth: 'none',
    request: { type: 'object', properties: { zip: text } },
    responses: {
      '200': { type: 'array', items: text },
      '4xx': { $ref: 'shared/failure.schema.json' },
    },
  };
  const FAILURE = { type: 'object', properties: { message: text } };
  const SHARED = ['schemas/calls/shared/failure.schema.json', FAILURE] as const;
  const linked = (call: object, file = 'schemas/calls/towns.json') => {
    const faults: ContentFault[] = [];
    const values = new Map<string, unknown>([[file, call], SHARED]);
    const made = linkCall(file, call as never, values as never, (fault) =>
      faults.push(fault as ContentFault),
    );
    return { faults, made };
  };
  const { base, method, path, auth, request } = CALL;
  const BARE = { id: 'towns', base, method, path, auth };
  const RESPONSES = { '200': CALL.responses['200'], '4xx': FAILURE };

  it('is what its contract says, with nothing left to look up', () => {
    expect(linked(CALL)).toEqual({ faults: [], made: { ...BARE, request, responses: RESPONSES } });
    const more = { judges: 'choices', failed: 'expired', reads: true };
    expect(linked({ ...CALL, ...more }).made).toEqual({
      ...BARE,
      ...more,
      request,
      responses: RESPONSES,
    });
    const { request: _, responses: __, ...silent } = CALL;
    expect(linked(silent).made).toEqual({ ...BARE, responses: {} });
    const multipart = { files: 'files', fields: ['name'] };
    expect(linked({ ...silent, request: { multipart } }).made).toEqual({
      ...BARE,
      request: { multipart },
      responses: {},
    });
  });

  it('is told where its file has another name', () => {
    expect(callName('schemas/calls/towns.json')).toBe('towns');
    expect(linked(CALL, 'schemas/calls/cities.json').faults).toEqual([
      {
        code: 'name-and-id-differ',
        file: 'schemas/calls/cities.json',
        place: '/id',
        message: 'The id is "towns", but the file lies under the name "cities".',
        remedy: 'Give both the same name.',
        nearest: 'cities',
      },
    ]);
  });

  it('is read of content that was checked, or checked first and told', async () => {
    const texts = (files: Files) =>
      new Map(Object.entries(files).map(([file, value]) => [file, JSON.stringify(value)]));
    const files = {
      'schemas/calls/towns.json': { ...CALL, $schema: '../meta/call.schema.json' },
      [SHARED[0]]: { $schema: '../../meta/section.schema.json', ...FAILURE },
      'schemas/calls/odd.json': [],
      'schemas/callsigns/towns.json': CALL,
      'x/schemas/calls/far.json': CALL,
    };
    const towns = { ...BARE, request, responses: RESPONSES };
    const read = callsIn(texts(files));
    expect(Object.keys(read)).toEqual(['towns']);
    expect(read.towns).toMatchObject({ ...BARE, request });
    const meta = new Map(Object.entries(await metaFiles()));
    const { calls, faults } = await readCalls(new Map([...meta, ...texts(files)]));
    expect(Object.keys(calls)).toEqual(['towns']);
    expect(calls.towns).toMatchObject({ ...towns, responses: { '200': RESPONSES['200'] } });
    expect(faults.map(({ file }) => file)).toContain('schemas/calls/odd.json');
    expect(faults.filter(({ file }) => file === 'schemas/calls/towns.json')).toEqual([]);
    const renamed = {
      'schemas/calls/cities.json': files['schemas/calls/towns.json'],
      [SHARED[0]]: files[SHARED[0]],
    };
    const told = await readCalls(new Map([...meta, ...texts(renamed)]));
    expect(told.faults.map(({ code }) => code)).toContain('name-and-id-differ');
  });
});
