// The place in a queue that a clerk works through: the address of a thing keeps what the queue was asked for.
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FlowMove, filterInputs, pageInputs, tableView } from '../../../runtime/core/index.ts';
import { placeIn } from '../../../runtime/react/index.ts';
import { useCall } from '../../calls/reading.tsx';
import type { PayloadOf } from '../../calls/typed.ts';
import { usePortal } from '../../portal/portal.tsx';
import { ITEMS, ITEMS_VIEW, QUEUES, type Queue, queueOfForm } from './queue/queues.ts';

/** In the query of a thing that was opened from its queue, beside what the queue was asked for. */
const LISTED = 'listed';

/** Of what a form sent: the form, whose queue it stands in. */
const FORM = 'form';

/** What the history says of a thing that came after the move of another. */
export const AFTER_MOVE = { after: 'move' } as const;

/** The address of a thing, with the query of the queue it is opened from. */
export function fromList(to: string, search: string): string {
  const params = new URLSearchParams(search);
  params.set(LISTED, 'true');
  return `${to}?${params}`;
}

/** Was the thing with this query opened from its queue? */
export const isFromList = (search: string): boolean => new URLSearchParams(search).has(LISTED);

/** The address of the queue as it was when the thing with this query was opened. */
export function backToList(queue: Queue | `forms/${string}`, search: string): string {
  const params = new URLSearchParams(search);
  params.delete(LISTED);
  const form = params.get(FORM);
  params.delete(FORM);
  const query = params.toString();
  const list = queue === ITEMS && form !== null ? queueOfForm(form) : queue;
  return `/desk/${list}${query === '' ? '' : `?${query}`}`;
}

/** Addresses of what stands beside a thing, and how a clerk goes on after a move. */
export interface DeskPlace {
  readonly isListed: boolean;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Opens the next thing; false where whoever made the move stays with this one. */
  readonly goOn: (made: FlowMove) => boolean;
}

/** The place of a thing whose address has this query. */
export function useDeskPlace(queue: Queue, id: string, search: string): DeskPlace {
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const isListed = params.has(LISTED);
  const listed = useAsked(queue, search);
  const { data } = useCall('desk_beside', isListed ? { ...listed, id } : undefined);
  const at = (beside: string | undefined) =>
    beside === undefined
      ? undefined
      : fromList(`/desk/${queue}/${encodeURIComponent(beside)}`, search);
  const after = at(data?.data.after);
  return {
    ...{ isListed, before: at(data?.data.before), after },
    goOn({ stays }) {
      // Who looked for a number has come for that thing, and works through no queue.
      if (stays || after === undefined || params.has('number')) return false;
      navigate(after, { state: AFTER_MOVE });
      return true;
    },
  };
}

/** What the queue was asked for, in its order, as its table asks its call. */
function useAsked(queue: Queue, search: string): Omit<PayloadOf<'desk_beside'>, 'id'> {
  const { app } = usePortal().content;
  const { view: declared } = QUEUES.find((one) => one.queue === queue) ?? {};
  const id = queue === ITEMS ? ITEMS_VIEW : declared;
  return useMemo(() => {
    if (id === undefined) return { queue };
    const view = tableView(app.views, id);
    const { answers, order } = placeIn(search, view);
    const { paging: _, ...source } = view.source;
    const sorted = pageInputs(source, { page: 1, order: order ?? view.sort });
    const form = new URLSearchParams(search).get(FORM);
    const of = { queue, ...(queue === ITEMS && form !== null && { form }) };
    return { ...of, ...filterInputs(view.filters, answers), ...sorted };
  }, [app, id, queue, search]);
}
