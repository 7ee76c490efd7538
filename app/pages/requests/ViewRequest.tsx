// One authorization request: its thread with what was attached, what it is about, and the form to say more.

import { type ReactElement, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useCall } from '../../calls/reading.tsx';
import { type Refused, sayingOf } from '../../calls/refusal.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Reference } from '../../layout/Reference.tsx';
import { useTitle } from '../../layout/title.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal, useSession, useT } from '../../portal/portal.tsx';
import { Discussion } from '../../thread/Discussion.tsx';
import type { Post } from '../../thread/Thread.tsx';
import { BackToRequests } from './BackToRequests.tsx';
import { RequestAside } from './RequestAside.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import type { WholeRequest } from './whole-request.ts';
import './requests.css';
import './view-request.css';

const MISSING = 404;

export function ViewRequest(): ReactElement {
  const { id = '' } = useParams();
  const { data, error, retry } = useCall(
    'auth_request_details',
    useMemo(() => ({ auth_request_id: id }), [id]),
  );
  if (data) return <Shown key={id} request={data.data} />;
  if (error?.status === MISSING) return <Missing refused={error} />;
  return error ? <Failed of={error} onRetry={() => void retry()} /> : <Skeleton />;
}

function Missing({ refused }: { readonly refused: Refused }): ReactElement {
  const t = useT();
  return (
    <div className="page">
      <div className="plain">
        <BackToRequests />
        <h1>{t('app.request.missing')}</h1>
        <p className="soft">{sayingOf(refused, t)}</p>
        <Reference of={refused} />
      </div>
    </div>
  );
}

function Shown({ request }: { readonly request: WholeRequest }): ReactElement {
  const t = useT();
  const { number, member_name: member, coverage, subject } = request;
  useTitle(subject);
  return (
    <div className="page">
      <div className="pagehead request-title">
        <BackToRequests />
        <h1>{subject}</h1>
        <RequestStatus status={request.status} />
        <p className="soft">{t('app.request.about', { number, member, coverage })}</p>
      </div>
      <div className="request">
        <div className="request-main">
          <Said request={request} />
        </div>
        <RequestAside request={request} />
      </div>
    </div>
  );
}

/** The request as it was made is the first of what was said. */
function Said({ request }: { readonly request: WholeRequest }): ReactElement {
  const t = useT();
  const { download } = usePortal();
  const username = useSession(({ user }) => user?.username);
  const { id } = request;
  const beside = useMemo(
    () => ({ request_id: id, ...(username !== undefined && { username }) }),
    [id, username],
  );
  const created_name = `${request.at_fname} ${request.at_lname}`.trim();
  const first: Post = { ...request, user_type: 'attorney', created_name };
  return (
    <Discussion
      posts={[first, ...request.sub_requests]}
      download={(post, { name }) => download('download_request_file', { id: post.id, name })}
      reply={{
        ...{ form: 'auth-reply', call: 'reply_auth_request', title: t('app.request.reply') },
        ...{ about: id, beside, told: TOLD },
      }}
    />
  );
}

/** Calls whose answers tell of replies. */
const TOLD = ['auth_request_details', 'list_auth_requests', 'dashboard_details'] as const;
