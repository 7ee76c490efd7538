// The way to one's own forms, with the first of those that are open; nothing where none is, and nothing was ever sent.

import type { ReactElement } from 'react';
import { useCall } from '../../calls/reading.tsx';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';

const FEW = 5;
const ALL = {};

export function FormsPart(): ReactElement | null {
  const t = useT();
  const { forms = [], sent = false } = useCall('form_open_list', ALL).data?.data ?? {};
  const open = forms.filter(({ state }) => state === 'open');
  if (open.length === 0 && !sent) return null;
  return (
    <section className="side-part">
      <div className="side-row">
        <h2>{t('app.forms.title')}</h2>
        <Link to="/forms">{t('app.forms.all')}</Link>
      </div>
      <ul>
        {open.slice(0, FEW).map(({ id, title, says }) => (
          <li key={id}>
            <span>
              <Link to={`/forms/${id}`}>{title}</Link>
              {says !== undefined && <small>{says}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
