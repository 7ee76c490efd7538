// The one driver port: what kysely's PostgreSQL dialect needs of a database, whichever it is.
import type { PostgresPool } from 'kysely';

export interface Driver {
  readonly kind: 'pglite' | 'postgres';
  readonly pool: PostgresPool;
  /** Lets go of the database; the pool has been ended before. */
  close(): Promise<void>;
}
