// A change as somebody sees it who was sent a link: what differs from what is live, how it looks, and nothing to press.

import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useCall } from '../../../calls/reading.tsx';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { useT } from '../../../portal/portal.tsx';
import { StudioRoom } from '../shell/StudioRoom.tsx';
import { Looking } from './Looking.tsx';

const GONE = 410;

export const StudioShow = (): ReactElement => (
  <StudioRoom>
    <Shown />
  </StudioRoom>
);

function Shown(): ReactElement {
  const { token = '' } = useParams();
  const t = useT();
  const { data, error, retry } = useCall('studio_shown', { token });
  if (!data && error?.status === GONE)
    return (
      <div className="page">
        <h1>{t('studio.shown.ended')}</h1>
        <p className="lead">{error.message}</p>
      </div>
    );
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <Skeleton />;
  return (
    <div className="page">
      <Looking
        of={data.data}
        overline={t(data.data.isPublished ? 'studio.shown.published' : 'studio.shown.overline')}
      />
    </div>
  );
}
