// Brings the tables up to date; safe when several processes start at once.
import { type Kysely, sql } from 'kysely';
import { newerStore } from '../engine/unusable.ts';
import { inTransaction } from '../statements/transaction.ts';
import type { Tables } from '../tables/index.ts';

/** One step of the schema: plain SQL that runs alike on every database we support. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/**
 * Runs the migrations that have not run yet and returns their names. Throws `UnusableStore`, and changes nothing, where some
 * have run that are not known here: a newer version may keep things in ways this one would spoil.
 */
export async function migrate(
  db: Kysely<Tables>,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  await createMigrationTable(db);
  const applied = await db.selectFrom('schema_migration').select('name').execute();
  const known = new Set(applied.map((row) => row.name));
  const ours = new Set(migrations.map(({ name }) => name));
  const foreign = [...known].filter((name) => !ours.has(name)).sort();
  if (foreign.length > 0) throw newerStore(foreign);
  const ran: string[] = [];
  for (const migration of migrations) {
    if (!known.has(migration.name) && (await apply(db, migration))) ran.push(migration.name);
  }
  return ran;
}

async function createMigrationTable(db: Kysely<Tables>): Promise<void> {
  const create = sql`create table if not exists schema_migration (
    name text primary key, applied_at timestamptz not null default now())`;
  // Two processes creating it at once may collide inside PostgreSQL's catalogue; the second try finds it there.
  await create.execute(db).catch(() => create.execute(db));
}

/** The ledger row goes in first: a second process waits on it, then sees that the work is done. */
async function apply(db: Kysely<Tables>, migration: Migration): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const claimed = await trx
      .insertInto('schema_migration')
      .values({ name: migration.name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!claimed) return false;
    for (const statement of migration.statements) await sql.raw(statement).execute(trx);
    return true;
  });
}
