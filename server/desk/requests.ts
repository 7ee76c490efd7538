// The queue of authorization requests: what a form sent, about a case; whatever the desk says with a move stands on the thread.
import { postsForDesk, wordsOfMove } from '../items/index.ts';
import { REQUEST_FLOW, requestAsPost } from '../matters/request-posts.ts';
import type { Reader } from '../received/index.ts';
import { findRequest } from '../store/matters/auth-requests.ts';
import { fileOfPosts, saidIn } from '../threads/posts.ts';
import { earlierClaims } from './earlier.ts';
import type { DeskServer, Facts, QueueKind } from './kind.ts';

export const requests: QueueKind = {
  flow: () => REQUEST_FLOW,
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
  words: async (server, { wanted, answers }) =>
    wanted ? wordsOfMove(server, { flow: REQUEST_FLOW, move: wanted, answers }) : '',
  said: async (server, { id }, reader) => saidIn(server.db, await postsOf(server, id, reader)),
  file: async (server, { id }, key, reader) =>
    fileOfPosts(server, await postsOf(server, id, reader), key),
};

async function postsOf(server: DeskServer, id: string, reader: Reader) {
  const request = await findRequest(server.db, id);
  if (!request) return [];
  const said = await postsForDesk(server, reader, { id, flow: REQUEST_FLOW });
  return [requestAsPost(request), ...said];
}
