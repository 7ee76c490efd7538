// A declared table: what stands in its cells, where they lead, what is shown while rows are awaited and where there are none.
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type JsonObject, tableView } from '../../../runtime/core/index.ts';
import { DataTable, type DataTableProps } from '../../../runtime/react/index.ts';
import { textsOf } from '../kits/kit.tsx';

const TRIPS: JsonObject = {
  id: 'trips',
  kind: 'table',
  source: { call: 'trips', list: 'data' },
  columns: [
    { key: 'number', second: { key: 'kind' }, link: '/trips/{number}/of/{owner.name}' },
    { key: 'started', or: ['planned'], format: 'date' },
    { key: 'price', format: 'money', align: 'end' },
    {
      key: 'status',
      format: 'badge',
      tones: { 'On the way': 'info', Late: 'danger' },
      note: { key: 'has_news' },
      card: 'corner',
    },
  ],
};
const WORDS = {
  'views.trips.caption': 'Trips of this year',
  'views.trips.number.heading': 'Trip',
  'views.trips.started.heading': 'Started',
  'views.trips.price.heading': 'Price',
  'views.trips.status.heading': 'Status',
  'views.trips.has_news.note': 'News',
  'views.trips.empty': 'No trips yet',
};
const trip = (more: object = {}) => ({
  number: 'T-1',
  kind: 'By rail',
  owner: { name: 'Ann' },
  planned: '2026-03-09',
  price: 1234.5,
  status: 'on the way',
  ...more,
});

const draw = (rows: DataTableProps['rows'], more: Partial<DataTableProps> = {}) =>
  render(
    <DataTable
      view={tableView({ trips: TRIPS }, 'trips')}
      host={{ texts: textsOf(WORDS) }}
      rows={rows}
      {...more}
    />,
  );
const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);

it('writes each value as its column says, the second line below the first', () => {
  draw([trip()]);
  expect(screen.getByRole('table', { name: 'Trips of this year' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
    'Trip',
    'Started',
    'Price',
    'Status',
  ]);
  expect(cells()).toEqual(['T-1By rail', '03/09/2026', '$1,234.50', 'on the way']);
});

it('says beside an amount below another value what it is, where its row is a card', () => {
  const status = { key: 'status', second: { key: 'price', format: 'money' } };
  const trips = { ...TRIPS, columns: [{ key: 'number', second: { key: 'kind' } }, status] };
  draw([trip()], { view: tableView({ trips }, 'trips') });
  expect(screen.getByText('$1,234.50').dataset.label).toBe('Price');
  expect(screen.getByText('By rail').dataset.label).toBeUndefined();
});

it('takes the first date that is there', () => {
  draw([trip({ started: '2026-04-01' }), trip({ started: '' }), trip({ started: null })]);
  const dates = cells().filter((_, index) => index % 4 === 1);
  expect(dates).toEqual(['04/01/2026', '03/09/2026', '03/09/2026']);
});

it('gives a badge the tone of its value, whatever its capitals, and any other value a neutral one', () => {
  draw([trip(), trip({ status: 'LATE' }), trip({ status: 'Lost' }), trip({ status: '' })]);
  const tone = (text: string) => screen.getByText(text).className;
  expect([tone('on the way'), tone('LATE'), tone('Lost')]).toEqual([
    'f-tag f-info',
    'f-tag f-danger',
    'f-tag f-neutral',
  ]);
  expect(document.querySelectorAll('.f-tag')).toHaveLength(3);
});

it('says the word below only where it is true', () => {
  draw([trip({ has_news: true }), trip({ has_news: 'no' })]);
  expect(screen.getAllByText('News')).toHaveLength(1);
});

it.each([
  ['T 1/2?x=#', '/trips/T%201%2F2%3Fx%3D%23/of/Ann'],
  ['javascript:alert(1)', '/trips/javascript%3Aalert(1)/of/Ann'],
  ['//elsewhere.example', '/trips/%2F%2Felsewhere.example/of/Ann'],
])('leads from %s to an address within the host', (number, href) => {
  draw([trip({ number })]);
  expect(screen.getByRole('link', { name: number }).getAttribute('href')).toBe(href);
});

it('leads by the first of several members that is there', () => {
  const columns = [{ key: 'number', link: '/owners/{owner.id|owner.name}' }];
  draw([trip()], { view: tableView({ trips: { ...TRIPS, columns } }, 'trips') });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/owners/Ann');
});

it.each([
  ['a member is missing', { owner: {} }],
  ['a member would climb out of the address', { owner: { name: '..' } }],
  ['a member is half a character', { owner: { name: 'a\ud800' } }],
])('leads nowhere where %s', (_, more) => {
  draw([trip(more)]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(cells()[0]).toBe('T-1By rail');
});

it('labels every value on a card by its heading', () => {
  draw([trip()]);
  expect(screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'))).toEqual([
    'Trip',
    'Started',
    'Price',
    'Status',
  ]);
});

it('keeps the room of the rows it waits for, and says that it waits', () => {
  draw(undefined, { awaited: 3 });
  const table = screen.getByRole('table', { name: 'Trips of this year' });
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
  expect(table.querySelectorAll('tbody tr')).toHaveLength(3);
});

it('says so where there are no rows', () => {
  draw([]);
  expect(screen.getByText('No trips yet')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
