// Asks for the coverages and fees of plan classes, once for everything on screen that needs them.

import useSWR, { preload } from 'swr';
import type { Json } from '../../runtime/core/index.ts';
import type { CallClient } from '../../runtime/react/index.ts';
import { valueAt } from '../calls/refusal.ts';

/** One coverage of the catalogue. */
export interface Coverage {
  readonly sub_cov_id: string;
  readonly desc: string;
  readonly sub_coverage: string;
  readonly plan_class: string;
}

export interface Fee {
  readonly sub_coverage: string;
  readonly fee_code: string;
  readonly fee_amount: number;
  readonly ca_fee_amount: number;
  readonly parameter: string;
  readonly plan_class: string;
}

export interface Catalogue {
  readonly coverages: readonly Coverage[];
  readonly fees: readonly Fee[];
}

/** As the call wants it: `'FAM','CDL'`. */
export const quotedList = (classes: readonly string[]): string =>
  classes.map((name) => `'${name}'`).join(',');

const keyOf = (classes: readonly string[]) => ['get_coverages', quotedList(classes)] as const;

const load =
  (calls: CallClient) =>
  async ([id, classes]: readonly [string, string]): Promise<Catalogue> => {
    const answer = await calls(id, { plan_class: classes });
    if (!answer.ok) throw new Error(`${id} ${answer.status}`);
    return {
      coverages: listAt<Coverage>(answer.body, 'data'),
      fees: listAt<Fee>(answer.body, 'fees_data'),
    };
  };

/** The rows' shape is promised by the contract of the call, which the server is tested against. */
function listAt<T>(body: Json, name: string): readonly T[] {
  const list = valueAt(body, name);
  return Array.isArray(list) ? (list as unknown as readonly T[]) : [];
}

/** Nothing is asked while no plan class is chosen; the last answer stays while the next is on its way. */
export function useCatalogue(calls: CallClient, classes: readonly string[]) {
  return useSWR(classes.length === 0 ? null : keyOf(classes), load(calls), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
    dedupingInterval: 600_000,
    errorRetryCount: 2,
  });
}

/** Asks ahead of need (on leaving the first step). */
export function preloadCatalogue(calls: CallClient, classes: readonly string[]): void {
  if (classes.length > 0) void preload(keyOf(classes), load(calls))?.catch?.(() => undefined);
}
