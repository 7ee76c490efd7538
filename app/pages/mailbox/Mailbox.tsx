// The demo mailbox: mails that nobody sent, as a list and one by one. It exists only while `DEMO=1`.

import { type ReactElement, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useCall } from '../../calls/reading.tsx';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Link } from '../../layout/Link.tsx';
import { Skeleton } from '../../layout/waiting.tsx';
import { useMoments } from '../../portal/moments.ts';
import { useT } from '../../portal/portal.tsx';
import { NotFound } from '../NotFound.tsx';
import { Letter } from './Letter.tsx';
import { type Mail, mailsOf } from './mail.ts';
import './mailbox.css';

const ABSENT = 404;

export function Mailbox(): ReactElement {
  const { data, error, retry } = useCall('demo_mail', {});
  const mails = useMemo(() => data && mailsOf(data), [data]);
  if (mails) return <Box mails={mails} onRefresh={() => void retry()} />;
  if (!error) return <Skeleton />;
  return error.status === ABSENT ? (
    <NotFound of={error} />
  ) : (
    <Failed of={error} onRetry={() => void retry()} />
  );
}

interface BoxProps {
  readonly mails: readonly Mail[];
  readonly onRefresh: () => void;
}

function Box({ mails, onRefresh }: BoxProps): ReactElement {
  const t = useT();
  const { id } = useParams();
  const mail = mails.find((one) => one.id === id);
  return (
    <div className="page mailbox">
      <div className={id ? 'pagehead not-alone' : 'pagehead'}>
        <div>
          <h1>{t('app.demo.mailbox')}</h1>
          <p className="lead">{t('app.demo.mailboxText')}</p>
        </div>
        <button type="button" className="btn" onClick={onRefresh}>
          {t('app.mailbox.refresh')}
        </button>
      </div>
      {mails.length === 0 ? (
        <div className="sheet empty">
          <b>{t('app.mailbox.empty')}</b>
          <p>{t('app.mailbox.emptyText')}</p>
        </div>
      ) : (
        <div className={id ? 'mails chosen' : 'mails'}>
          <MailList mails={mails} chosen={id} />
          {mail ? <Letter mail={mail} /> : <p className="mail-none soft">{t(noneKey(id))}</p>}
        </div>
      )}
    </div>
  );
}

const noneKey = (id: string | undefined): string =>
  id === undefined ? 'app.mailbox.choose' : 'app.mailbox.missing';

interface ListProps {
  readonly mails: readonly Mail[];
  readonly chosen: string | undefined;
}

function MailList({ mails, chosen }: ListProps): ReactElement {
  const t = useT();
  const moments = useMoments();
  return (
    <nav aria-label={t('app.mailbox.list')}>
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            <Link
              to={`/demo/mailbox/${mail.id}`}
              aria-current={mail.id === chosen ? 'true' : undefined}
            >
              <b>{mail.subject}</b>
              <span>{mail.to}</span>
              <time dateTime={mail.at}>{moments.moment(mail.at)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
