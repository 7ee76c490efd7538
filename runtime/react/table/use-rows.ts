// The rows of a table: handed over by its page, or read by its call through SWR, shown at once where they are known.

import useSWR, { type SWRConfiguration } from 'swr';
import {
  filterInputs,
  isBlank,
  isList,
  isObject,
  type Json,
  type JsonObject,
  pageInputs,
  type TableView,
  valueAt,
} from '../../core/index.ts';
import { forgetRead } from '../calls/forget-read.ts';
import { forgetBy } from '../calls/forgetting.ts';
import { answerBody, questionKey } from '../calls/question.ts';
import type { CallAnswer } from '../common/ports.ts';
import type { TableHost } from './host.ts';
import type { TablePlace } from './table-place.ts';

/** What is known of the rows. */
export interface KnownRows {
  /** Undefined while nothing is known yet. */
  readonly rows: readonly object[] | undefined;
  /** How many there are on all pages; an answer that does not say so, where pages have numbers, has all of them. */
  readonly total?: number | undefined;
  /** Key of the next page, where pages have keys and there is one. */
  readonly next?: string | undefined;
  /** Others were asked for and are on their way. */
  readonly isOld: boolean;
  /** The last try failed. */
  readonly failed: boolean;
  readonly retry?: (() => void) | undefined;
}

export interface RowsGiven {
  readonly view: TableView;
  readonly host: TableHost;
  readonly rows?: readonly object[] | undefined;
  readonly payload?: JsonObject | undefined;
  readonly failed?: boolean | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** Known rows stay while others come; nothing is asked anew because somebody looked at another window. */
const HABITS: SWRConfiguration = {
  keepPreviousData: true,
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  dedupingInterval: 0,
};

export function useRows(given: RowsGiven, place: TablePlace): KnownRows {
  const { view, host, payload, rows, failed = false, onRetry } = given;
  const { calls } = host;
  const { call } = view.source;
  forgetBy(forgetRead);
  const sent = payload && { ...payload, ...inputsAt(view, place) };
  const { data, error, isValidating, mutate } = useSWR<Json, CallAnswer>(
    sent && calls ? questionKey(calls, call, sent) : null,
    sent && calls ? () => answerBody(calls, call, sent) : null,
    HABITS,
  );
  if (payload === undefined) return { rows, isOld: false, failed, retry: onRetry };
  return {
    ...(data === undefined ? { rows: undefined } : pageIn(view, data)),
    isOld: data !== undefined && isValidating,
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
  };
}

/** The inputs for a place: filters, order and page as the call takes them. */
export const inputsAt = (view: TableView, place: TablePlace): JsonObject => ({
  ...filterInputs(view.filters, place.answers),
  ...pageInputs(view.source, { ...place, order: place.order ?? view.sort }),
});

/** One page of rows out of an answer. */
export function pageIn(
  { source: { list, paging } }: TableView,
  body: Json,
): Pick<KnownRows, 'total' | 'next'> & { readonly rows: readonly object[] } {
  const answer = isObject(body) ? body : {};
  const found = valueAt(answer, list);
  const rows = isList(found) ? found.filter(isObject) : [];
  if (paging === undefined) return { rows };
  const total = paging.total === undefined ? undefined : valueAt(answer, paging.total);
  const counted = { rows, ...(typeof total === 'number' && { total }) };
  if (paging.by === 'page') return counted;
  const next = valueAt(answer, paging.next);
  return { ...counted, next: isBlank(next) ? undefined : String(next) };
}
