// A table of trips for tests of what a person does with one: many rows, or a call that gives them a page at a time.
import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { type JsonObject, tableView } from '../../../runtime/core/index.ts';
import { DataTable, type DataTableProps } from '../../../runtime/react/index.ts';
import { textsOf } from './kit.tsx';

export const TRIPS: JsonObject = {
  id: 'trips',
  kind: 'table',
  source: { call: 'trips', list: 'data' },
  columns: [
    { key: 'number', sortable: true, second: { key: 'kind' } },
    { key: 'started', or: ['planned'], format: 'date', sortable: true },
    { key: 'price', format: 'money', align: 'end', sortable: true },
    { key: 'status', format: 'badge', note: { key: 'has_news' } },
  ],
  rows: { key: 'number' },
  pages: [10, 20, 50],
  download: true,
};

export const WORDS = {
  'views.trips.caption': 'Trips: this year',
  'views.trips.number.heading': 'Trip',
  'views.trips.kind.heading': 'Kind',
  'views.trips.started.heading': 'Started',
  'views.trips.price.heading': 'Price',
  'views.trips.status.heading': 'Status',
  'views.trips.has_news.note': 'News',
  'views.trips.filter.status.label': 'Which trips',
  'views.trips.filter.status.option.Late': 'Those that are late',
  'views.trips.filter.text.label': 'Number or kind',
  'views.trips.filter.since.label': 'Since',
  'views.trips.filter.until.label': 'Until',
  'views.trips.filter.news.label': 'With news',
  'views.trips.anyTrip': '{{#if text}}Any at all{{else}}What has not left{{/if}}',
  'views.trips.clear': 'All trips again',
  'views.trips.kinds.By rail': 'On rails',
  'views.trips.empty': 'No trips yet',
  'runtime.table.noMatch': 'None like that',
};

export const FILTERS = [
  { name: 'status', schema: { type: 'string', enum: ['Late', 'Done'] }, keys: ['status'] },
  { name: 'text', schema: { type: 'string' }, keys: ['number', 'kind'], match: 'contains' },
  { name: 'since', schema: { type: 'string', format: 'date' }, keys: ['started'], match: 'from' },
  { name: 'news', schema: { type: 'boolean' }, keys: ['has_news'] },
];

/** Trips T-1, T-2, …: every third is late, each a day after the one before and cheaper by a cent. */
export const trips = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({
    number: `T-${index + first}`,
    kind: index % 2 === 0 ? 'By rail' : 'By road',
    started: new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10),
    price: 1000 - index / 100,
    status: index % 3 === 0 ? 'Late' : 'Done',
    has_news: index === 4,
  }));

/** Draws it with members of the view put in place of those above. */
export function draw(
  more: JsonObject,
  props: Partial<Omit<DataTableProps, 'host'>> & {
    readonly host?: Partial<DataTableProps['host']>;
  },
) {
  const view = tableView({ trips: { ...TRIPS, ...more } }, 'trips');
  const table = (now: typeof props) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <DataTable view={view} {...now} host={{ texts: textsOf(WORDS), ...now.host }} />
    </SWRConfig>
  );
  const { rerender } = render(table(props));
  return { again: (now: typeof props) => rerender(table({ ...props, ...now })) };
}

/** First cells of the rows, without the second line. */
export const numbers = (): readonly string[] =>
  screen
    .queryAllByRole('row')
    .flatMap((row) => row.querySelector('td:not(.f-view-choice)')?.textContent ?? [])
    .map((text) => text.replace(/By .*/, ''));
