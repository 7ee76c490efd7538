// The guide to the demo world: what the portal is, three walks through it, the mailbox, and everybody one can be.
import './demo.css';

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

function Shown({ entries, walks, password }: World): ReactElement {
  const t = useT();
  return (
    <div className="page">
      <div className="pagehead demo-head">
        <h1>{t('app.demo.title')}</h1>
        <p className="lead">{t('app.demo.lead')}</p>
        <p className="soft">{t('app.demo.invented', { password })}</p>
      </div>
      <div className="sheet">
        <section className="demo-mail">
          <div>
            <h2>{t('app.demo.mailbox')}</h2>
            <p className="soft">{t('app.demo.mailboxText')}</p>
          </div>
          <Link className="btn" to="/demo/mailbox">
            {t('app.demo.mailboxOpen')}
          </Link>
        </section>
        <section>
          <h2>{t('app.demo.walks')}</h2>
          <p className="soft">{t('app.demo.walksText')}</p>
          {walks.map((walk) => (
            <Steps key={walk.id} walk={walk} password={password} />
          ))}
        </section>
        <section>
          <h2>{t('app.demo.everybody')}</h2>
          <p className="soft">{t('app.demo.everybodyText')}</p>
          {GROUPS.map((group) => (
            <Group
              key={group.id}
              {...group}
              entries={entries.filter((entry) => entry.group === group.id)}
            />
          ))}
        </section>
      </div>
    </div>
  );
}

interface StepsProps {
  readonly walk: World['walks'][number];
  readonly password: string;
}

/** One walk: each step says what to press, and has the link that leads there. */
function Steps({ walk, password }: StepsProps): ReactElement {
  const t = useT();
  return (
    <div className="demo-walk">
      <h3>{t(walk.title)}</h3>
      <p className="soft">{t(walk.text)}</p>
      <ol>
        {walk.steps.map(({ text, link, name, enters }) => (
          <li key={text}>
            {link !== undefined && name !== undefined && (
              <Way to={link} enters={enters === true} name={t(name)} />
            )}
            <p>{t(text, { password })}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface WayProps {
  readonly to: string;
  readonly enters: boolean;
  readonly name: string;
}

/** A link into the portal; where it enters as another person, whoever was tried before leaves first. */
function Way({ to, enters, name }: WayProps): ReactElement {
  const portal = usePortal();
  return (
    <Link className="demo-way" to={to} onClick={() => enters && endSession(portal)}>
      {name}
    </Link>
  );
}

interface GroupProps {
  readonly title: string;
  readonly text?: string;
  readonly entries: readonly Entry[];
}

function Group({ title, text, entries }: GroupProps): ReactElement | null {
  const t = useT();
  if (entries.length === 0) return null;
  return (
    <div className="demo-group">
      <h3>{t(title)}</h3>
      {text && <p className="soft">{t(text)}</p>}
      <ul>
        {entries.map(({ group, id, handle, name, text: what, link }) => (
          <li key={`${group} ${id}`}>
            <Way to={link} enters name={t(name)} />
            <p>
              <b>{handle}</b> {t(what)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
