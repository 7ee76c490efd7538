// The thread of an authorization request: the request itself, then what either side said on it.
import type { Store } from '../store/index.ts';
import { listReplies } from '../store/matters/auth-replies.ts';
import type { WholeRequest } from '../store/matters/auth-requests.ts';
import type { Post } from '../threads/posts.ts';

/** Oldest first. */
export async function postsOfRequest(
  db: Store,
  request: WholeRequest,
): Promise<readonly [Post, ...Post[]]> {
  const { id, attorney_first, attorney_last, description, created_at, submission_id } = request;
  const created_name = `${attorney_first} ${attorney_last}`.trim();
  const asked = { id, user_type: 'attorney' as const, created_name, description };
  return [{ ...asked, created_at, submission_id }, ...(await listReplies(db, id))];
}
