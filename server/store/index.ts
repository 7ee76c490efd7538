// The door of the store: opens it by configuration, brings its tables up to date, closes it.
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Driver } from './driver.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Tables } from './tables/index.ts';
import type { Store } from './transaction.ts';

export { FolderInUse } from './lock.ts';
export type { Tables } from './tables/index.ts';
export { inTransaction, isDuplicate, type Store, type StoreTransaction } from './transaction.ts';

export interface StoreSettings {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

export interface OpenStore {
  readonly db: Store;
  readonly kind: Driver['kind'];
  close(): Promise<void>;
}

/** Opens the embedded store, or the PostgreSQL server where one is named, with its tables up to date. */
export async function openStore(
  settings: StoreSettings,
  progress: (line: string) => void = () => undefined,
): Promise<OpenStore> {
  const driver = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, (error) => progress(error.message))
    : await openPglite(settings.dataDir, progress);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: driver.pool }) });
  const close = async () => {
    await db.destroy();
    await driver.close();
  };
  try {
    const ran = await migrate(db, migrations);
    if (ran.length > 0) progress(`Tables brought up to date (${ran.join(', ')})`);
    return { db, kind: driver.kind, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Throws when the store does not answer. */
export async function ping(db: Store): Promise<void> {
  await sql`select 1`.execute(db);
}
