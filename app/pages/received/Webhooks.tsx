// The programs outside that forms tell, for publishers and administrators: how their deliveries stand.

import type { ReactElement } from 'react';
import { useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';

const ALL = {};

export function Webhooks(): ReactElement {
  const t = useT();
  return (
    <div className="page">
      <div className="pagehead">
        <h1>{t('app.webhooks.title')}</h1>
        <p className="lead">{t('app.webhooks.lead')}</p>
      </div>
      <ViewTable view="webhooks" payload={ALL} />
    </div>
  );
}
