// What the planner of the database knows of the tables.
import { sql } from 'kysely';
import type { Store } from '../statements/transaction.ts';

/** Looks at the tables anew, after so many rows came that what is known is of another store. */
export async function refreshStatistics(db: Store): Promise<void> {
  await sql`analyze`.execute(db);
}
