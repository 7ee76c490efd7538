// One delivery of a webhook: how it stands, what came of each try, and what is sent.

import { type ReactElement, useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { askAgain, useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Icon } from '../../layout/icons.tsx';
import { Link } from '../../layout/Link.tsx';
import { useTitle } from '../../layout/title.ts';
import { Skeleton } from '../../layout/waiting.tsx';
import { useMoments } from '../../portal/moments.ts';
import { useT } from '../../portal/portal.tsx';
import { NotFound } from '../NotFound.tsx';
import { Replay } from './Replay.tsx';
import '../desk/desk.css';
import './received.css';

type One = AnswerOf<'webhook_delivery'>['data'];

const GONE = 404;
/** By then a receiver that is there has answered. */
const ANSWERED_MS = 2500;

const readAnew = (): void => void askAgain('webhook_delivery');

export function WebhookOne(): ReactElement {
  const t = useT();
  const { id = '' } = useParams();
  const { data, error, retry } = useCall('webhook_delivery', { id });
  useTitle(data && t('app.webhooks.delivery'));
  if (!data && error?.status === GONE) return <NotFound />;
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  return data ? <Opened one={data.data} /> : <Skeleton />;
}

function Opened({ one }: { readonly one: One }): ReactElement {
  const t = useT();
  const { search } = useLocation();
  const [replays, setReplays] = useState(0);
  useEffect(() => {
    if (replays === 0) return;
    const timer = setTimeout(readAnew, ANSWERED_MS);
    return () => clearTimeout(timer);
  }, [replays]);
  const { id, webhook, form, title, body } = one;
  return (
    <div className="page desk">
      <p className="desk-back">
        <Link to={`/staff/webhooks/${webhook}/${form}${search}`}>
          <Icon name="down" small />
          {t('app.received.back')}
        </Link>
      </p>
      <div className="desk-head">
        <h1>{t('app.webhooks.of', { webhook, title })}</h1>
      </div>
      <div className="desk-split received-one">
        <div className="desk-main">
          <Tries tries={one.tries} />
          <section className="desk-card" aria-label={t('app.webhooks.body')}>
            <h2>{t('app.webhooks.body')}</h2>
            {body === '' ? (
              <p className="soft">{t('app.webhooks.noBody')}</p>
            ) : (
              <pre className="received-body">{body}</pre>
            )}
          </section>
        </div>
        <aside className="desk-card received-facts" aria-label={t('app.received.facts')}>
          <Facts one={one} />
          <div className="received-acts">
            <Replay
              label={t('app.webhooks.replay')}
              what={{ id }}
              onDone={() => {
                readAnew();
                setReplays(replays + 1);
              }}
            />
          </div>
        </aside>
      </div>
    </div>
  );
}

function Tries({ tries }: Pick<One, 'tries'>): ReactElement {
  const t = useT();
  const moments = useMoments();
  return (
    <section className="desk-card" aria-label={t('app.webhooks.tries')}>
      <h2>{t('app.webhooks.tries')}</h2>
      {tries.length === 0 && <p className="soft">{t('app.webhooks.noTries')}</p>}
      <ol className="received-tries" reversed>
        {tries.map(({ number, at, ms, outcome, answer }) => (
          <li key={number}>
            <p>
              <b>{outcome}</b>{' '}
              <span className="muted num">
                <time dateTime={at}>{moments.moment(at)}</time>, {t('app.webhooks.ms', { ms })}
              </span>
            </p>
            {answer !== '' && <pre className="received-body">{answer}</pre>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Facts({ one: { id, at, event, state, next } }: { readonly one: One }): ReactElement {
  const t = useT();
  const moments = useMoments();
  const facts = [
    [t('app.webhooks.state'), state],
    [t('app.webhooks.event'), event],
    [t('app.webhooks.at'), moments.moment(at)],
    [t('app.webhooks.next'), next === '' ? '' : moments.moment(next)],
    [t('app.webhooks.id'), id],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="desk-list">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
