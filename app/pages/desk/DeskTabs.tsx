// The queues of the desk as tabs, each with how much of it waits; beside them what forms without a queue received.

import type { ReactElement } from 'react';
import type { AnswerOf } from '../../calls/typed.ts';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { QUEUES, type Queue, queueOfForm } from './queue/queues.ts';
import './queues.css';

export type Counts = AnswerOf<'desk_counts'>['data'] | undefined;

interface Props {
  readonly current: Queue | 'forms';
  /** Of items: the form that sent them. */
  readonly form?: string;
  readonly counts: Counts;
}

export function DeskTabs({ current, form: open, counts }: Props): ReactElement {
  const t = useT();
  return (
    <nav className="desk-tabs" aria-label={t('app.desk.queues')}>
      <ul>
        {QUEUES.map(({ queue, labelKey }) => {
          const count = counts?.queues.find((counted) => counted.queue === queue)?.waiting;
          return (
            <li key={queue}>
              <Link to={`/desk/${queue}`} aria-current={queue === current ? 'page' : undefined}>
                {t(labelKey)}
                {count !== undefined && <span className="desk-count"> {count}</span>}
              </Link>
            </li>
          );
        })}
        {counts?.queues.map(
          ({ form, title, waiting }) =>
            form !== undefined && (
              <li key={form}>
                <Link
                  to={`/desk/${queueOfForm(form)}`}
                  aria-current={form === open ? 'page' : undefined}
                >
                  {title}
                  <span className="desk-count"> {waiting}</span>
                </Link>
              </li>
            ),
        )}
        <li>
          <Link to="/desk/forms" aria-current={current === 'forms' ? 'page' : undefined}>
            {t('app.received.title')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
