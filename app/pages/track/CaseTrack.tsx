// The tracks of a case of one's own, from its assignment to what was paid.

import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useCall } from '../../calls/reading.tsx';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { Skeleton } from '../../layout/waiting.tsx';
import { useT } from '../../portal/portal.tsx';
import { NotFound } from '../NotFound.tsx';
import type { Tracked } from './Track.tsx';
import { TrackPage } from './TrackPage.tsx';

const GONE = 404;

export function CaseTrack(): ReactElement {
  const t = useT();
  const { number = '' } = useParams();
  const { data, error, retry } = useCall('case_track', { case_number: number });
  if (!data && error?.status === GONE) return <NotFound of={error} />;
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <Skeleton />;
  return (
    <TrackPage
      tracked={data.data}
      back={
        <Link className="track-back" to="/cases">
          <Icon name="down" small />
          {t('app.title.cases')}
        </Link>
      }
      toThing={(entry) => toOwn(number, entry)}
    />
  );
}

/** The page of a request; of a claim, the page of claims with it. */
function toOwn(number: string, { thing, subject }: Tracked['entries'][number]): string | undefined {
  if (thing === 'request') return `/view-request/${subject}`;
  return thing === 'claim'
    ? `/claims?number=${encodeURIComponent(number)}&claim=${subject}`
    : undefined;
}
