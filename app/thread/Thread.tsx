// What was said on a thing, oldest first: the words of either side with their files, those of staff marked (AUT-18, AUT-19).

import type { ReactElement } from 'react';
import type { AnswerOf, SentFile } from '../calls/typed.ts';
import { AttachedFile } from '../files/AttachedFile.tsx';
import { useT } from '../portal/portal.tsx';
import { shownDay } from './shown-day.ts';
import './thread.css';

type Reply = AnswerOf<'auth_request_details'>['data']['sub_requests'][number];

/** What one side said, and when. */
export interface Post extends Omit<Reply, 'files'> {
  readonly files: readonly PostFile[];
}

/** A file that came with it. */
export interface PostFile {
  readonly name: string;
  /** By which it is fetched, where its name does not do. */
  readonly key?: string;
  /** What it is said to be. */
  readonly type?: string;
}

export interface ThreadProps {
  readonly posts: readonly Post[];
  readonly download: (post: Post, file: PostFile) => Promise<SentFile>;
}

export function Thread({ posts, download }: ThreadProps): ReactElement {
  const t = useT();
  return (
    <ol className="thread" aria-label={t('app.request.thread')}>
      {posts.map((post) => (
        <Said key={post.id} post={post} download={download} />
      ))}
    </ol>
  );
}

/** By which a page finds the place of a post in the thread. */
export const placeOf = (id: string | undefined): string => `said-${id}`;

interface SaidProps extends Pick<ThreadProps, 'download'> {
  readonly post: Post;
}

function Said({ post, download }: SaidProps): ReactElement {
  const t = useT();
  const { id, created_name: name, created_at, description, files } = post;
  const staff = post.user_type !== 'attorney';
  const when = { date: shownDay(post.created_date), time: post.created_time };
  return (
    <li className={staff ? 'post staff' : 'post'}>
      <span className="post-mark" aria-hidden="true">
        {staff ? '§' : initialsOf(name)}
      </span>
      <article className="post-said" id={placeOf(id)} tabIndex={-1} aria-label={name}>
        <header>
          <b>{name}</b>
          {staff ? (
            <span className="f-badge f-plain-tone">{t('app.request.staff')}</span>
          ) : (
            <span className="small muted">{t('app.request.attorney')}</span>
          )}
          <time dateTime={created_at}>{t('app.request.when', when)}</time>
        </header>
        {description !== '' && <p>{description}</p>}
        {files.length > 0 && (
          <ul className="post-files">
            {files.map((file) => (
              <li key={file.key ?? file.name}>
                <AttachedFile name={file.name} download={() => download(post, file)} />
                {file.type && <span className="small muted">{file.type}</span>}
              </li>
            ))}
          </ul>
        )}
      </article>
    </li>
  );
}

/** Of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((part) => part !== '');
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((part) => [...(part ?? '')][0] ?? '').join('');
}
