// Rows of `compiled_content`: what was made of content that starts brought.
import type { Insertable, Selectable } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { CompiledContentTable } from '../tables/compiled-content.ts';

/** What was made under this key. */
export async function findCompiled(
  db: Store,
  key: string,
): Promise<Selectable<CompiledContentTable> | undefined> {
  return db.selectFrom('compiled_content').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Notes what was made, in place of what was noted before. */
export async function keepCompiled(
  db: Store,
  row: Insertable<CompiledContentTable>,
): Promise<void> {
  await db
    .insertInto('compiled_content')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
