// What one form tells by one webhook: every delivery, and a button for all that were given up.

import { type ComponentProps, type ReactElement, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { askAgain, useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { useTitle } from '../../layout/title.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import { NotFound } from '../NotFound.tsx';
import { Replay } from './Replay.tsx';
import '../desk/desk.css';
import './received.css';

type Row = AnswerOf<'webhooks'>['data'][number];

export function WebhookList(): ReactElement {
  const { webhook = '', form = '' } = useParams();
  const { data, error, retry } = useCall('webhooks', {});
  const row = data?.data.find((one) => one.webhook === webhook && one.form === form);
  useTitle(row?.webhook);
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (!data) return <Skeleton />;
  return row === undefined ? <NotFound /> : <Listed row={row} />;
}

function Listed({ row }: { readonly row: Row }): ReactElement {
  const t = useT();
  const { webhook, form, title, host, settings, given_up: count } = row;
  const payload = useMemo(() => ({ webhook, form }), [webhook, form]);
  return (
    <div className="page desk">
      <p className="desk-back">
        <Link to="/staff/webhooks">
          <Icon name="down" small />
          {t('app.webhooks.all')}
        </Link>
      </p>
      <div className="desk-head">
        <h1>{t('app.webhooks.of', { webhook, title })}</h1>
      </div>
      <p className="lead desk-about">
        {settings === '' ? t('app.webhooks.to', { host }) : settings}
      </p>
      {count > 0 && (
        <div className="received-acts">
          <Replay
            label={t('app.webhooks.replayAll', { count })}
            what={payload}
            onDone={() => void askAgain('webhooks')}
          />
        </div>
      )}
      <section className="desk-queue" aria-label={t('app.webhooks.deliveries')}>
        <ViewTable
          key={count}
          view="webhook-deliveries"
          payload={payload}
          rowLink={RowLink}
          inset
          inAddress
        />
      </section>
    </div>
  );
}

/** One that is opened from the list keeps what the list was asked for. */
function RowLink({ to, ...others }: ComponentProps<typeof Link>): ReactElement {
  const { search } = useLocation();
  return <Link {...others} to={`${to}${search}`} />;
}
