// Authorization Requests: what the attorney has asked for and how far it has come, and the way to ask for more.

import type { ReactElement } from 'react';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import './requests.css';

/** All of one's own: the filters of the table narrow them. */
const ALL = {};

export function Requests(): ReactElement {
  const t = useT();
  return (
    <div className="page">
      <div className="pagehead request-head">
        <h1>{t('app.title.authorizations')}</h1>
        <Link className="btn primary" to="/create-authorization">
          {t('app.requests.new')}
        </Link>
        <p className="lead">{t('app.requests.lead')}</p>
      </div>
      <section className="request-list" aria-label={t('app.title.authorizations')}>
        <ViewTable view="authorizations" payload={ALL} inAddress inset />
      </section>
    </div>
  );
}
