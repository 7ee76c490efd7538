// The desk of the provider: one queue at a time, each a declared table that pages by key.

import type { ComponentProps, ReactElement } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import { NotFound } from '../NotFound.tsx';
import { fromList } from './place.ts';
import { QueueFrame } from './QueueFrame.tsx';
import { QUEUES } from './queue/queues.ts';

export function Desk(): ReactElement {
  const t = useT();
  const { queue: name } = useParams();
  const listed = QUEUES.find((one) => one.queue === name);
  const [first] = QUEUES;
  if (name === undefined && first) return <Navigate to={`/desk/${first.queue}`} replace />;
  if (listed === undefined) return <NotFound />;
  const { queue, view, labelKey } = listed;
  return (
    <QueueFrame
      queue={queue}
      label={t(labelKey)}
      table={(given) => (
        <ViewTable {...given} key={queue} view={view} rowLink={RowLink} inAddress inset />
      )}
    />
  );
}

/** A thing that is opened from its queue keeps what the queue was asked for. */
function RowLink({ to, ...others }: ComponentProps<typeof Link>): ReactElement {
  const { search } = useLocation();
  return <Link {...others} to={fromList(to, search)} />;
}
