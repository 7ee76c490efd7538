// What both sides said on a thing, with the files that came with it: as its attorney is told, and as the desk reads it.
import { todayIn } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { bodyOf } from '../forms/unsent-files.ts';
import { type FormFile, filesOfSubmission } from '../store/forms/form-files.ts';
import type { Store } from '../store/index.ts';

/** What one side said, and when. */
export interface Post {
  readonly id: string;
  readonly user_type: 'attorney' | 'staff';
  /** Who says it, as both sides see it. */
  readonly created_name: string;
  readonly description: string;
  readonly created_at: Date;
  /** The form it came with, and the files of it. */
  readonly submission_id: string | null;
}

/** The files of all of them. */
export const filesOfPosts = (db: Store, posts: readonly Post[]): Promise<readonly FormFile[]> =>
  filesOfSubmission(
    db,
    posts.flatMap(({ submission_id: id }) => (id === null ? [] : [id])),
  );

/** Of these files, those that came with one post. */
export const filesAt = (
  files: readonly FormFile[],
  { submission_id: id }: Pick<Post, 'submission_id'>,
): readonly FormFile[] => files.filter((file) => id !== null && file.submission_id === id);

/** As an attorney's calls tell it, without its files (AUT-18). */
export const shownPost = (post: Post, timeZone: string) => ({
  id: post.id,
  user_type: post.user_type,
  created_name: post.created_name,
  ...momentOf(post, timeZone),
  description: post.description,
});

/** When it was said: the moment, and the day and time of it where the portal is. */
export function momentOf({ created_at }: Pick<Post, 'created_at'>, timeZone: string) {
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  return {
    created_at: created_at.toISOString(),
    created_date: todayIn(timeZone, created_at),
    created_time: time.format(created_at).replaceAll('\u202f', ' '),
  };
}

type Said = AnswerOf<'desk_item'>['data']['said'];

/** As the desk reads them, in their order. */
export async function saidIn(db: Store, posts: readonly Post[]): Promise<Said> {
  const files = await filesOfPosts(db, posts);
  return posts.map((post) => ({
    ...{ id: post.id, by: post.user_type, name: post.created_name },
    ...{ at: post.created_at.toISOString(), words: post.description },
    files: filesAt(files, post).map(({ id: key, name, file_type }) => ({
      ...{ key, name, detail: file_type ?? '', arrived: true },
    })),
  }));
}

/** The bytes of a file of a thread; undefined where none of its files has this key. */
export async function fileOfPosts(
  server: Pick<ServerContext, 'db' | 'services'>,
  posts: readonly Post[],
  key: string,
): Promise<{ readonly name: string; readonly type: string; readonly body: Buffer } | undefined> {
  const file = (await filesOfPosts(server.db, posts)).find(({ id }) => id === key);
  const found = file && (await bodyOf(server, file));
  return found && { name: file.name, type: found.file.type, body: found.body };
}
