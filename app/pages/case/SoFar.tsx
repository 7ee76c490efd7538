// What was done on the case, the latest first, each thing a way to its page.

import type { ReactElement } from 'react';
import { Button } from '../../../runtime/react/index.ts';
import { useCall } from '../../calls/reading.tsx';
import { sayingOf } from '../../calls/refusal.ts';
import { useT } from '../../portal/portal.tsx';
import { Track, type Tracked } from '../track/Track.tsx';
import '../track/track.css';

export function SoFar({ number }: { readonly number: string }): ReactElement {
  const t = useT();
  const { data, error, retry } = useCall('case_track', { case_number: number });
  return (
    <section className="panel case-sofar" aria-labelledby="case-sofar" aria-busy={!data && !error}>
      <div className="panel-head">
        <h2 id="case-sofar">{t('app.track.facts')}</h2>
      </div>
      <div className="case-pad">
        {data && (
          <Track
            entries={data.data.entries.toReversed()}
            toThing={(entry) => toOwn(number, entry)}
          />
        )}
        {!data && error && (
          <div role="alert">
            <p>{sayingOf(error, t)}</p>
            <Button onClick={() => void retry()}>{t('app.case.again')}</Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** The page of a request; of a claim, the page of claims with it. */
function toOwn(number: string, { thing, subject }: Tracked['entries'][number]): string | undefined {
  if (thing === 'request') return `/view-request/${subject}`;
  return thing === 'claim' ? claimAt(number, subject) : undefined;
}

/** Where a claim on a case is looked at. */
export const claimAt = (number: string, claim: string): string =>
  `/claims?number=${encodeURIComponent(number)}&claim=${claim}`;
