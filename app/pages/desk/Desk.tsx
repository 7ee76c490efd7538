// The desk of the provider: one queue at a time, each a declared table that pages by key.

import { type ComponentProps, type ReactElement, useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useCall } from '../../calls/reading.tsx';
import type { AnswerOf } from '../../calls/typed.ts';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { ViewTable } from '../../views/ViewTable.tsx';
import { NotFound } from '../NotFound.tsx';
import { Find } from './find/Find.tsx';
import { DeskKeys } from './keys/DeskKeys.tsx';
import { useSelected } from './many/use-selected.tsx';
import { fromList } from './place.ts';
import { QUEUES, type Queue } from './queue/queues.ts';
import { UndoKey } from './undo/UndoKey.tsx';
import { UndoLeft } from './undo/UndoLeft.tsx';
import { Views } from './views/Views.tsx';
import './desk.css';
import './queues.css';

export function Desk(): ReactElement {
  const t = useT();
  const { queue: name } = useParams();
  const listed = QUEUES.find((one) => one.queue === name);
  const queue = listed?.queue;
  const counts = useCall('desk_counts', {}).data?.data;
  const { search } = useLocation();
  const { selection, many } = useSelected(listed?.queue, search);
  const payload = useMemo(() => ({ queue }), [queue]);
  const [first] = QUEUES;
  if (name === undefined && first) return <Navigate to={`/desk/${first.queue}`} replace />;
  if (listed === undefined) return <NotFound />;
  return (
    <div className="page desk">
      <Find />
      <div className="pagehead">
        <h1>{t('app.desk.title')}</h1>
        <Lead counts={counts} />
        <p className="desk-more">
          <Link to="/desk/help">{t('app.desk.help.link')}</Link>
        </p>
      </div>
      <Tabs queue={listed.queue} counts={counts} />
      <Views key={listed.queue} queue={listed.queue} search={search} />
      <section className="desk-queue" aria-label={t(listed.labelKey)}>
        <UndoLeft />
        {many}
        <ViewTable
          key={queue}
          view={listed.view}
          payload={payload}
          rowLink={RowLink}
          counts={countsIn(counts, listed.queue, search)}
          selection={selection}
          inAddress
          inset
        />
      </section>
      <UndoKey />
      <DeskKeys onStep={stepRows} onSelect={selectRow} />
    </div>
  );
}

/** What of an address takes nothing off the queue. */
const KEEPS_COUNTS: ReadonlySet<string> = new Set(['with', 'sort', 'after', 'rows']);

/** How much each choice of whom things are with lists, where nothing else narrows the queue. */
function countsIn(counts: Counts, queue: Queue, search: string) {
  const asked = new URLSearchParams(search);
  const of = counts?.queues.find((one) => one.queue === queue);
  const narrows = [...asked.keys()].some((name) => !KEEPS_COUNTS.has(name));
  if (!of || narrows) return undefined;
  return { with: { me: of.mine, nobody: of.nobody, all: of.waiting } };
}

/** The link of the row after the one that has focus, or before it; of the first where none has. */
function stepRows(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.desk tbody a')];
  const at = links.findIndex((one) => one.closest('tr')?.contains(document.activeElement));
  links[at < 0 ? 0 : at + by]?.focus();
}

/** The row that has focus, or no more. */
function selectRow(): void {
  const row = document.activeElement?.closest('.desk-queue tbody tr');
  row?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
}

/** A thing that is opened from its queue keeps what the queue was asked for. */
function RowLink({ to, ...others }: ComponentProps<typeof Link>): ReactElement {
  const { search } = useLocation();
  return <Link {...others} to={fromList(to, search)} />;
}

type Counts = AnswerOf<'desk_counts'>['data'] | undefined;

/** How much there is to do; its line is kept free until that is known. */
function Lead({ counts }: { readonly counts: Counts }): ReactElement {
  const t = useT();
  if (counts === undefined) return <p className="lead">&nbsp;</p>;
  const sum = (of: 'waiting' | 'late') => counts.queues.reduce((all, one) => all + one[of], 0);
  const [count, late] = [sum('waiting'), sum('late')];
  const said = { count, late, days: counts.days ?? 0 };
  return <p className="lead">{count === 0 ? t('app.desk.leadNone') : t('app.desk.lead', said)}</p>;
}

/** The queues, each with how much of it waits for the desk. */
function Tabs({ queue, counts }: { readonly queue: Queue; readonly counts: Counts }): ReactElement {
  const t = useT();
  return (
    <nav className="desk-tabs" aria-label={t('app.desk.queues')}>
      <ul>
        {QUEUES.map((one) => {
          const count = counts?.queues.find((counted) => counted.queue === one.queue)?.waiting;
          return (
            <li key={one.queue}>
              <Link
                to={`/desk/${one.queue}`}
                aria-current={one.queue === queue ? 'page' : undefined}
              >
                {t(one.labelKey)}
                {count !== undefined && <span className="desk-count"> {count}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
