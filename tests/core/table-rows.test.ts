// A declared table as it is read, and its rows as they stand in it: left out, sorted, in groups.
import { describe, expect, it } from 'vitest';
import { type JsonObject, tableView } from '../../runtime/core/index.ts';
import { inOrder } from '../../runtime/core/views/table-view.ts';

const view = (declared: JsonObject) =>
  tableView({ trips: { columns: [{ key: 'town' }, { key: 'km' }], ...declared } }, 'trips');
const ROWS = [
  { town: 'York', km: 10, kind: 'rail' },
  { town: 'bath', km: 9, kind: 'road' },
  { town: '', km: 100, kind: 'rail' },
  { town: 'Deal', km: 2, kind: 'sea' },
];
const groups = (declared: JsonObject, order?: { key: string; descending: boolean }) =>
  view(declared)
    .groupsOf(ROWS, order)
    .map(({ name, rows }) => [name, ...rows.map(({ town }) => town)]);

describe('the rows of a table', () => {
  it('stand as they came, in one group without a name', () => {
    expect(groups({})).toEqual([['', 'York', 'bath', '', 'Deal']]);
    expect(view({}).groupsOf([])).toEqual([]);
  });

  it('stand in the order that is declared, or that somebody wishes, with nothing at the end', () => {
    const sort = { key: 'town' };
    expect(groups({ sort })).toEqual([['', 'bath', 'Deal', 'York', '']]);
    expect(groups({ sort: { ...sort, direction: 'descending' } })).toEqual([
      ['', 'York', 'Deal', 'bath', ''],
    ]);
    expect(groups({ sort }, { key: 'km', descending: false })).toEqual([
      ['', 'Deal', 'bath', 'York', ''],
    ]);
    expect(groups({ sort }, { key: 'km', descending: true })).toEqual([
      ['', '', 'York', 'bath', 'Deal'],
    ]);
    // Also by what no column shows.
    expect(groups({}, { key: 'kind', descending: true })[0]).toEqual([
      ...['', 'Deal', 'bath', 'York', ''],
    ]);
  });

  it('stand in groups by a value, as their first rows came or in the order that is declared', () => {
    const rows = { group: 'kind' };
    expect(groups({ rows })).toEqual([
      ['rail', 'York', ''],
      ['road', 'bath'],
      ['sea', 'Deal'],
    ]);
    expect(groups({ rows: { ...rows, order: ['sea', 'air', 'rail'] } })).toEqual([
      ['sea', 'Deal'],
      ['rail', 'York', ''],
      ['road', 'bath'],
    ]);
    expect(groups({ rows, sort: { key: 'town', direction: 'descending' } })).toEqual([
      ['rail', 'York', ''],
      ['road', 'bath'],
      ['sea', 'Deal'],
    ]);
  });

  it('that are left out stand nowhere, and leave no empty group', () => {
    const rows = { exclude: { kind: ['sea'] } };
    expect(groups({ rows })).toEqual([['', 'York', 'bath', '']]);
    expect(groups({ rows: { ...rows, group: 'kind' } }).map(([name]) => name)).toEqual([
      ...['rail', 'road'],
    ]);
    expect(groups({ rows: { exclude: { kind: ['sea', 'road', 'rail'] } } })).toEqual([]);
  });

  it('are in a group of no name where they lack the value', () => {
    const { groupsOf } = view({ rows: { group: 'region' } });
    expect(groupsOf([{ town: 'Ely' }]).map(({ name }) => name)).toEqual(['']);
  });

  it('have their groups each once, those of the order first', () => {
    expect(inOrder(['b', 'x'], ['a', 'b', 'a'])).toEqual(['b', 'a']);
    expect(inOrder([], [])).toEqual([]);
  });
});

describe('a declared table', () => {
  it('says of itself what its content says', () => {
    const full = view({
      ...{ caption: 'own.caption', empty: 'own.empty', pages: [10, '25'], choose: true },
      ...{ download: true, sort: { key: 'km', direction: 'descending' } },
      rows: { key: 'town', within: 'kind', order: ['a', 1], mark: { kind: ['sea'] } },
      searching: { press: true, clear: 'own.clear', none: 'own.none' },
    });
    expect(full).toMatchObject({
      ...{ id: 'trips', caption: 'own.caption', empty: 'own.empty', sizes: [10, 25] },
      ...{ choosable: true, savable: true, onPress: true, clear: 'own.clear', clearStays: true },
      ...{ rowKey: 'town', within: 'kind', order: ['a', '1'], noMatch: 'own.none' },
      sort: { key: 'km', descending: true },
    });
    expect(ROWS.map(full.isMarked)).toEqual([false, false, false, true]);
  });

  it('has the usual words, one page and no order where its content says nothing', () => {
    const bare = view({});
    expect(bare).toMatchObject({
      ...{ caption: 'views.trips.caption', empty: 'views.trips.empty', sizes: [], order: [] },
      ...{ choosable: false, savable: false, onPress: false, clearStays: false },
      ...{ clear: 'runtime.table.reset', noMatch: 'runtime.table.noMatch' },
    });
    for (const absent of ['sort', 'rowKey', 'within']) expect(bare).not.toHaveProperty(absent);
    expect(view({ searching: { clear: 'own' } }).clearStays).toBe(true);
    expect(view({ searching: { press: true } }).clearStays).toBe(true);
  });

  it('has no column that is hidden, and is none that is not declared', () => {
    const columns = [{ key: 'a', hidden: true }, { key: 'b' }, 'odd'] as never;
    expect(view({ columns }).columns.map(({ key }) => key)).toEqual(['b']);
    expect(view({ columns: 'odd' }).columns).toEqual([]);
    for (const none of ['other', 'toString']) expect(() => tableView({}, none)).toThrow(none);
  });
});
