// The way to what forms received, for those of the staff who may read any of it.

import type { ReactElement } from 'react';
import { useCall } from '../../calls/reading.tsx';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';

export function Received(): ReactElement | null {
  const t = useT();
  const forms = useCall('received_forms', {}).data?.data ?? [];
  if (forms.length === 0) return null;
  return (
    <section>
      <h2>{t('app.received.home')}</h2>
      <ul className="list">
        {forms.map(({ id, title, count, who }) => (
          <li key={id}>
            <div>
              <b>{title}</b>
              <span>{t('app.received.homeOf', { count, who })}</span>
            </div>
            <Link className="btn" to={`/desk/forms/${id}`}>
              {t('app.received.open')}
              <span className="sr"> {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
