// What stands in the cells of a declared table, in which order its rows stand, and the file that a spreadsheet opens.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import { csvOf } from '../../runtime/core/index.ts';
import { cellOf, linkOf, linkParts, wordOf } from '../../runtime/core/views/cells.ts';
import { columnOf, viewKey } from '../../runtime/core/views/columns.ts';
import { listedUnder, listsOf, presetOf } from '../../runtime/core/views/lists.ts';
import { sortedBy } from '../../runtime/core/views/row-order.ts';

const WORDS: Readonly<Record<string, string>> = {
  'runtime.yes': 'Yes',
  'kinds.fam': 'Family',
  'views.trips.gone': 'Gone',
  'views.trips.note.note': 'Late',
};
const texts = { t: (key: string) => WORDS[key] ?? `<${key}>`, has: (key: string) => key in WORDS };
const column = (declared: JsonObject) => columnOf(declared, 'trips');
const cell = (declared: JsonObject, row: object) => cellOf(column(declared), row);

describe('a column as a view declares it', () => {
  it('has a heading, a format and a place of its own where it says nothing else', () => {
    expect(column({ key: 'name' })).toEqual({
      key: 'name',
      heading: 'views.trips.name.heading',
      format: 'text',
      align: 'start',
      wide: false,
      sortable: false,
    });
  });

  it('keeps what it says, and nothing that it cannot say', () => {
    const said = {
      heading: 'other.heading',
      format: 'money',
      or: ['second', 'third'],
      wide: true,
      sortable: true,
      with: 'fees',
      words: 'kinds',
      link: '/x/{id}',
    };
    expect(column({ key: 'name', ...said })).toMatchObject(said);
    for (const align of ['end', 'center'])
      expect(column({ key: 'a', align })).toMatchObject({ align });
    for (const input of ['tick', 'switch'])
      expect(column({ key: 'a', input })).toMatchObject({ input });
    for (const card of ['top', 'corner'])
      expect(column({ key: 'a', card })).toMatchObject({ card });
    const odd = { align: 'left', input: 'press', card: 'bottom', wide: 'yes', sortable: 1 };
    const wrong = { with: 1, words: 2, link: 3, second: 'x', note: 'y', tones: 'z', instead: 'w' };
    expect(column({ key: 'a', ...odd, ...wrong, heading: 7, or: 'b', format: 9 })).toEqual(
      column({ key: 'a' }),
    );
  });

  it('names the words of what stands below it, unless it gives its own', () => {
    expect(column({ key: 'a', second: { key: 'b', format: 'date' } }).second).toEqual({
      key: 'b',
      format: 'date',
      heading: 'views.trips.b.heading',
    });
    expect(column({ key: 'a', note: { key: 'late' } }).note).toEqual({
      key: 'late',
      text: 'views.trips.late.note',
    });
    expect(column({ key: 'a', note: { key: 'late', text: 'own.word' } }).note?.text).toBe(
      'own.word',
    );
    expect(viewKey('cases', 'number', 'heading')).toBe('views.cases.number.heading');
  });
});

