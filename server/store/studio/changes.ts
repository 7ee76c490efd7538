// Rows of `studio_change`: changes of the content that are worked on, wait, or were published or discarded.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import { isUuid } from '../statements/uuid.ts';
import type { StudioChangeTable } from '../tables/studio-change.ts';

export type ChangeRow = Selectable<StudioChangeTable>;

/** The one of this id; undefined where there is none. Held, nobody else writes in it meanwhile. */
export async function findChange(
  db: Store | StoreTransaction,
  id: string,
  { hold = false }: { readonly hold?: boolean } = {},
): Promise<ChangeRow | undefined> {
  if (!isUuid(id)) return undefined;
  const row = db.selectFrom('studio_change').selectAll().where('id', '=', id);
  return (hold ? row.forUpdate() : row).executeTakeFirst();
}

/** The one that this person edited last, of those that are worked on. */
export async function newestOpenChange(
  db: Store | StoreTransaction,
  owner: string,
): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('studio_change')
    .selectAll()
    .where('owner', '=', owner)
    .where('state', '=', 'open')
    .orderBy('edited_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** All that are not published yet, the newest first. */
export async function changesInWork(db: Store, most: number): Promise<readonly ChangeRow[]> {
  return db
    .selectFrom('studio_change')
    .selectAll()
    .where('state', '<>', 'published')
    .orderBy('edited_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Those in work that ever did something to it, but for one of them, the newest first. `touch` is as commands note it. */
export async function changesTouching(
  db: Store,
  touch: string,
  { but, most }: { readonly but: string; readonly most: number },
): Promise<readonly ChangeRow[]> {
  const rows = db
    .selectFrom('studio_change')
    .selectAll()
    .where('state', 'not in', ['published', 'discarded'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('studio_command')
          .select('studio_command.id')
          .whereRef('studio_command.change_id', '=', 'studio_change.id')
          .where(sql<boolean>`touches @> ${JSON.stringify([touch])}::jsonb`),
      ),
    )
    .orderBy('edited_at', 'desc')
    .orderBy('id')
    .limit(most);
  return (isUuid(but) ? rows.where('id', '<>', but) : rows).execute();
}

/** How many somebody has in work. */
export async function countInWork(trx: StoreTransaction, owner: string): Promise<number> {
  const { count } = await trx
    .selectFrom('studio_change')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner', '=', owner)
    .where('state', 'not in', ['published', 'discarded'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds one. */
export async function insertChange(
  trx: StoreTransaction,
  row: Insertable<StudioChangeTable>,
): Promise<void> {
  await trx.insertInto('studio_change').values(row).execute();
}

/** Writes what is another of it. */
export async function updateChange(
  trx: StoreTransaction,
  id: string,
  row: Updateable<StudioChangeTable>,
): Promise<void> {
  await trx.updateTable('studio_change').set(row).where('id', '=', id).execute();
}

/** Forgets what was discarded before this moment, with its commands and comments. */
export async function deleteDiscarded(db: Store, before: Date): Promise<void> {
  await db
    .deleteFrom('studio_change')
    .where('state', '=', 'discarded')
    .where('discarded_at', '<', before)
    .execute();
}

/** Whose they are, by their e-mail addresses; those that are no more are left out. */
export async function ownersOf(
  db: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('studio_change')
    .select(['id', 'owner_email'])
    .where('id', 'in', known)
    .execute();
  return new Map(rows.map(({ id, owner_email }) => [id, owner_email]));
}
