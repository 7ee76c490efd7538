// Rows of `studio_comment`: what people say about places of a change.
import type { Insertable, Selectable } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import { isUuid } from '../statements/uuid.ts';
import type { StudioCommentTable } from '../tables/studio-comment.ts';

export type CommentRow = Selectable<StudioCommentTable>;

/** Of a change, the oldest first. */
export async function commentsOf(
  db: Store | StoreTransaction,
  change: string,
): Promise<readonly CommentRow[]> {
  return db
    .selectFrom('studio_comment')
    .selectAll()
    .where('change_id', '=', change)
    .orderBy('nth')
    .execute();
}

/** The one of this id. */
export async function findComment(
  db: Store | StoreTransaction,
  id: string,
): Promise<CommentRow | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('studio_comment').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Adds one. */
export async function insertComment(
  trx: StoreTransaction,
  row: Insertable<StudioCommentTable>,
): Promise<void> {
  await trx.insertInto('studio_comment').values(row).execute();
}

/** Notes that it is settled, or that it is open again; and what answers it with it. */
export async function putResolved(
  db: Store,
  id: string,
  row: { readonly resolved_at: Date | null; readonly resolved_by: string | null },
): Promise<void> {
  await db
    .updateTable('studio_comment')
    .set(row)
    .where((is) => is.or([is('id', '=', id), is('reply', '=', id)]))
    .execute();
}

/** Settles what is still open about a change, by nobody in particular: it is published. */
export async function settleAll(
  trx: StoreTransaction,
  change: string,
  resolved_at: Date,
): Promise<void> {
  await trx
    .updateTable('studio_comment')
    .set({ resolved_at })
    .where('change_id', '=', change)
    .where('resolved_at', 'is', null)
    .execute();
}

/** One that is not settled. */
export type OpenComment = Pick<
  CommentRow,
  'change_id' | 'place' | 'author' | 'author_email' | 'at'
> & {
  /** Whose comment it answers; null where it answers none. */
  readonly answers: string | null;
};

/** Of these changes, the oldest first. */
export async function openComments(
  db: Store,
  changes: readonly string[],
): Promise<readonly OpenComment[]> {
  if (changes.length === 0) return [];
  return db
    .selectFrom('studio_comment as said')
    .leftJoin('studio_comment as before', 'before.id', 'said.reply')
    .select(['said.change_id', 'said.place', 'said.author', 'said.author_email', 'said.at'])
    .select('before.author as answers')
    .where('said.change_id', 'in', [...changes])
    .where('said.resolved_at', 'is', null)
    .orderBy('said.nth')
    .execute();
}