describe('a cell', () => {
  it('shows the first of its keys that holds something', () => {
    const declared = { key: 'name', or: ['nick', 'deep.er'] };
    expect(cell(declared, { name: 'Ann', nick: 'A' }).text).toBe('Ann');
    expect(cell(declared, { name: ' ', nick: 'A' }).text).toBe('A');
    expect(cell(declared, { name: '', nick: null, deep: { er: 'D' } }).text).toBe('D');
    expect(cell(declared, {})).toEqual({ text: '' });
  });

  it('writes a value in the format of its column', () => {
    expect(cell({ key: 'a', format: 'money' }, { a: 1234.5 }).text).toBe('$1,234.50');
    expect(cell({ key: 'a', format: 'dateTime' }, { a: 'not a moment' }).text).toBe('not a moment');
    expect(cell({ key: 'a', format: 'dateTime' }, { a: 7 }).text).toBe('7');
  });

  it('has the tone of its value, of neither kind where none is declared, and only as a badge', () => {
    const badge = { key: 'a', format: 'badge', tones: { Done: 'success', Odd: 'purple' } };
    expect(cell(badge, { a: 'DONE' })).toEqual({ text: 'DONE', tone: 'success' });
    expect(cell(badge, { a: 'odd' })).toEqual({ text: 'odd', tone: 'neutral' });
    expect(cell(badge, {})).toEqual({ text: '' });
    expect(cell({ ...badge, format: 'text' }, { a: 'Done' })).toEqual({ text: 'Done' });
  });

  it('shows what stands below only where there is something', () => {
    const declared = { key: 'a', second: { key: 'b' }, note: { key: 'late' } };
    expect(cell(declared, { a: 'x', b: 'y', late: true })).toEqual({
      text: 'x',
      second: 'y',
      note: 'views.trips.late.note',
    });
    expect(cell(declared, { a: 'x', b: '', late: 'true' })).toEqual({ text: 'x' });
  });

  it('says something else in place of its value where its view says when', () => {
    const instead = {
      where: { state: ['Gone', ''] },
      unless: { kept: ['yes'] },
      text: 'views.trips.gone',
    };
    const declared = { key: 'a', format: 'badge', instead, link: '/x/{a}' };
    expect(cell(declared, { a: 'x', state: 'gone' })).toEqual({
      text: '',
      word: 'views.trips.gone',
      tone: 'neutral',
    });
    expect(cell(declared, { a: 'x' })).toMatchObject({ word: 'views.trips.gone' });
    expect(cell(declared, { a: 'x', state: 'Gone', kept: 'YES' })).toMatchObject({ text: 'x' });
    expect(cell(declared, { a: 'x', state: 'here' })).toMatchObject({ text: 'x', href: '/x/x' });
    const silent = { key: 'a', format: 'badge', instead: { where: { state: ['Gone'] } } };
    expect(cell(silent, { a: 'x', state: 'Gone' })).toEqual({ text: '' });
    const never = { key: 'a', instead: { where: { state: 'Gone' } } };
    expect(cell(never, { a: 'x', state: 'Gone' })).toEqual({ text: 'x' });
    const both = { key: 'a', instead: { where: { state: ['Gone'], kind: ['1'] } } };
    expect(cell(both, { a: 'x', state: 'Gone', kind: 2 })).toEqual({ text: 'x' });
    expect(cell(both, { a: 'x', state: 'Gone', kind: 1 })).toEqual({ text: '' });
  });

  it('reads as messages have its value, and as it stands where they have none', () => {
    expect(wordOf({ words: 'kinds' }, 'fam', texts)).toBe('Family');
    expect(wordOf({ words: 'kinds' }, 'other', texts)).toBe('other');
    expect(wordOf({ words: 'kinds' }, '', { ...texts, has: () => true })).toBe('');
    expect(wordOf({}, 'fam', { ...texts, has: () => true })).toBe('fam');
  });
});

describe('where a cell leads', () => {
  it('is an address with the members of the row in it, each encoded', () => {
    expect(linkOf('/cases/{id}?n={number|other}', { id: 'a b/c', other: 7 })).toBe(
      '/cases/a%20b%2Fc?n=7',
    );
    expect(linkOf('/plain', {})).toBe('/plain');
    expect(linkParts('/cases/{id}?n={number|other}')).toEqual(['id', 'number', 'other']);
  });

  it.each([
    [{}],
    [{ id: ' ' }],
    [{ id: '.' }],
    [{ id: '..' }],
    [{ id: '\ud800' }],
    [{ id: true }],
    [{ id: { a: 1 } }],
  ])('is nowhere for %o', (row) => {
    expect(linkOf('/cases/{id}', row)).toBeUndefined();
    expect(cell({ key: 'a', link: '/cases/{id}' }, { a: 'x', ...row })).toEqual({ text: 'x' });
  });

  it('takes more than dots, and signs of two halves', () => {
    expect(linkOf('/{id}', { id: '...' })).toBe('/...');
    expect(linkOf('/{id}', { id: '.a' })).toBe('/.a');
    expect(linkOf('/{id}', { id: 'a.' })).toBe('/a.');
    expect(linkOf('/{id}', { id: '😀' })).toBe('/%F0%9F%98%80');
  });

  it('is nowhere where the cell shows nothing', () => {
    expect(cell({ key: 'a', link: '/cases/{id}' }, { id: '7' })).toEqual({ text: '' });
  });
});

