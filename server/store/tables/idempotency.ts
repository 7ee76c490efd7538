// `idempotency`: a creating call that carried an `Idempotency-Key`.
import type { ColumnType } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { Moment } from './columns.ts';

/** A creating call that carried an `Idempotency-Key`; without `status` it is still running. */
export interface IdempotencyTable {
  readonly key_hash: string;
  readonly body_hash: string;
  readonly status: number | null;
  readonly response: ColumnType<JsonObject | null, string | null, string | null>;
  readonly started_at: Moment;
}
