// The queue of authorization requests: the desk replies and completes; both are said on the thread.
import { randomUUID } from 'node:crypto';
import type { SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import { postsOfRequest } from '../matters/request-posts.ts';
import type { Store } from '../store/index.ts';
import { insertReply, withdrawReply } from '../store/matters/auth-replies.ts';
import { findRequest } from '../store/matters/auth-requests.ts';
import { fileOfPosts, saidIn } from '../threads/posts.ts';
import { earlierClaims } from './earlier.ts';
import type { Facts, QueueKind } from './kind.ts';

export const requests: QueueKind = {
  flow: () => 'request',
  async facts({ db }, { id }) {
    const request = await findRequest(db, id);
    if (!request) return {};
    const { case_number, coverage, member_first, member_last, member_number } = request;
    const { attorney_first, attorney_last, attorney_id, created_at } = request;
    return {
      case: case_number,
      coverage,
      member: `${member_first} ${member_last}, ${member_number}`,
      attorney: `${attorney_first} ${attorney_last}, ${attorney_id}`,
      asked: created_at.toISOString(),
    } satisfies Facts<'desk-requests'>;
  },
  earlier: earlierClaims,
  said: async ({ db }, { id }) => saidIn(db, await postsOf(db, id)),
  file: async (server, { id }, key) => fileOfPosts(server, await postsOf(server.db, id), key),
  /** Whatever the desk says with a move is a reply: the attorney reads it where the request is. */
  async also(_, trx, { row, answers, by, at, submission }) {
    const { note = '' } = answers as SomeAnswersOf<'desk-reply' | 'desk-answer', 'note'>;
    const words = note.trim();
    if (words === '') return;
    await insertReply(trx, {
      id: randomUUID(),
      request_id: row.id,
      user_type: 'staff',
      created_name: by.name,
      description: words,
      created_at: at,
      submission_id: submission ?? null,
    });
  },
  async undone(_, trx, { subject_id: request_id, submission_id }) {
    if (submission_id !== null) await withdrawReply(trx, { request_id, submission_id });
  },
};

async function postsOf(db: Store, id: string) {
  const request = await findRequest(db, id);
  return request ? postsOfRequest(db, request) : [];
}