describe('rows in order', () => {
  const sorted = (values: readonly unknown[], descending = false) =>
    sortedBy(values as never[], (value) => value, descending);

  it('stand by size as numbers and as people sort texts, with what is blank at the end either way', () => {
    expect(sorted([10, 9, 100])).toEqual([9, 10, 100]);
    expect(sorted([10, 9, 100], true)).toEqual([100, 10, 9]);
    expect(sorted(['Case 10', '', 'case 9', null, 'Ärger', 'Zebra'])).toEqual([
      'Ärger',
      'case 9',
      'Case 10',
      'Zebra',
      '',
      null,
    ]);
    expect(sorted(['a', '', 'b'], true)).toEqual(['b', 'a', '']);
    expect(sorted(['', 'a', null])).toEqual(['a', '', null]);
  });

  it('stay as they came where they are alike', () => {
    const rows = [3, 1, 2].map((nth) => ({ nth, name: 'same' }));
    expect(sortedBy(rows, ({ name }) => name, true)).toEqual(rows);
    expect(rows.map(({ nth }) => nth)).toEqual([3, 1, 2]);
  });
});

describe('the file for spreadsheets', () => {
  const csv = (columns: readonly JsonObject[], rows: readonly object[]) =>
    csvOf(columns.map(column), rows, texts);

  it('is UTF-8 with a line for the headings and one for each row', () => {
    const file = csv(
      [{ key: 'name' }, { key: 'kind', words: 'kinds' }],
      [{ name: 'Ann', kind: 'fam' }, { name: 'Bo' }],
    );
    expect(file).toBe(
      '\uFEFF<views.trips.name.heading>,<views.trips.kind.heading>\r\nAnn,Family\r\nBo,\r\n',
    );
  });

  const fields = (columns: readonly JsonObject[], row: object) =>
    csv(columns, [row]).split('\r\n')[1];

  it('gives what stands below a value columns of their own', () => {
    const columns = [{ key: 'a', second: { key: 'b' }, note: { key: 'note' } }];
    expect(
      csv(columns, [
        { a: 'x', b: 'y', note: true },
        { a: 'x', note: 'no' },
      ]),
    ).toBe('\uFEFF<views.trips.a.heading>,<views.trips.b.heading>,Late\r\nx,y,Yes\r\nx,,\r\n');
  });

  it('has amounts as numbers to reckon with, also where they are below zero', () => {
    expect(fields([{ key: 'a', format: 'money' }], { a: -1234.5 })).toBe('-1234.5');
    expect(fields([{ key: 'a', format: 'number' }], { a: 1234.5 })).toBe('1234.5');
    expect(fields([{ key: 'a', format: 'money' }], { a: '1234.5' })).toBe('"$1,234.50"');
    expect(fields([{ key: 'a' }], { a: 1234.5 })).toBe('1234.5');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['=a"b', `"'=a""b"`],
    ['a b', 'a b'],
  ])(
    'writes %j as %j, so that no spreadsheet takes it for a formula or for two cells',
    (value, field) => {
      expect(fields([{ key: 'a' }], { a: value })).toBe(field);
    },
  );

  it('keeps a text of several lines in one cell', () => {
    expect(csv([{ key: 'a' }], [{ a: 'one\ntwo' }])).toContain('\r\n"one\ntwo"\r\n');
  });
});

describe('the lists of a filter', () => {
  const view = {
    filters: [
      { name: 'other' },
      {
        name: 'state',
        preset: 'open',
        lists: { open: { status: 'New', mine: true }, all: {}, odd: 'not a list' },
      },
      'no filter',
    ],
  } as unknown as JsonObject;

  it('are those its view declares, in the order of the choices', () => {
    expect([...listsOf(view, 'state')]).toEqual([
      ['open', { status: 'New', mine: true }],
      ['all', {}],
    ]);
    expect(listsOf(view, 'other').size).toBe(0);
    expect(listsOf(view, 'none').size).toBe(0);
    expect(listsOf(undefined, 'state').size).toBe(0);
    expect(listsOf({ filters: 'x' }, 'state').size).toBe(0);
    expect([presetOf(view, 'state'), presetOf(view, 'other'), presetOf(undefined, 'x')]).toEqual([
      'open',
      undefined,
      undefined,
    ]);
  });

  it('say under which choice something stands: the first whose every condition holds', () => {
    const lists = listsOf(view, 'state');
    expect(listedUnder(lists, { status: 'New', mine: true })).toBe('open');
    expect(listedUnder(lists, { status: 'New', mine: false })).toBe('all');
    expect(listedUnder(new Map([['open', { status: 'New' }]]), { status: 'Old' })).toBeUndefined();
  });
});
