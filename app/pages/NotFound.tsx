// Any address that leads nowhere.

import type { ReactElement } from 'react';
import { Link } from '../layout/Link.tsx';
import { useT } from '../portal.tsx';

export function NotFound(): ReactElement {
  const t = useT();
  return (
    <div className="page">
      <div className="plain">
        <h1>{t('app.notFound.title')}</h1>
        <p className="lead">{t('app.notFound.text')}</p>
        <div className="plain-acts">
          <Link className="btn" to="/sign-in">
            {t('app.notFound.home')}
          </Link>
        </div>
      </div>
    </div>
  );
}
