// Rules as they are released: what each reads and acts on, and where its comparisons are written.
import { describe, expect, it } from 'vitest';
import { withShared } from '../../runtime/content/check/shared-conditions.ts';
import {
  comparisonsOf,
  compileRule,
  isContext,
  pointerIn,
  sourcesOf,
  targetsOf,
} from '../../runtime/content/compile/rules.ts';

const is = (fact: string, value: unknown = 1, more: object = {}) => ({
  fact,
  operator: 'equal',
  value,
  ...more,
});
const rule = (more: object) =>
  ({
    name: 'r',
    conditions: { all: [] },
    event: { type: 'show', params: { fields: [] } },
    ...more,
  }) as never;
const event = (type: string, params: object) => rule({ event: { type, params } });

describe('a rule', () => {
  it('is released with what stands for what it leaves out', () => {
    const conditions = { all: [is('a.b')] };
    const show = { type: 'show', params: { fields: ['trip.town', 'names'] } };
    expect(compileRule(rule({ conditions, event: show }))).toEqual({
      name: 'r',
      on: 'edit',
      priority: 1,
      conditions,
      reads: ['/a/b'],
      effect: { type: 'show', fields: ['/trip/town', '/names'] },
    });
    const more = { on: 'submit', forEach: 'rows', sequence: 's', priority: 7 };
    const at = { type: 'fault', params: { at: 'row.name', message: 'm' } };
    expect(compileRule(rule({ ...more, event: at }))).toEqual({
      name: 'r',
      ...more,
      forEach: '/rows',
      conditions: { all: [] },
      reads: ['/rows'],
      effect: { type: 'fault', at: '/rows/*/name', message: 'm' },
    });
    const set = { type: 'set', params: { field: 'a', value: 1 } };
    expect(compileRule(rule({ event: set })).effect).toEqual({
      type: 'set',
      field: '/a',
      value: 1,
    });
    const open = { type: 'open', params: { page: 'help' } };
    expect(compileRule(rule({ event: open })).effect).toEqual({ type: 'open', page: 'help' });
  });

  it('reads each place once: facts, those they are compared with, the day, and its sources', () => {
    const reads = (...all: readonly object[]) => compileRule(rule({ conditions: { all } })).reads;
    expect(reads(is('a'), is('a'), is('b.*.c'))).toEqual(['/a', '/b/*/c']);
    expect(reads(is('a', { fact: 'b' }), is('c', { value: { fact: 'd' } }))).toEqual([
      '/a',
      '/b',
      '/c',
      '/d',
    ]);
    expect(reads(is('a', 'today'), is('b', { value: 'today' }))).toEqual([
      '/a',
      'context.today',
      '/b',
    ]);
    expect(
      reads(is('context.case.id', { fact: 5 }), is('context', { value: { fact: 5 } })),
    ).toEqual(['context.case.id', 'context']);
    expect(reads(is('contextual', 'tomorrow', { plus: {} }))).toEqual(['/contextual']);
    expect([isContext('context'), isContext('context.a'), isContext('contextual')]).toEqual([
      true,
      true,
      false,
    ]);
    const copy = event('set', { field: 'a', copy: 'context.case.fee' });
    expect(compileRule(copy).reads).toEqual(['context.case.fee']);
    const inRow = rule({ forEach: 'a.rows', conditions: { all: [is('row.b'), is('row.$index')] } });
    expect(compileRule(inRow).reads).toEqual(['/a/rows', '/a/rows/*/b']);
  });

  it('finds its paths in the row it is repeated for', () => {
    const each = rule({ forEach: 'a.rows' });
    expect(
      ['row', 'row.', 'row.b.c', 'row.$index', 'rows', 'rowing.b'].map((path) =>
        pointerIn(each, path),
      ),
    ).toEqual(['/a/rows/*', '/a/rows/*', '/a/rows/*/b/c', '/a/rows', '/rows', '/rowing/b']);
    expect(pointerIn(rule({}), 'row.b')).toBe('/*/b');
  });

  it('must hold where it stands under nothing but all, each comparison at its place', () => {
    const conditions = {
      all: [
        is('a'),
        { any: [is('b'), is('c')] },
        { any: [is('d')] },
        { not: { all: [is('e')] } },
        { all: [is('f')] },
      ],
    };
    expect(
      comparisonsOf(conditions as never, '/c').map(({ fact, place, must }) => [fact, place, must]),
    ).toEqual([
      ['a', '/c/all/0', true],
      ['b', '/c/all/1/any/0', false],
      ['c', '/c/all/1/any/1', false],
      ['d', '/c/all/2/any/0', true],
      ['e', '/c/all/3/not/all/0', false],
      ['f', '/c/all/4/all/0', true],
    ]);
    const named = withShared(
      { all: [{ condition: 'adult' }] } as never,
      { adult: { any: [is('age')] } } as never,
    );
    expect(comparisonsOf(named, '/c')).toEqual([
      { ...is('age'), place: '/conditions/adult/any/0', must: true },
    ]);
    expect(comparisonsOf(is('a', 2, { plus: { days: 1 } }) as never, '')).toEqual([
      { ...is('a', 2, { plus: { days: 1 } }), place: '', must: true },
    ]);
  });

  it('has sources besides its conditions: choices, words, copies and computations', () => {
    const sources = (type: string, params: object) =>
      sourcesOf(event(type, params)).map(({ path, place }) => [path, place]);
    expect(sources('options', { from: 'a' })).toEqual([['a', '/event/params/from']]);
    const params = { name: { fact: 'a' }, other: 'text', odd: { fact: 7 } };
    for (const type of ['fault', 'warn'])
      expect(sources(type, { params, from: 'x', copy: 'x' })).toEqual([
        ['a', '/event/params/params/name/fact'],
      ]);
    expect(sources('fault', {})).toEqual([]);
    expect(sources('open', { params, from: 'x', copy: 'x' })).toEqual([]);
    expect(sources('set', { copy: 'a', from: 'x' })).toEqual([['a', '/event/params/copy']]);
    expect(sources('set', { compute: { fn: 'sum', of: 'a', plus: 'b', with: 'c' } })).toEqual([
      ['a', '/event/params/compute/of'],
      ['b', '/event/params/compute/plus'],
    ]);
    expect(sources('set', { compute: { fn: 'no such', of: 'a', plus: 'b' } })).toEqual([
      ['a', '/event/params/compute/of'],
    ]);
    expect(sources('set', { compute: 'odd' })).toEqual([]);
  });

  it('acts on fields, on one, or on none', () => {
    for (const type of ['show', 'hide', 'require', 'relax', 'enable', 'disable']) {
      expect(targetsOf(event(type, { fields: ['a', 'b.c'], at: 'x', field: 'x' }))).toEqual([
        { path: 'a', place: '/event/params/fields/0' },
        { path: 'b.c', place: '/event/params/fields/1' },
      ]);
      expect(targetsOf(event(type, { fields: 'a' }))).toEqual([]);
    }
    expect(targetsOf(event('open', { field: 'a', at: 'a' }))).toEqual([]);
    for (const type of ['fault', 'warn'])
      expect(targetsOf(event(type, { at: 'a', field: 'x' }))).toEqual([
        { path: 'a', place: '/event/params/at' },
      ]);
    for (const type of ['set', 'options'])
      expect(targetsOf(event(type, { field: 'a', at: 'x' }))).toEqual([
        { path: 'a', place: '/event/params/field' },
      ]);
  });
});
