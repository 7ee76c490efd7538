// The driver for a PostgreSQL server, by DATABASE_URL. It may go away and come back at any moment.
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StoreAway, whyAway } from './away.ts';
import type { Driver } from './driver.ts';
import { type Limits, sayLimits } from './limits.ts';
import { PLANNER } from './planner.ts';
import { unreachable } from './unusable.ts';

const INT8 = 20;
const DATE = 1082;

/** Numbers stay numbers and calendar dates stay text, as the embedded store gives them. */
function types(): pg.CustomTypesConfig {
  return {
    getTypeParser(oid: number, format?: 'text' | 'binary') {
      if (oid === INT8) return Number;
      if (oid === DATE) return String;
      return format === 'binary'
        ? pg.types.getTypeParser(oid, 'binary')
        : pg.types.getTypeParser(oid);
    },
  } as pg.CustomTypesConfig;
}

export interface PostgresOptions {
  /** Told of connections that broke. */
  readonly onError: (error: Error) => void;
  readonly limits: Limits;
  /** How many connections are held at most. */
  readonly most: number;
}

/** How much longer than the server we wait ourselves: one that stands still keeps no limit. */
const SILENT_MS = 5000;

/** How each connection to the server at that address is made, whoever keeps the pool. */
export function connections(url: string | undefined, limits?: Limits) {
  return {
    connectionString: url,
    types: types(),
    // A server that is gone without a word, as after a failover, is noticed while nothing is asked of it.
    keepAlive: true,
    // A statement, no option of the start: what pools connections in between refuses those.
    onConnect: async (client) => {
      await client.query(limits ? `${PLANNER}; ${sayLimits(limits)}` : PLANNER);
    },
  } satisfies pg.PoolConfig;
}

/** Opens a pool of connections; throws `UnusableStore` when the server does not answer. */
export async function openPostgres(url: string, options: PostgresOptions): Promise<Driver> {
  const { onError, limits, most } = options;
  const { statementMs } = limits;
  const pool = new pg.Pool({
    ...connections(url, limits),
    max: most,
    connectionTimeoutMillis: 5000,
    ...(statementMs > 0 && { query_timeout: statementMs + SILENT_MS }),
  });
  // A connection that breaks must not end the process: idle ones are told of here, at work its statement fails.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const driver: Driver = {
    kind: 'postgres',
    pool: poolOf(pool),
    count: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      most,
      waiting: pool.waitingCount,
    }),
    close: async () => undefined,
  };
  try {
    (await driver.pool.connect()).release();
    return driver;
  } catch (error) {
    await pool.end();
    throw unreachable(error instanceof StoreAway ? error.cause : error);
  }
}

function poolOf(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => clientOf(await pool.connect().catch(away)),
    end: () => pool.end(),
  };
}

const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

/** Always the same for one connection: kysely tells connections apart by it. */
function clientOf(client: pg.PoolClient): PostgresPoolClient {
  const known = clients.get(client);
  if (known) return known;
  let broken = false;
  const query = async (text: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      const why = whyAway(error);
      // One that ran out of time may still be at it, and one that takes no changes may lead to a server that is none any
      // more: nobody else may get this connection. Where the server itself called a statement off, it is as good as before.
      broken ||= why === 'away' || why === 'read-only';
      return away(error);
    }
  };
  // The pool gives a client another `release` each time it hands it out.
  const release = () => client.release(broken);
  const made = { query, release } as unknown as PostgresPoolClient;
  clients.set(client, made);
  return made;
}

function away(error: unknown): never {
  const why = whyAway(error);
  throw why ? new StoreAway(error, why) : error;
}
