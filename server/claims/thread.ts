// The thread of a claim: what either side said with its moves, such as what the desk asked for and what came in answer.
import { todayIn } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { claimFlow, flowOf } from '../flows/index.ts';
import type { StoredFile } from '../services/ports.ts';
import type { ClaimOfAttorney } from '../store/claims/claims.ts';
import { eventsOfSubject } from '../store/matters/matter-events.ts';
import { fileOfPosts, filesAt, filesOfPosts, type Post, shownPost } from '../threads/posts.ts';
import { postsSaid } from '../threads/said.ts';
import { documentTypes } from './documents.ts';
import { shelfOf } from './files.ts';
import { claimForm } from './forms.ts';
import { informingMove } from './informing.ts';

type Needs = Pick<ServerContext, 'db' | 'content' | 'services'>;
type Whole = AnswerOf<'claim_thread'>['data'];
type SentFile = Whole['files'][number];

/** Oldest first; what the desk says among itself, or has taken back, is no part of it. */
export async function postsOfClaim(
  server: Pick<Needs, 'db' | 'content'>,
  { id, kind }: Pick<ClaimOfAttorney, 'id' | 'kind'>,
): Promise<readonly Post[]> {
  return postsSaid(flowOf(server, claimFlow(kind)), await eventsOfSubject(server.db, id));
}

/** As its attorney is told: what was said, what has been sent, and whether an answer is waited for. */
export async function claimThread(server: Needs, claim: ClaimOfAttorney): Promise<Whole> {
  const { timeZone } = server.content.app;
  const posts = await postsOfClaim(server, claim);
  const files = await filesOfPosts(server.db, posts);
  const shown = posts.map((post) => ({
    ...shownPost(post, timeZone),
    files: filesAt(files, post).map(({ id: key, name, file_type }) => ({
      ...{ key, name, type: file_type ?? '' },
    })),
  }));
  return {
    claim_id: claim.id,
    claim_number: claim.number,
    claim_status: claim.status,
    can_reply: informingMove(server, claim) !== undefined,
    posts: shown,
    files: [...(await filesSent(server, claim)), ...shown.flatMap(ofAttorney)],
  };
}

const ofAttorney = ({ user_type, created_date: day, files }: Whole['posts'][number]): SentFile[] =>
  user_type === 'attorney' ? files.map((file) => ({ ...file, day })) : [];

/** Those that came with the claim itself, or to it without a word. */
async function filesSent(server: Needs, { id, kind }: ClaimOfAttorney): Promise<SentFile[]> {
  const { timeZone } = server.content.app;
  const types = documentTypes(claimForm(server, kind).bundle);
  const there = await server.services.files.list(shelfOf(id));
  return there.map(({ key, name, at, meta }: StoredFile) => ({
    ...{ key, name, type: types.find(({ prefix }) => prefix === meta.prefix)?.name ?? '' },
    day: todayIn(timeZone, new Date(at)),
  }));
}

/** Names of all files of a claim, whichever way they came. */
export async function namesSent(server: Needs, claim: ClaimOfAttorney): Promise<string[]> {
  const { files, posts } = await claimThread(server, claim);
  return [...files, ...posts.flatMap((post) => post.files)].map(({ name }) => name);
}

/** The bytes of a file of a claim, or of its thread; undefined for a key that is none of them. */
export async function fileOfClaim(
  server: Needs,
  claim: Pick<ClaimOfAttorney, 'id' | 'kind'>,
  key: string,
): ReturnType<typeof fileOfPosts> {
  const found = await server.services.files.get(shelfOf(claim.id), key);
  if (found) return { name: found.file.name, type: found.file.type, body: found.body };
  return fileOfPosts(server, await postsOfClaim(server, claim), key);
}
