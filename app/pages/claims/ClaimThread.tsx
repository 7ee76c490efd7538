// What was said on a claim: what more was asked for, and the form to answer in the same place.

import { type ReactElement, useMemo } from 'react';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { Discussion } from '../../thread/Discussion.tsx';
import type { PostFile } from '../../thread/Thread.tsx';
import { PartFailed, PartWaits } from './parts.tsx';

type Shown = AnswerOf<'claim_thread'>['data'];

/** Calls whose answers tell of an answer. */
const TOLD = [
  ...(['claim_thread', 'case_list', 'matter_case_details', 'cdl_case_details'] as const),
  ...(['dashboard_details', 'case_track', 'case_work'] as const),
] as const;

/** A service that knows no threads of claims says nothing of answers. */
export const hasThread = ({ claim_id, can_reply }: JsonObject): boolean =>
  claim_id !== '' && can_reply !== undefined;

/** Of one claim of the attorney; nothing where nobody said anything, and nobody waits for it. */
export function ClaimThread({ claim }: { readonly claim: string }): ReactElement | null {
  const asked = useMemo(() => ({ claim_id: claim }), [claim]);
  const { data, error, retry } = useCall('claim_thread', asked);
  if (data) return <Said key={claim} shown={data.data} />;
  return error ? <PartFailed onRetry={() => void retry()} /> : <PartWaits />;
}

function Said({ shown }: { readonly shown: Shown }): ReactElement | null {
  const t = useT();
  const { download } = usePortal();
  const { claim_id, claim_number: number, posts, can_reply } = shown;
  const beside = useMemo(() => ({ claim_id }), [claim_id]);
  const fetched = ({ key = '' }: PostFile) => download('download_claim_file', { claim_id, key });
  if (posts.length === 0 && !can_reply) return null;
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
      />
    </section>
  );
}
