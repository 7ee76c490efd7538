// The door of the store: opens it by configuration, brings its tables up to date, closes it.
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { StoreAway } from './engine/away.ts';
import type { Driver } from './engine/driver.ts';
import { LIMITS_OF_CALLS, LIMITS_OF_COMMANDS, type Limits } from './engine/limits.ts';
import { openPglite } from './engine/pglite.ts';
import { openPostgres } from './engine/postgres.ts';
import { tracedPool } from './engine/traced-pool.ts';
import { migrations } from './migrations/index.ts';
import { migrate } from './migrations/migrate.ts';
import type { Store } from './statements/transaction.ts';
import type { Tables } from './tables/index.ts';

export { StoreAway, type WhyAway } from './engine/away.ts';
export { FolderInUse } from './engine/lock.ts';
export { UnusableStore } from './engine/unusable.ts';
export { readOnly } from './statements/read-only.ts';
export {
  inTransaction,
  isDuplicate,
  type Store,
  type StoreTransaction,
} from './statements/transaction.ts';
export type { Tables } from './tables/index.ts';

export interface StoreSettings {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** How many connections to PostgreSQL one process holds at most. */
  readonly databasePool?: number;
  /** For a command: its statements take as long as they take. */
  readonly patient?: boolean;
}

export interface OpenStore {
  readonly db: Store;
  readonly kind: Driver['kind'];
  /** Its connections at the moment. */
  readonly pool: Driver['count'];
  close(): Promise<void>;
}

const MOST_CONNECTIONS = 10;
/** Whoever watches us wants to know within moments. */
const PATIENCE = 2000;

/** Opens the embedded store, or the PostgreSQL server where one is named, with its tables up to date. */
export async function openStore(
  settings: StoreSettings,
  progress: (line: string) => void = () => undefined,
): Promise<OpenStore> {
  const { databaseUrl, dataDir, databasePool: most = MOST_CONNECTIONS } = settings;
  if (databaseUrl === undefined)
    return migrated(opened(await openPglite(dataDir, progress)), progress);
  const onError = (error: Error) => progress(error.message);
  const within = async (limits: Limits) =>
    opened(await openPostgres(databaseUrl, { onError, limits, most }));
  // A migration takes as long as it takes; no call does.
  const patient = await migrated(await within(LIMITS_OF_COMMANDS), progress);
  if (settings.patient) return patient;
  await patient.close();
  return within(LIMITS_OF_CALLS);
}

function opened(driver: Driver): OpenStore {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: tracedPool(driver.pool) }),
  });
  const close = async () => {
    await db.destroy();
    await driver.close();
  };
  return { db, kind: driver.kind, pool: driver.count, close };
}

async function migrated(store: OpenStore, progress: (line: string) => void): Promise<OpenStore> {
  try {
    const ran = await migrate(store.db, migrations);
    if (ran.length > 0) progress(`Tables brought up to date (${ran.join(', ')})`);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Throws a `StoreAway` when the store does not answer or takes no changes, and does so soon. */
export async function ping(db: Store): Promise<void> {
  const late = wait(PATIENCE, undefined, { ref: false }).then(() => {
    throw new StoreAway('no answer');
  });
  // What asks for no row for update changes nothing, and is refused where nothing may be changed.
  const ask = sql`select name from schema_migration where false for update`.execute(db);
  // It fails after us where it fails; a pool that is held up must not end the process.
  ask.catch(() => undefined);
  await Promise.race([ask, late]);
}
