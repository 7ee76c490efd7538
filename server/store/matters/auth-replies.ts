// Rows of `auth_reply`: what was said on an authorization request after it was made, by either side.
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import { isUuid } from '../statements/uuid.ts';
import type { AuthReplyTable } from '../tables/auth-reply.ts';
import type { Tables } from '../tables/index.ts';

export type AuthReply = Selectable<AuthReplyTable>;

/** The replies on a request, oldest first. */
export async function listReplies(
  db: Store | StoreTransaction,
  requestId: string,
): Promise<readonly AuthReply[]> {
  return db
    .selectFrom('auth_reply')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The request that a reply is on; undefined where there is no such reply. */
export async function requestOfReply(db: Store, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const reply = await db
    .selectFrom('auth_reply')
    .select('request_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return reply?.request_id;
}

/** Adds a reply of either side, in the transaction that keeps its form. */
export async function insertReply(
  trx: StoreTransaction,
  reply: Insertable<AuthReplyTable>,
): Promise<void> {
  await trx.insertInto('auth_reply').values(reply).execute();
}

/** Takes back what the desk said with a form, in the transaction in which the move that it came with is taken back. */
export async function withdrawReply(
  trx: StoreTransaction,
  { request_id, submission_id }: { readonly request_id: string; readonly submission_id: string },
): Promise<void> {
  await trx
    .deleteFrom('auth_reply')
    .where('request_id', '=', request_id)
    .where('submission_id', '=', submission_id)
    .where('user_type', '=', 'staff')
    .execute();
}

type OfRequest = ExpressionBuilder<Tables, 'auth_request'>;

/** Of a row of `auth_request`: which side spoke last. */
export const latestReply = (is: OfRequest) =>
  is
    .selectFrom('auth_reply')
    .select('auth_reply.user_type')
    .whereRef('auth_reply.request_id', '=', 'auth_request.id')
    .orderBy('auth_reply.created_at', 'desc')
    .orderBy('auth_reply.id', 'desc')
    .limit(1);

/** Of a row of `auth_request`: it is not over, and its latest reply is not of the attorney (AUT-08). */
export const hasNewReply = (is: OfRequest) =>
  sql<boolean>`(auth_request.closed_at is null and coalesce(${latestReply(is)} <> 'attorney', false))`;
