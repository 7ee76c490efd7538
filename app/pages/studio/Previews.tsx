// Every form of the current release, by whom it is for: each leads to what such people see.

import type { ReactElement } from 'react';
import { useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Link } from '../../layout/Link.tsx';
import { Skeleton } from '../../layout/waiting.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';

type Listed = AnswerOf<'staff_forms'>['data'][number];

export function Previews(): ReactElement {
  const t = useT();
  const { data, error, retry } = useCall('staff_forms', {});
  // Who is no longer logged in is on the way out already.
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <Skeleton />;
  const roles = [...new Set(data.data.map(({ access }) => access))];
  return (
    <div className="page">
      <div className="pagehead">
        <h1>{t('app.preview.title')}</h1>
        <p className="lead">{t('app.preview.lead')}</p>
      </div>
      <div className="sheet">
        {roles.map((role) => (
          <Group key={role} role={role} forms={data.data.filter(({ access }) => access === role)} />
        ))}
      </div>
    </div>
  );
}

interface GroupProps {
  readonly role: string;
  readonly forms: readonly Listed[];
}

function Group({ role, forms }: GroupProps): ReactElement {
  const t = useT();
  const { has } = usePortal().content.texts;
  const name = `app.preview.for.${role}`;
  return (
    <section>
      <h2>{has(name) ? t(name) : role}</h2>
      <ul className="list">
        {forms.map(({ id, title }) => (
          <li key={id}>
            <div>
              <b>{title}</b>
              <span>{id}</span>
            </div>
            <Link className="btn" to={`/preview/${id}`}>
              {t('app.preview.open')}
              <span className="sr"> {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
