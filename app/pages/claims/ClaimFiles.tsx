// The files of a claim that have arrived: a press saves one, and nobody sends it twice.

import { type ReactElement, useMemo } from 'react';
import { useCall } from '../../calls/reading.tsx';
import { AttachedFile } from '../../files/AttachedFile.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { shownDay } from '../../thread/shown-day.ts';

/** Nothing until they are known, and where there are none. */
export function ClaimFiles({ claim }: { readonly claim: string }): ReactElement | null {
  const t = useT();
  const { download } = usePortal();
  const asked = useMemo(() => ({ claim_id: claim }), [claim]);
  const files = useCall('claim_thread', asked).data?.data.files ?? [];
  if (files.length === 0) return null;
  return (
    <section className="claim-sent" aria-labelledby="claim-sent">
      <h3 id="claim-sent">{t('app.claims.receipt.files')}</h3>
      <ul>
        {files.map(({ key, name, type, day }) => (
          <li key={key}>
            <AttachedFile
              name={name}
              download={() => download('download_claim_file', { claim_id: claim, key })}
            />
            <small className="muted">
              {type === ''
                ? t('app.claims.thread.sentUntyped', { date: shownDay(day) })
                : t('app.claims.thread.sentOn', { type, date: shownDay(day) })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
