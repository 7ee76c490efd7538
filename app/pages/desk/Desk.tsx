// The desk of the provider: one queue at a time, each a declared table that pages by key.

import { type ReactElement, useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import { NotFound } from '../NotFound.tsx';
import { Find } from './find/Find.tsx';
import { QUEUES } from './queues.ts';
import './desk.css';

export function Desk(): ReactElement {
  const t = useT();
  const { queue: name } = useParams();
  const listed = QUEUES.find((one) => one.queue === name);
  const queue = listed?.queue;
  const payload = useMemo(() => ({ queue }), [queue]);
  const [first] = QUEUES;
  if (name === undefined && first) return <Navigate to={`/desk/${first.queue}`} replace />;
  if (listed === undefined) return <NotFound />;
  return (
    <div className="page desk">
      <Find />
      <div className="pagehead">
        <h1>{t('app.desk.title')}</h1>
        <p className="lead">{t('app.desk.lead')}</p>
        <p className="desk-more">
          <Link to="/desk/help">{t('app.desk.help.link')}</Link>
        </p>
      </div>
      <nav className="desk-tabs" aria-label={t('app.desk.queues')}>
        <ul>
          {QUEUES.map((one) => (
            <li key={one.queue}>
              <Link
                to={`/desk/${one.queue}`}
                aria-current={one.queue === queue ? 'page' : undefined}
              >
                {t(one.labelKey)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ViewTable key={queue} view={listed.view} payload={payload} inAddress />
    </div>
  );
}
