// One authorization request: its thread with what was attached, what it is about, and the form to say more.

import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { askAgain, useCall } from '../../calls/reading.tsx';
import { type Refused, sayingOf } from '../../calls/refusal.ts';
import type { AnswerOf } from '../../calls/typed.ts';
import { DraftedForm } from '../../host/drafted/DraftedForm.tsx';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Reference } from '../../layout/Reference.tsx';
import { useTitle } from '../../layout/title.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal, useSession, useT } from '../../portal/portal.tsx';
import { BackToRequests } from './BackToRequests.tsx';
import { RequestAside } from './RequestAside.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import { Thread } from './Thread.tsx';
import type { WholeRequest } from './whole-request.ts';
import './requests.css';
import './thread.css';

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
          <Thread request={request} />
          <Reply request={request} />
        </div>
        <RequestAside request={request} />
      </div>
    </div>
  );
}

/** Sent, it is empty again; the keyboard goes on at what was just said. */
function Reply({ request }: { readonly request: WholeRequest }): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const username = useSession(({ user }) => user?.username);
  const [round, setRound] = useState(0);
  const { id } = request;
  const beside = useMemo(
    () => ({ request_id: id, ...(username !== undefined && { username }) }),
    [id, username],
  );
  useNewestFocused(request.sub_requests.at(-1)?.id, round);
  const onSent = async ({ message }: AnswerOf<'reply_auth_request'>): Promise<void> => {
    toasts.show('success', message);
    setRound(round + 1);
    await Promise.all(
      (['auth_request_details', 'list_auth_requests', 'dashboard_details'] as const).map(askAgain),
    );
  };
  return (
    <section className="request-reply" aria-labelledby="reply">
      <DraftedForm
        key={round}
        id="auth-reply"
        about={id}
        call="reply_auth_request"
        beside={beside}
        head={<h2 id="reply">{t('app.request.reply')}</h2>}
        onSent={(body) => void onSent(body)}
      />
    </section>
  );
}

/** Once something was sent from here, its place in the thread takes the focus as soon as it stands there. */
function useNewestFocused(newest: string | undefined, round: number): void {
  const before = useRef({ newest, round });
  useEffect(() => {
    if (round === before.current.round || newest === before.current.newest) return;
    before.current = { newest, round };
    document.getElementById(`said-${newest}`)?.focus();
  }, [newest, round]);
}
