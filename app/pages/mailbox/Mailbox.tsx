// The demo mailbox: mails that nobody sent, as a list and one by one. It exists only while `DEMO=1`.

import { type ReactElement, useCallback } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../layout/waiting.tsx';
import { type Portal, usePortal, useT } from '../../portal.tsx';
import { useOpening } from '../form/open.ts';
import { NotFound } from '../NotFound.tsx';
import { momentText } from '../signing/when.ts';
import { Letter } from './Letter.tsx';
import { type Mail, mailsOf } from './mail.ts';
import './mailbox.css';

type Opened =
  | { readonly kind: 'mails'; readonly mails: readonly Mail[] }
  | { readonly kind: 'absent' | 'away' };

const ABSENT = 404;

export function Mailbox(): ReactElement {
  const portal = usePortal();
  const { retry, ...opening } = useOpening(useCallback(() => read(portal), [portal]));
  if (opening.state === 'loading') return <Skeleton />;
  const value = opening.state === 'ready' ? opening.value : undefined;
  if (value?.kind === 'mails') return <Box mails={value.mails} onRefresh={retry} />;
  return value?.kind === 'absent' ? <NotFound /> : <Failed onRetry={retry} />;
}

async function read({ calls }: Portal): Promise<Opened> {
  const answer = await calls('demo_mail', {});
  if (answer.ok) return { kind: 'mails', mails: mailsOf(answer.body) };
  return { kind: answer.status === ABSENT ? 'absent' : 'away' };
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
  const { locale } = usePortal().content.texts;
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
              <time dateTime={mail.at}>{momentText(mail.at, locale)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
