// What was said on a request, oldest first: the request itself, and every reply, those of staff marked (AUT-18, AUT-19).

import type { ReactElement } from 'react';
import { useT } from '../../portal/portal.tsx';
import { RequestFile } from './RequestFile.tsx';
import { shownDay } from './shown-day.ts';
import type { WholeRequest } from './whole-request.ts';

type RequestPost = Pick<
  WholeRequest['sub_requests'][number],
  | 'id'
  | 'user_type'
  | 'created_name'
  | 'created_date'
  | 'created_time'
  | 'created_at'
  | 'description'
  | 'files'
>;

export function Thread({ request }: { readonly request: WholeRequest }): ReactElement {
  const t = useT();
  const created_name = `${request.at_fname} ${request.at_lname}`.trim();
  const first: RequestPost = { ...request, user_type: 'attorney', created_name };
  return (
    <ol className="thread" aria-label={t('app.request.thread')}>
      {[first, ...request.sub_requests].map((post) => (
        <Post key={post.id} post={post} />
      ))}
    </ol>
  );
}

function Post({ post }: { readonly post: RequestPost }): ReactElement {
  const t = useT();
  const { id, created_name: name, created_at, description, files } = post;
  const staff = post.user_type !== 'attorney';
  const when = { date: shownDay(post.created_date), time: post.created_time };
  return (
    <li className={staff ? 'post staff' : 'post'}>
      <span className="post-mark" aria-hidden="true">
        {staff ? '§' : initialsOf(name)}
      </span>
      <article className="post-said" id={`said-${id}`} tabIndex={-1} aria-label={name}>
        <header>
          <b>{name}</b>
          {staff ? (
            <span className="f-badge f-plain-tone">{t('app.request.staff')}</span>
          ) : (
            <span className="small muted">{t('app.request.attorney')}</span>
          )}
          <time dateTime={created_at}>{t('app.request.when', when)}</time>
        </header>
        <p>{description}</p>
        {files.length > 0 && (
          <ul className="post-files">
            {files.map((file) => (
              <li key={file.name}>
                <RequestFile id={id} name={file.name} />
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
