// Where the rows of a table come from: a call, the list in its answer, and how it gives them a page at a time.
import type { Json, JsonObject } from '../model/types.ts';
import { isObject } from '../values/paths.ts';
import type { RowOrder } from './row-order.ts';

export interface ViewSource {
  readonly call: string;
  /** Dotted path of the rows in the answer. */
  readonly list: string;
  readonly paging?: Paging;
  /** Inputs of the call that put the rows in order. */
  readonly sorting?: Sorting;
}

/** Pages by number, or each by the key that the page before it named. Members are names of inputs but where told. */
export type Paging = { readonly size?: string } & (
  | {
      readonly by: 'page';
      readonly page: string;
      /** Dotted path in the answer of how many rows there are in all. */
      readonly total: string;
    }
  | {
      readonly by: 'key';
      readonly from: string;
      /** Dotted path in the answer of the key of the next page; nothing there on the last. */
      readonly next: string;
      /** Dotted path in the answer of how many rows there are in all, where it may say so. */
      readonly total?: string;
    }
);

export interface Sorting {
  readonly key: string;
  readonly direction: string;
  readonly ascending: string;
  readonly descending: string;
}

/** What a page of a table is asked for with. */
export interface PageAsked {
  /** From 1, where pages have numbers. */
  readonly page: number;
  /** The key that the page before it named; absent for the first. */
  readonly from?: string | undefined;
  readonly size?: number | undefined;
  readonly order?: RowOrder | undefined;
}

export function viewSource({ source }: JsonObject): ViewSource {
  const { call, list, paging, sorting } = isObject(source) ? source : {};
  const pages = pagingOf(paging);
  return {
    call: String(call ?? ''),
    list: String(list ?? ''),
    ...(pages && { paging: pages }),
    ...(isObject(sorting) && { sorting: sortingOf(sorting) }),
  };
}

/** The inputs of the call for one page. */
export function pageInputs(
  { paging, sorting }: ViewSource,
  { page, from, size, order }: PageAsked,
): JsonObject {
  return {
    ...(paging?.by === 'page' && { [paging.page]: page }),
    ...(paging?.by === 'key' && from !== undefined && { [paging.from]: from }),
    ...(paging?.size !== undefined && size !== undefined && { [paging.size]: size }),
    ...(sorting &&
      order && {
        [sorting.key]: order.key,
        [sorting.direction]: order.descending ? sorting.descending : sorting.ascending,
      }),
  };
}

function pagingOf(paging: Json | undefined): Paging | undefined {
  if (!isObject(paging)) return undefined;
  const size = typeof paging.size === 'string' ? { size: paging.size } : {};
  return paging.by === 'key'
    ? {
        ...{ by: 'key', from: String(paging.from), next: String(paging.next), ...size },
        ...(typeof paging.total === 'string' && { total: paging.total }),
      }
    : { by: 'page', page: String(paging.page), total: String(paging.total), ...size };
}

const sortingOf = ({ key, direction, ascending, descending }: JsonObject): Sorting => ({
  key: String(key),
  direction: String(direction),
  ascending: String(ascending ?? 'ascending'),
  descending: String(descending ?? 'descending'),
});
