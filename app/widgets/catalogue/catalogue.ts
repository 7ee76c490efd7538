// Asks for the coverages and fees of plan classes, once for everything on screen that needs them.

import type { SWRConfiguration } from 'swr';
import type { CallClient } from '../../../runtime/react/index.ts';
import { preloadCall, useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';

type Catalogue = AnswerOf<'get_coverages'>;
/** One coverage of the catalogue. */
export type Coverage = Catalogue['data'][number];
export type Fee = Catalogue['fees_data'][number];

/** As the call wants it: `'FAM','CDL'`. */
export const quotedList = (classes: readonly string[]): string =>
  classes.map((name) => `'${name}'`).join(',');

const asked = (classes: readonly string[]) => ({ plan_class: quotedList(classes) });

/** The last answer stays while the next is on its way. */
const ONCE = {
  keepPreviousData: true,
  revalidateIfStale: false,
  dedupingInterval: 600_000,
  shouldRetryOnError: true,
  errorRetryCount: 2,
} as const satisfies SWRConfiguration;

/** Nothing is asked while no plan class is chosen. */
export const useCatalogue = (classes: readonly string[]) =>
  useCall('get_coverages', classes.length === 0 ? undefined : asked(classes), ONCE);

/** Asks ahead of need (on leaving the first step). */
export function preloadCatalogue(calls: CallClient, classes: readonly string[]): void {
  if (classes.length > 0) preloadCall(calls, 'get_coverages', asked(classes));
}
