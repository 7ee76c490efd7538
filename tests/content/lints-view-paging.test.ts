// One spoilt thing per lint on how a view pages, sorts, narrows and lets choose; a view that is right passes.
import { expect, test } from 'vitest';
import { build, describe } from './kits/small-content.ts';
import { expectRefused, type Files, type Spoilt } from './kits/spoilt.ts';
import { spoilt, VIEWS, type View } from './kits/spoilt-views.ts';

/** A table of all there is, a page at a time, as its call gives it. */
function paged(view: View, files: Files): void {
  const call = files['schemas/calls/list_towns.json'] as Record<string, unknown> & {
    responses: { '200': { properties: object } };
  };
  const text = { type: 'string' };
  call.request = {
    type: 'object',
    properties: {
      page: { type: 'integer' },
      limit: { type: 'integer' },
      order_by: text,
      way: text,
      region: text,
    },
  };
  Object.assign(call.responses['200'].properties, { total: { type: 'integer' } });
  Object.assign(files[VIEWS] as object, {
    'towns-table.caption': 'Towns',
    'towns-table.filter.where.label': 'Where',
    'towns-table.filter.where.option.North': 'Up there',
    'towns-table.region.heading': 'Region',
  });
  delete (files[VIEWS] as Record<string, string>)['towns-table.city.heading'];
  delete view.into;
  view.columns = [{ key: 'name', sortable: true, second: { key: 'region' } }];
  view.rows = { key: 'zip' };
  view.pages = [10, 50];
  view.choose = true;
  view.download = true;
  view.source.paging = { by: 'page', page: 'page', size: 'limit', total: 'total' };
  view.source.sorting = { key: 'order_by', direction: 'way' };
  view.filters = [
    { name: 'where', schema: { type: 'string', enum: ['North', 'South'] }, input: 'region' },
  ];
}

const wrong = (
  name: string,
  spoil: (view: View & { filters: Record<string, unknown>[] }, files: Files) => void,
  rest: Pick<Spoilt, 'code' | 'words'> & Partial<Spoilt>,
): Spoilt =>
  spoilt(
    name,
    (view, files) => {
      paged(view, files);
      spoil(view as never, files);
    },
    rest,
  );

test('a view that pages, sorts, narrows, lets choose and save passes', async () => {
  const right = wrong('', () => undefined, { code: '', words: /./ });
  const { faults } = await build((files) => right.spoil(files));
  expect(faults.map(describe)).toEqual([]);
});

const SPOILT: readonly Spoilt[] = [
  wrong(
    'a page the call does not take',
    ({ source }) => {
      source.paging = { by: 'page', page: 'pgae', total: 'total' };
    },
    { code: 'unknown-input', words: /takes no "pgae"/, nearest: 'page' },
  ),
  wrong(
    'a key of a page that the answer does not have',
    ({ source }) => {
      source.paging = { by: 'key', from: 'page', next: 'totl' };
    },
    { code: 'unknown-answer', words: /answer of "list_towns" has no "totl"/, nearest: 'total' },
  ),
  wrong(
    'an order the call does not take',
    ({ source }) => {
      source.sorting = { key: 'orderby', direction: 'way' };
    },
    { code: 'unknown-input', words: /takes no "orderby"/, nearest: 'order_by' },
  ),
  wrong(
    'a heading that would sort one page',
    ({ source }) => {
      delete source.sorting;
    },
    { code: 'sorts-one-page', words: /one page in order, not all rows/ },
  ),
  wrong(
    'pages of no size',
    (view) => {
      delete view.pages;
    },
    { code: 'pages-without-size', words: /nothing says how many a page has/ },
  ),
  wrong(
    'a choice among rows without a name',
    (view) => {
      delete view.rows;
    },
    { code: 'choice-without-key', words: /nothing says what names a row/ },
  ),
  wrong(
    'a filter the call does not take',
    ({ filters }) => {
      Object.assign(filters[0] as object, { input: 'regoin' });
    },
    { code: 'unknown-input', words: /takes no "regoin"/, nearest: 'region' },
  ),
  wrong(
    'a filter that waits for one that is not there',
    ({ filters }) => {
      Object.assign(filters[0] as object, { when: 'where' });
    },
    { code: 'unknown-filter', words: /no other filter "where" to wait for/ },
  ),
  wrong(
    'a text that is answered side by side',
    ({ filters }) => {
      filters[0] = { name: 'where', schema: { type: 'string' }, input: 'region', radio: true };
    },
    { code: 'radio-without-choices', words: /"where" has no choices to stand side by side/ },
  ),
  wrong(
    'a choice that stands chosen and is none',
    ({ filters }) => {
      Object.assign(filters[0] as object, { preset: 'East' });
    },
    { code: 'unknown-choice', words: /"where" has no choice "East"/ },
  ),
  wrong(
    'a button that clears, without its word',
    (view) => {
      view.searching = { press: true, clear: 'views.towns-table.claer' };
    },
    { code: 'unknown-message', words: /views\.towns-table\.claer/ },
  ),
  wrong(
    'values whose words are nowhere',
    ({ columns }) => {
      Object.assign(columns[0] as object, { words: 'views.regions' });
    },
    { code: 'unknown-words', words: /no message "views\.regions\./ },
  ),
  wrong(
    'a filter of one page',
    (view) => {
      const [{ schema } = { schema: {} }] = view.filters;
      view.filters = [{ name: 'where', schema, keys: ['region'] }];
    },
    { code: 'narrows-one-page', words: /"where" would narrow one page/ },
  ),
  wrong(
    'a filter of what rows do not have',
    (view) => {
      delete view.source.paging;
      const [{ schema } = { schema: {} }] = view.filters;
      view.filters = [{ name: 'where', schema, keys: ['regoin'] }];
    },
    { code: 'unknown-column', words: /no "regoin"/, nearest: 'region' },
  ),
  wrong(
    'a filter with a name that pages have in the address',
    ({ filters }, files) => {
      Object.assign(filters[0] as object, { name: 'sort', label: 'views.towns-table.caption' });
      const words = files[VIEWS] as Record<string, string>;
      delete words['towns-table.filter.where.label'];
      delete words['towns-table.filter.where.option.North'];
    },
    { code: 'taken-name', words: /"sort" stands in the address/ },
  ),
  wrong(
    'a filter without a label',
    (_, files) => {
      delete (files[VIEWS] as Record<string, string>)['towns-table.filter.where.label'];
    },
    { code: 'unknown-message', words: /filter\.where\.label/ },
  ),
  wrong(
    'a word for a choice that a filter does not have',
    (_, files) => {
      (files[VIEWS] as Record<string, string>)['towns-table.filter.where.option.East'] =
        'Over there';
    },
    { code: 'unused-message', file: VIEWS, words: /option\.East/ },
  ),
  wrong(
    'a second line that has no heading in the file',
    (_, files) => {
      delete (files[VIEWS] as Record<string, string>)['towns-table.region.heading'];
    },
    { code: 'unknown-message', words: /region\.heading/ },
  ),
];

test.each(SPOILT)('refuses $name', (one) => expectRefused(one));
