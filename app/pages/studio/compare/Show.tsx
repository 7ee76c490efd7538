// A change as somebody sees it who was sent a link: what differs from what is live, and nothing to press.

import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useCall } from '../../../calls/reading.tsx';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { useT } from '../../../portal/portal.tsx';
import { StudioRoom } from '../shell/StudioRoom.tsx';
import { aboutPlainly } from './about.tsx';
import { Compared } from './Compared.tsx';

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
  const { name, owner, isPublished, groups } = data.data;
  return (
    <div className="page">
      <div className="pagehead">
        <p className="overline">
          {t(isPublished ? 'studio.shown.published' : 'studio.shown.overline')}
        </p>
        <h1>{name}</h1>
        <p className="lead">
          {t(isPublished ? 'studio.shown.leadDone' : 'studio.shown.lead', { owner })}
        </p>
      </div>
      <Compared groups={groups} aboutOf={aboutPlainly} />
    </div>
  );
}
