// Authorization requests as their calls answer them: rows of the list, and one whole with its thread and files.
import { movesFrom, todayIn } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { flowOf, SERVER_MOVES } from '../flows/index.ts';
import type { FormFile } from '../store/forms/form-files.ts';
import type { WholeRequest } from '../store/matters/auth-requests.ts';
import { filesAt, filesOfPosts, momentOf, type Post, shownPost } from '../threads/posts.ts';
import { memberName } from './member-name.ts';
import { postsOfRequest } from './request-posts.ts';

type Row = AnswerOf<'list_auth_requests'>['data'][number];
type Whole = AnswerOf<'auth_request_details'>['data'];

/** A row of the list (ENT-28). */
export function shownRequest(request: WholeRequest, timeZone: string): Row {
  const { id, subject, description, coverage, status, new_reply } = request;
  const [first_name, last_name] = [request.member_first, request.member_last];
  return {
    id,
    auth_id: id,
    number: request.case_number,
    own_case: request.own ? request.case_number : '',
    member_number: request.member_number,
    member_name: memberName({ first_name, last_name }),
    first_name,
    last_name,
    at_fname: request.attorney_first,
    at_lname: request.attorney_last,
    subject,
    coverage,
    description,
    status,
    created_date: todayIn(timeZone, request.created_at),
    sub_user_type: request.sub_user_type ?? '',
    new_reply,
  };
}

/** The request with everything that was said and attached; `who` looks at it, by a role of its status flow. */
export async function wholeRequest(
  server: Pick<ServerContext, 'db' | 'content'>,
  request: WholeRequest,
  who: string,
): Promise<Whole> {
  const { db, content } = server;
  const { timeZone } = content.app;
  const posts = await postsOfRequest(server, request);
  const files = await filesOfPosts(db, posts);
  const namesAt = (post: Post) => filesAt(files, post).map(({ name }) => ({ name }));
  const [first, ...replies] = posts;
  const moves = movesFrom(flowOf(server, 'request'), request.status, who);
  return {
    ...shownRequest(request, timeZone),
    ...momentOf(request, timeZone),
    files: namesAt(first),
    sub_requests: replies.map((reply) => ({
      ...shownPost(reply, timeZone),
      files: namesAt(reply),
    })),
    can_reply: moves.some(({ name }) => name === SERVER_MOVES.request.reply.name),
  };
}

/** A file of a request, or of a reply on it, by the id of either. */
export async function attachedFile(
  server: Pick<ServerContext, 'db' | 'content'>,
  request: WholeRequest,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<FormFile | undefined> {
  const post = (await postsOfRequest(server, request)).find((one) => one.id === id);
  return post && (await filesOfPosts(server.db, [post])).find((file) => file.name === name);
}
