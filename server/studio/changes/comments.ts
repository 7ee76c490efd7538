// What people say about places of a change: said once, answered, settled.
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import { inTransaction } from '../../store/index.ts';
import { findChange } from '../../store/studio/changes.ts';
import {
  type CommentRow,
  commentsOf,
  findComment,
  insertComment,
  putResolved,
} from '../../store/studio/comments.ts';
import { requireShowable } from './may.ts';

export interface AskedComment {
  readonly change: string;
  readonly place: string;
  readonly text: string;
  /** The comment it answers. */
  readonly reply?: string;
}

/** Nobody reads more about one change. */
const MOST = 500;

/** Keeps a comment; tells all of the change. */
export async function comment(
  server: ServerContext,
  { id: author, email }: Pick<Staff, 'id' | 'email'>,
  { change, place, text, reply = '' }: AskedComment,
): Promise<readonly CommentRow[]> {
  if (text.trim() === '') throw new Refusal('COMMAND_UNFIT');
  requireShowable(text);
  return inTransaction(server.db, async (trx) => {
    const row = await findChange(trx, change, { hold: true });
    if (!row) throw new Refusal('CHANGE_NOT_FOUND');
    const before = await commentsOf(trx, row.id);
    if (before.length >= MOST) throw new Refusal('CHANGE_FULL');
    if (reply !== '' && !before.some(({ id }) => id === reply))
      throw new Refusal('COMMENT_NOT_FOUND');
    await insertComment(trx, {
      ...{ id: randomUUID(), change_id: row.id, place, text: text.trim() },
      ...{ author, author_email: email, at: server.now(), reply: reply === '' ? null : reply },
    });
    return commentsOf(trx, row.id);
  });
}

/** Settles a comment, or opens it again; tells all of its change. */
export async function resolveComment(
  server: ServerContext,
  { email }: Pick<Staff, 'email'>,
  { id, open = false }: { readonly id: string; readonly open?: boolean },
): Promise<readonly CommentRow[]> {
  const found = await findComment(server.db, id);
  if (!found) throw new Refusal('COMMENT_NOT_FOUND');
  const settled = { resolved_at: server.now(), resolved_by: email };
  await putResolved(server.db, id, open ? { resolved_at: null, resolved_by: null } : settled);
  return commentsOf(server.db, found.change_id);
}
