// The files that went to and fro on one case: with its claims, with its requests, and with what was said on either.
import { todayIn } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { postsOfRequest } from '../matters/request-posts.ts';
import type { WholeRequest } from '../store/matters/auth-requests.ts';
import { filesAt, filesOfPosts } from '../threads/posts.ts';

export type WorkFile = AnswerOf<'case_work'>['data']['files'][number];
type Thread = AnswerOf<'claim_thread'>['data'];

interface Carrying {
  readonly threads: readonly Thread[];
  readonly requests: readonly WholeRequest[];
}

/** In the order of what they came with. */
export async function filesOnCase(
  server: Pick<ServerContext, 'db' | 'content'>,
  { threads, requests }: Carrying,
): Promise<readonly WorkFile[]> {
  const ofRequests = await Promise.all(requests.map((request) => filesOfRequest(server, request)));
  return [...threads.flatMap(filesOfClaim), ...ofRequests.flat()];
}

function filesOfClaim({ claim_id, claim_number, posts, files }: Thread): readonly WorkFile[] {
  const about = { thing: 'claim', subject: claim_id, about: claim_number } as const;
  const sent = files.map(({ key, name, day }) => ({ ...about, key, name, day, by: 'attorney' }));
  const told = posts
    .filter(({ user_type }) => user_type === 'staff')
    .flatMap(({ files: own, created_date: day }) =>
      own.map(({ key, name }) => ({ ...about, key, name, day, by: 'staff' })),
    );
  return [...sent, ...told] as readonly WorkFile[];
}

async function filesOfRequest(
  server: Pick<ServerContext, 'db' | 'content'>,
  request: WholeRequest,
): Promise<readonly WorkFile[]> {
  const posts = await postsOfRequest(server, request);
  const files = await filesOfPosts(server.db, posts);
  return posts.flatMap((post) =>
    filesAt(files, post).map(({ id: key, name }) => ({
      ...{ thing: 'request' as const, subject: post.id, key, name, about: request.subject },
      ...{ by: post.user_type, day: todayIn(server.content.app.timeZone, post.created_at) },
    })),
  );
}
