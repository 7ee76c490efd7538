// `signature_event`: what happened around a request.
import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

/** What happened around a request; rows are only ever added. */
export interface SignatureEventTable {
  readonly id: Generated<number>;
  readonly request_id: string;
  readonly kind: string;
  readonly part: number | null;
  readonly at: Moment;
  readonly address: string;
  readonly browser: string;
}
