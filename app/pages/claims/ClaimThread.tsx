// What was said on a claim: what more was asked for, what has been sent, and the form to answer in the same place.

import { type ReactElement, useMemo } from 'react';
import { useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { AttachedFile } from '../../files/AttachedFile.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { Discussion } from '../../thread/Discussion.tsx';
import { shownDay } from '../../thread/shown-day.ts';
import type { PostFile } from '../../thread/Thread.tsx';
import { PartFailed, PartWaits } from './parts.tsx';

type Shown = AnswerOf<'claim_thread'>['data'];

/** Calls whose answers tell of an answer. */
const TOLD = [
  ...(['claim_thread', 'case_list', 'matter_case_details', 'cdl_case_details'] as const),
  ...(['dashboard_details', 'case_track'] as const),
] as const;

/** Of one claim of the attorney; nothing where nobody said or sent anything, and nobody waits for it. */
export function ClaimThread({ claim }: { readonly claim: string }): ReactElement | null {
  const asked = useMemo(() => ({ claim_id: claim }), [claim]);
  const { data, error, retry } = useCall('claim_thread', asked);
  if (data) return <Said key={claim} shown={data.data} />;
  return error ? <PartFailed onRetry={() => void retry()} /> : <PartWaits />;
}

function Said({ shown }: { readonly shown: Shown }): ReactElement | null {
  const t = useT();
  const { download } = usePortal();
  const { claim_id, claim_number: number, posts, files, can_reply } = shown;
  const beside = useMemo(() => ({ claim_id }), [claim_id]);
  const fetched = ({ key = '' }: PostFile) => download('download_claim_file', { claim_id, key });
  if (posts.length + files.length === 0 && !can_reply) return null;
  return (
    <section className="claim-thread" aria-labelledby="claim-thread">
      <h2 id="claim-thread">{t('app.claims.thread', { number })}</h2>
      {can_reply && <p className="claim-note">{t('app.claims.thread.asked')}</p>}
      <Discussion
        posts={posts}
        download={(_, file) => fetched(file)}
        reply={
          can_reply
            ? {
                ...{ form: 'claim-reply', call: 'reply_claim', about: claim_id },
                ...{ title: t('app.claims.thread.reply'), beside, told: TOLD },
              }
            : undefined
        }
      >
        <Sent files={files} fetched={fetched} />
      </Discussion>
    </section>
  );
}

interface SentProps {
  readonly files: Shown['files'];
  readonly fetched: (file: PostFile) => ReturnType<ReturnType<typeof usePortal>['download']>;
}

/** What is there already, so that nobody sends it twice. */
function Sent({ files, fetched }: SentProps): ReactElement | null {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <div className="claim-sent">
      <h3>{t('app.claims.thread.sent')}</h3>
      <ul>
        {files.map(({ key, name, type, day }) => (
          <li key={key}>
            <AttachedFile name={name} download={() => fetched({ key, name })} />
            <small className="muted">
              {type === ''
                ? t('app.claims.thread.sentUntyped', { date: shownDay(day) })
                : t('app.claims.thread.sentOn', { type, date: shownDay(day) })}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
