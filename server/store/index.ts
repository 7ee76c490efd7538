// The door of the store: opens it by configuration, brings its tables up to date, closes it.
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { StoreAway } from './away.ts';
import type { Driver } from './driver.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Tables } from './tables/index.ts';
import type { Store } from './transaction.ts';

export { StoreAway } from './away.ts';
export { FolderInUse } from './lock.ts';
export type { Tables } from './tables/index.ts';
export { inTransaction, isDuplicate, type Store, type StoreTransaction } from './transaction.ts';
export { UnusableStore } from './unusable.ts';

export interface StoreSettings {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

export interface OpenStore {
  readonly db: Store;
  readonly kind: Driver['kind'];
  close(): Promise<void>;
}

/** No statement of ours takes nearly as long; a server that has not answered by then stands still. */
const LONGEST_STATEMENT = 20_000;
/** Whoever watches us wants to know within moments. */
const PATIENCE = 2000;

/** Opens the embedded store, or the PostgreSQL server where one is named, with its tables up to date. */
export async function openStore(
  settings: StoreSettings,
  progress: (line: string) => void = () => undefined,
): Promise<OpenStore> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === undefined)
    return migrated(opened(await openPglite(dataDir, progress)), progress);
  const onError = (error: Error) => progress(error.message);
  // A migration takes as long as it takes; no call does.
  const patient = await migrated(opened(await openPostgres(databaseUrl, { onError })), progress);
  await patient.close();
  return opened(await openPostgres(databaseUrl, { onError, statementMs: LONGEST_STATEMENT }));
}

function opened(driver: Driver): OpenStore {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: driver.pool }) });
  const close = async () => {
    await db.destroy();
    await driver.close();
  };
  return { db, kind: driver.kind, close };
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

/** Throws when the store does not answer, and does so soon. */
export async function ping(db: Store): Promise<void> {
  const late = wait(PATIENCE, undefined, { ref: false }).then(() => {
    throw new StoreAway('no answer');
  });
  await Promise.race([sql`select 1`.execute(db), late]);
}
