// Lists the demo world with ready links, so that a newcomer can try everything in minutes.

import type { ReactElement } from 'react';
import { useCall } from '../calls/reading.tsx';
import type { AnswerOf } from '../calls/typed.ts';
import { Failed } from '../layout/ErrorBoundary.tsx';
import { Link } from '../layout/Link.tsx';
import { endSession } from '../layout/sign-out.ts';
import { Skeleton } from '../layout/waiting.tsx';
import { usePortal, useT } from '../portal/portal.tsx';
import { NotFound } from './NotFound.tsx';

/** Groups in the order they are shown, with heading and opening sentence. */
const GROUPS = [
  { id: 'leads', title: 'app.demo.leads', text: 'app.demo.leadsText' },
  { id: 'attorneys', title: 'app.demo.attorneys' },
  { id: 'matters', title: 'app.demo.matters', text: 'app.demo.mattersText' },
  { id: 'staff', title: 'app.demo.staff' },
  { id: 'forms', title: 'app.demo.forms', text: 'app.demo.formsText' },
  { id: 'links', title: 'app.demo.links' },
] as const;

type World = AnswerOf<'demo'>;
type Entry = World['entries'][number];

export function Demo(): ReactElement {
  const { data, error } = useCall('demo', {});
  if (data) return <Shown {...data} />;
  if (!error) return <Skeleton />;
  // Outside a demo the address leads nowhere, like any other.
  return error.status === 404 ? <NotFound of={error} /> : <Failed of={error} />;
}

function Shown({ entries, password }: World): ReactElement {
  const t = useT();
  return (
    <div className="page">
      <div className="pagehead">
        <h1>{t('app.demo.title')}</h1>
        <p className="lead">{t('app.demo.lead')}</p>
        {password && <p className="soft">{t('app.demo.password', { password })}</p>}
      </div>
      <div className="sheet">
        {GROUPS.map((group) => (
          <Group
            key={group.id}
            {...group}
            entries={entries.filter((entry) => entry.group === group.id)}
          />
        ))}
        <section>
          <h2>{t('app.demo.mailbox')}</h2>
          <p className="soft">{t('app.demo.mailboxText')}</p>
          <div className="plain-acts">
            <Link className="btn" to="/demo/mailbox">
              {t('app.demo.mailboxOpen')}
            </Link>
          </div>
        </section>
      </div>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly text?: string;
  readonly entries: readonly Entry[];
}

function Group({ title, text, entries }: GroupProps): ReactElement | null {
  const t = useT();
  const portal = usePortal();
  const { has } = portal.content.texts;
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{t(title)}</h2>
      {text && <p className="soft">{t(text)}</p>}
      <ul className="list">
        {entries.map(({ handle, text: what, link }) => (
          <li key={`${handle} ${what}`}>
            <div>
              <b>{handle}</b>
              {has(what) && <span>{t(what)}</span>}
            </div>
            {/* Each entry is another person: whoever was tried before leaves first. */}
            <Link className="btn" to={link || '/'} onClick={() => endSession(portal)}>
              {t('app.demo.open')}
              <span className="sr"> {handle}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
