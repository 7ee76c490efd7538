// `rate_limit`: requests counted.
import type { Moment } from './columns.ts';

/** Requests counted in one window of one bucket. */
export interface RateLimitTable {
  readonly bucket: string;
  readonly window_start: Moment;
  readonly hits: number;
}
