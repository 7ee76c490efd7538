// The thread of authorization requests: the request itself, then what either side said on it.
import type { FlowId } from '../../schemas/names.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { postsOfItem } from '../items/index.ts';
import type { WholeRequest } from '../store/matters/auth-requests.ts';
import type { Post } from '../threads/posts.ts';

/** The flow that they go through. */
export const REQUEST_FLOW = 'request' satisfies FlowId;

/** What was asked, as the first that was said. */
export function requestAsPost(request: WholeRequest): Post {
  const { id, attorney_first, attorney_last, description, created_at } = request;
  const created_name = `${attorney_first} ${attorney_last}`.trim();
  return { id, user_type: 'attorney', created_name, description, created_at, submission_id: id };
}

/** Oldest first. */
export const postsOfRequest = async (
  server: Pick<ServerContext, 'db' | 'content'>,
  request: WholeRequest,
): Promise<readonly [Post, ...Post[]]> => [
  requestAsPost(request),
  ...(await postsOfItem(server, { id: request.id, flow: REQUEST_FLOW })),
];
