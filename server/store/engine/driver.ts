// The one driver port: what kysely's PostgreSQL dialect needs of a database, whichever it is.
import type { PostgresPool } from 'kysely';

export interface Driver {
  readonly kind: 'pglite' | 'postgres';
  readonly pool: PostgresPool;
  /** Connections at the moment. */
  count(): Connections;
  /** Lets go of the database; the pool has been ended before. */
  close(): Promise<void>;
}

export interface Connections {
  readonly used: number;
  readonly idle: number;
  readonly most: number;
  /** Who waits for one. */
  readonly waiting: number;
}
