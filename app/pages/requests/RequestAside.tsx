// What a request is about, and all files of its thread in one place.

import type { ReactElement } from 'react';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { shownDay } from '../../thread/shown-day.ts';
import { RequestFile } from './RequestFile.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import type { WholeRequest } from './whole-request.ts';

export function RequestAside({ request }: { readonly request: WholeRequest }): ReactElement {
  const t = useT();
  const { number, own_case, member_name, coverage, status, created_date } = request;
  const facts = [
    {
      label: 'views.authorizations.number.heading',
      value: own_case ? (
        <Link to={`/cases/${encodeURIComponent(own_case)}`}>{number}</Link>
      ) : (
        number
      ),
    },
    { label: 'views.authorizations.member_name.heading', value: member_name },
    { label: 'app.request.coverage', value: coverage },
    { label: 'views.authorizations.status.heading', value: <RequestStatus status={status} /> },
    { label: 'views.authorizations.created_date.heading', value: shownDay(created_date) },
  ];
  return (
    <aside className="request-aside" aria-label={t('app.request.facts')}>
      <section className="request-card">
        <h2>{t('app.request.facts')}</h2>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Files request={request} />
    </aside>
  );
}

function Files({ request }: { readonly request: WholeRequest }): ReactElement | null {
  const t = useT();
  const posts = [{ ...request, user_type: 'attorney' as const }, ...request.sub_requests];
  const files = posts.flatMap(({ id, user_type, created_date, files: own }) =>
    own.map(({ name }) => ({ id, user_type, created_date, name })),
  );
  if (files.length === 0) return null;
  return (
    <section className="request-card">
      <h2>{t('app.request.files')}</h2>
      <ul>
        {files.map(({ id, user_type, created_date, name }) => (
          <li key={`${id} ${name}`}>
            <RequestFile id={id} name={name} />
            <small>{t(`app.request.from.${user_type}`, { date: shownDay(created_date) })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
