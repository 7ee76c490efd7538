// Where a person stands in a table (page, order, filters) and how an address says it: `?status=Open&sort=-created&page=2`.

import {
  type FilterAnswers,
  fittingAnswers,
  type RowOrder,
  type TableView,
} from '../../core/index.ts';

export interface TablePlace {
  /** From 1. */
  readonly page: number;
  /** The key of a page that has no number; absent for the first. */
  readonly from?: string | undefined;
  /** Rows a page; absent where all stand on one. */
  readonly size?: number | undefined;
  /** What somebody wished; absent for the order the view has. */
  readonly order?: RowOrder | undefined;
  readonly answers: FilterAnswers;
}

/** What an address says of this table; what it cannot mean is as if it were not there. */
export function placeIn(search: string, view: TableView): TablePlace {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? 1);
  const size = Number(params.get('rows'));
  const answers = Object.fromEntries(
    view.filters.map(({ name }) => [name, params.get(name) ?? undefined]),
  );
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    from: params.get('after') || undefined,
    size: view.sizes.includes(size) ? size : view.sizes[0],
    order: orderIn(params.get('sort') ?? '', view),
    answers: fittingAnswers(view.filters, answers),
  };
}

/** The query with that place in it; what others keep there stays. */
export function searchAt(search: string, place: TablePlace, view: TableView): string {
  const params = new URLSearchParams(search);
  const { page, from, size, order, answers } = place;
  const inAddress: Readonly<Record<string, string | undefined>> = {
    page: page === 1 ? undefined : String(page),
    after: from,
    rows: size === view.sizes[0] ? undefined : String(size),
    sort: order && `${order.descending ? '-' : ''}${order.key}`,
    ...Object.fromEntries(view.filters.map(({ name }) => [name, answers[name]])),
  };
  for (const [name, value] of Object.entries(inAddress))
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

function orderIn(text: string, { columns }: TableView): RowOrder | undefined {
  const descending = text.startsWith('-');
  const key = descending ? text.slice(1) : text;
  return columns.some((column) => column.sortable && column.key === key)
    ? { key, descending }
    : undefined;
}
