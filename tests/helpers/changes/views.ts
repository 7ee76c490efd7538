// Changes of tables, facts and filters, and of the tables of values that content looks things up in.
import type { Json } from '../../../runtime/core/index.ts';
import { type Draft, type Kind, listAt, objectAt, type Value } from './draft.ts';

const VIEW = /^schemas\/views\/[\w-]+\.json$/;
const TABLE = /^schemas\/tables\/[\w-]+\.json$/;

const inView = (change: (view: Value, draft: Draft, id: string) => string | undefined): Kind => {
  return (draft) => {
    const file = draft.file(VIEW);
    const view = draft.value(file);
    const what = change(view, draft, String(view.id));
    draft.put(file, view);
    return what && `${what}, in ${file}`;
  };
};

const inListOf = (
  list: string,
  change: (all: Value[], at: number, draft: Draft) => string | undefined,
): Kind =>
  inView((view, draft) => {
    const all = listAt(view, list) as Value[];
    return all.length === 0 ? undefined : change(all, draft.random.below(all.length), draft);
  });

const aColumn = (change: (column: Value, draft: Draft) => string | undefined): Kind =>
  inListOf('columns', (all, at, draft) => {
    const column = all[at] ?? {};
    const what = change(column, draft);
    return what && `column ${column.key}: ${what}`;
  });

const inTable = (change: (values: Value, draft: Draft) => string | undefined): Kind => {
  return (draft) => {
    const file = draft.file(TABLE);
    const table = draft.value(file);
    const what = change(objectAt(table, 'values'), draft);
    draft.put(file, table);
    return what && `${what}, in ${file}`;
  };
};

const FORMATS = ['date', 'dateTime', 'money', 'number', 'badge', 'text', 'percent', 'phone'];

/** By name. */
export const VIEWS: Readonly<Record<string, Kind>> = {
  columnsTurned: inView((view) => {
    view.columns = listAt(view, 'columns').reverse();
    return 'columns in another order';
  }),
  columnGone: inListOf('columns', (all, at) => {
    const [gone] = all.splice(at, 1);
    return `column ${gone?.key} taken out`;
  }),
  columnTwice: inListOf('columns', (all, at) => {
    all.push(structuredClone(all[at] ?? {}));
    return `column ${all[at]?.key} twice`;
  }),
  columnFormat: aColumn((column, { random }) => {
    column.format = random.of(FORMATS);
    return `format ${column.format}`;
  }),
  columnKey: aColumn((column, { random }) => {
    const before = column.key;
    column.key = random.of(['nowhere', `${before}x`, 'id', 'data.number', '']);
    return `${before} before`;
  }),
  columnLink: aColumn((column, { random }) => {
    column.link = random.of([
      '/cases/{nowhere}',
      '/nowhere',
      'https://example.com',
      'x',
      '/desk/{id}',
    ]);
    return `link ${column.link}`;
  }),
  columnSecond: aColumn((column, { random }) => {
    column.second = { key: random.of(['status', 'number', 'nowhere', 'id']) };
    return `second ${JSON.stringify(column.second)}`;
  }),
  columnAlign: aColumn((column, { random }) => {
    column.align = random.of(['end', 'start', 'center']);
    return `align ${column.align}`;
  }),
  columnTones: aColumn((column, { random }) => {
    column.tones = random.of<Json>([{ Active: 'success' }, { Active: 'loud' }, {}, 'success']);
    return `tones ${JSON.stringify(column.tones)}`;
  }),
  columnSortable: aColumn((column) => {
    column.sortable = column.sortable !== true;
    return `sortable ${column.sortable}`;
  }),
  filterGone: inListOf('filters', (all, at) => {
    const [gone] = all.splice(at, 1);
    return `filter ${gone?.name} taken out`;
  }),
  filterInput: inListOf('filters', (all, at, { random }) => {
    const filter = all[at] ?? {};
    filter.input = random.of(['nowhere', 'number', 'status', '']);
    return `filter ${filter.name} asks ${filter.input}`;
  }),
  filterPreset: inListOf('filters', (all, at, { random }) => {
    const filter = all[at] ?? {};
    filter.preset = random.of<Json>([0, 'Denied', 'nowhere', true, null]);
    return `filter ${filter.name} stands on ${filter.preset}`;
  }),
  filterChoices: inListOf('filters', (all, at) => {
    const filter = all[at] ?? {};
    const choices = listAt(objectAt(filter, 'schema'), 'enum');
    if (choices.length < 2) return undefined;
    return `filter ${filter.name} no longer offers ${choices.pop()}`;
  }),
  filterOrder: inView((view) => {
    view.filters = listAt(view, 'filters').reverse();
    return 'filters in another order';
  }),
  factGone: inListOf('facts', (all, at) => {
    const [gone] = all.splice(at, 1);
    return `fact ${gone?.name} taken out`;
  }),
  factMore: inListOf('facts', (all, _, { random }) => {
    const name = random.of(['ssn_number', 'nowhere', 'member', 'amount']);
    all.push({ name });
    return `fact ${name} added`;
  }),
  factsTurned: inView((view) => {
    view.facts = listAt(view, 'facts').reverse();
    return 'facts in another order';
  }),
  pages: inView((view, { random }) => {
    view.pages = random.of<Json>([[5], [10, 5], [], [100_000], [0], ['ten']]);
    return `pages of ${JSON.stringify(view.pages)}`;
  }),
  empty: inView((view) => {
    view.empty = 'views.nowhere.empty';
    return 'another text where it is empty';
  }),
  sort: inView((view, { random }) => {
    view.sort = { key: random.of(['status', 'nowhere', 'id']), direction: 'ascending' };
    return `sorted by ${JSON.stringify(view.sort)}`;
  }),
  source: inView((view, { random }) => {
    const source = objectAt(view, 'source');
    source.list = random.of(['data', 'rows', 'data.nowhere', '']);
    return `rows come from ${source.list}`;
  }),
  call: inView((view, { random }) => {
    const source = objectAt(view, 'source');
    const before = source.call;
    source.call = random.of(['getCounty', 'nowhere', 'list_of_cases', 'logout']);
    return `rows are asked of ${source.call} instead of ${before}`;
  }),
  rowKey: inView((view, { random }) => {
    view.rows = { ...objectAt(view, 'rows'), key: random.of(['nowhere', 'number', 'status']) };
    return `rows are known by ${objectAt(view, 'rows').key}`;
  }),
  valueGone: inTable((values, { random }) => {
    const name = random.of(Object.keys(values));
    delete values[name];
    return `${name} taken out`;
  }),
  valueMore: inTable((values, { random }) => {
    const name = random.of(['Guam', 'Georgia', 'guam', '']);
    values[name] = random.of<Json>(['GU', 'GA', 'Guam', '', 7]);
    return `${JSON.stringify(name)} is ${values[name]}`;
  }),
};
