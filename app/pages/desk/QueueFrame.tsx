// The frame of a queue of the desk: what there is to do, the other queues, the views that are kept, and what is selected.

import { type ReactElement, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { DataTableProps } from '../../../runtime/react/index.ts';
import { useCall } from '../../calls/reading.tsx';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { type Counts, DeskTabs } from './DeskTabs.tsx';
import { Find } from './find/Find.tsx';
import { DeskKeys } from './keys/DeskKeys.tsx';
import { useSelected } from './many/use-selected.tsx';
import type { Queue } from './queue/queues.ts';
import { UndoKey } from './undo/UndoKey.tsx';
import { UndoLeft } from './undo/UndoLeft.tsx';
import { Views } from './views/Views.tsx';
import './desk.css';
import './queues.css';

interface Props {
  readonly queue: Queue;
  /** Of items: the form that sent them. */
  readonly form?: string;
  /** What it is called. */
  readonly label: string;
  readonly table: (given: Pick<DataTableProps, 'payload' | 'counts' | 'selection'>) => ReactElement;
  readonly children?: ReactElement;
}

export function QueueFrame({ queue, form, label, table, children }: Props): ReactElement {
  const t = useT();
  const counts = useCall('desk_counts', {}).data?.data;
  const { search } = useLocation();
  const { selection, many } = useSelected(queue, search);
  const payload = useMemo(() => ({ queue, ...(form !== undefined && { form }) }), [queue, form]);
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
      <DeskTabs current={queue} {...(form !== undefined && { form })} counts={counts} />
      <Views key={form ?? queue} {...{ queue, search }} {...(form !== undefined && { form })} />
      {children}
      <section className="desk-queue" aria-label={label}>
        <UndoLeft />
        {table({ payload, counts: countsIn(counts, { queue, form }, search), selection })}
        {many}
      </section>
      <UndoKey />
      <DeskKeys onStep={stepRows} onSelect={selectRow} />
    </div>
  );
}

/** What of an address takes nothing off the queue. */
const KEEPS_COUNTS: ReadonlySet<string> = new Set(['with', 'sort', 'after', 'rows']);

/** How much each choice of whom things are with lists, where nothing else narrows the queue. */
function countsIn(
  counts: Counts,
  { queue, form }: { readonly queue: Queue; readonly form: string | undefined },
  search: string,
) {
  const asked = new URLSearchParams(search);
  const of = counts?.queues.find((one) => one.queue === queue && one.form === form);
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

/** How much there is to do; its line is kept free until that is known. */
function Lead({ counts }: { readonly counts: Counts }): ReactElement {
  const t = useT();
  if (counts === undefined) return <p className="lead">&nbsp;</p>;
  const sum = (of: 'waiting' | 'late') => counts.queues.reduce((all, one) => all + one[of], 0);
  const [count, late] = [sum('waiting'), sum('late')];
  const said = { count, late, days: counts.days ?? 0 };
  return <p className="lead">{count === 0 ? t('app.desk.leadNone') : t('app.desk.lead', said)}</p>;
}
