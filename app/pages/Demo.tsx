// Lists the demo world with ready links, so that a newcomer can try everything in minutes.

import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Json } from '../../runtime/core/index.ts';
import { textAt, valueAt } from '../calls/refusal.ts';
import { Failed } from '../layout/ErrorBoundary.tsx';
import { endSession } from '../layout/sign-out.ts';
import { Skeleton } from '../layout/waiting.tsx';
import { usePortal, useT } from '../portal.tsx';
import { NotFound } from './NotFound.tsx';

/** Groups in the order they are shown, with heading and opening sentence. */
const GROUPS = [
  { id: 'leads', title: 'app.demo.leads', text: 'app.demo.leadsText' },
  { id: 'attorneys', title: 'app.demo.attorneys' },
  { id: 'staff', title: 'app.demo.staff' },
  { id: 'forms', title: 'app.demo.forms', text: 'app.demo.formsText' },
  { id: 'links', title: 'app.demo.links' },
] as const;

type Answer =
  | { readonly state: 'loading' }
  | { readonly state: 'absent' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly body: Json };

export function Demo(): ReactElement {
  const [answer, setAnswer] = useState<Answer>({ state: 'loading' });
  useEffect(() => {
    const end = new AbortController();
    read(end.signal).then((found) => !end.signal.aborted && setAnswer(found));
    return () => end.abort();
  }, []);
  if (answer.state === 'loading') return <Skeleton />;
  // Outside a demo the address leads nowhere, like any other.
  if (answer.state === 'absent') return <NotFound />;
  if (answer.state === 'failed') return <Failed />;
  return <World body={answer.body} />;
}

/** Not a call of the portal's contracts: it exists only while `DEMO=1`. */
async function read(signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch('/api/demo', { signal });
    if (response.status === 404) return { state: 'absent' };
    if (!response.ok) return { state: 'failed' };
    return { state: 'ready', body: (await response.json()) as Json };
  } catch {
    return { state: 'failed' };
  }
}

function World({ body }: { readonly body: Json }): ReactElement {
  const t = useT();
  const entries = valueAt(body, 'entries');
  const all = Array.isArray(entries) ? (entries as readonly Json[]) : [];
  const password = textAt(body, 'password');
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
            entries={all.filter((entry) => textAt(entry, 'group') === group.id)}
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
  readonly entries: readonly Json[];
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
        {entries.map((entry) => {
          const handle = textAt(entry, 'handle') ?? '';
          const what = textAt(entry, 'text') ?? '';
          return (
            <li key={`${handle} ${what}`}>
              <div>
                <b>{handle}</b>
                {has(what) && <span>{t(what)}</span>}
              </div>
              {/* Each entry is another person: whoever was tried before leaves first. */}
              <Link
                className="btn"
                to={textAt(entry, 'link') ?? '/'}
                onClick={() => endSession(portal)}
              >
                {t('app.demo.open')}
                <span className="sr"> {handle}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
