// The tracks of a case for the desk, whoever had it, each entry a way to its thing.

import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useCall } from '../../calls/reading.tsx';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { Skeleton } from '../../layout/waiting.tsx';
import { useT } from '../../portal/portal.tsx';
import { NotFound } from '../NotFound.tsx';
import { TrackPage } from './TrackPage.tsx';

const GONE = 404;

/** The queue in which each thing stands. */
const QUEUE = { case: 'cases', request: 'requests', claim: 'claims' } as const;

export function DeskTrack(): ReactElement {
  const t = useT();
  const { id = '' } = useParams();
  const { data, error, retry } = useCall('desk_track', { id });
  if (!data && error?.status === GONE) return <NotFound of={error} />;
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <Skeleton />;
  return (
    <TrackPage
      tracked={data.data}
      back={
        <Link className="track-back" to={`/desk/cases/${id}`}>
          <Icon name="down" small />
          {t('app.track.toCase')}
        </Link>
      }
      toThing={({ thing, subject }) =>
        thing === 'case' ? undefined : `/desk/${QUEUE[thing]}/${subject}`
      }
    />
  );
}
