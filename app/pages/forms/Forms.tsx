// One's own forms: those that are open to whoever looks, and what they sent by any of them.

import type { ReactElement } from 'react';
import { useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Link } from '../../layout/Link.tsx';
import { Skeleton } from '../../layout/waiting.tsx';
import { useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import { FormsWaiting } from './FormsWaiting.tsx';
import './forms.css';

type Open = AnswerOf<'form_open_list'>['data']['forms'];

const ALL = {};

export function Forms(): ReactElement {
  const t = useT();
  const { data, error, retry } = useCall('form_open_list', ALL);
  // Who is no longer logged in is on the way out already.
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <Skeleton />;
  return (
    <div className="page">
      <div className="pagehead">
        <h1>{t('app.forms.title')}</h1>
        <p className="lead">{t('app.forms.lead')}</p>
      </div>
      <FormsWaiting waiting={data.data.waiting} />
      <div className="sheet">
        <section>
          <h2>{t('app.forms.open')}</h2>
          <OpenForms forms={data.data.forms} />
        </section>
        <section>
          <h2>{t('app.forms.sent')}</h2>
          <p className="soft forms-note">{t('app.forms.unnamed')}</p>
          <ViewTable view="forms-sent" payload={ALL} inAddress />
        </section>
      </div>
    </div>
  );
}

function OpenForms({ forms }: { readonly forms: Open }): ReactElement {
  const t = useT();
  if (forms.length === 0) return <p className="soft">{t('app.forms.none')}</p>;
  return (
    <ul className="list">
      {forms.map(({ id, title, about, state, says, begun }) => (
        <li key={id}>
          <div>
            <b>{state === 'open' ? title : <Link to={`/forms/${id}`}>{title}</Link>}</b>
            {about !== undefined && <span>{about}</span>}
            {says !== undefined && <span>{says}</span>}
          </div>
          {state === 'open' && (
            <Link className="btn" to={`/forms/${id}`}>
              {t(begun ? 'app.forms.goOn' : 'app.demo.open')}
              <span className="sr"> {title}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
