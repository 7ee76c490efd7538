// Takes back what a clerk did last: one thing, which opens again, or all of many, each told where it could not be.
import { useNavigate } from 'react-router-dom';
import { askAgain, forgetCall } from '../../../calls/reading.tsx';
import { sayingOf } from '../../../calls/refusal.ts';
import { useRefusal } from '../../../host/refused.ts';
import { useMoments } from '../../../portal/moments.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import type { LeftOne } from '../left/Left.tsx';
import { type Act, know } from './last.ts';

interface Undoing {
  /** Says what was done, with the way back. */
  readonly offer: (text: string, act: Act) => void;
  readonly take: (act: Act) => Promise<void>;
}

const MINUTE = 60_000;

/** Until when a move that was made just now can be taken back, by this computer's clock. */
export const untilOf = ({ undo = 0 }: { readonly undo?: number }): number =>
  Date.now() + undo * MINUTE;

export function useUndo(): Undoing {
  const t = useT();
  const moments = useMoments();
  const { toasts } = usePortal();
  const takeOne = useTakeOne();
  const takeMany = useTakeMany();
  const take = async (act: Act): Promise<void> => {
    // Nobody takes it back twice by pressing twice.
    know({ last: undefined, left: undefined });
    await (act.things.length === 1 ? takeOne(act) : takeMany(act));
  };
  const offer = (text: string, act: Act): void => {
    if (act.things.length === 0) {
      know({ last: undefined });
      toasts.show('success', text);
      return;
    }
    know({ last: act, left: undefined });
    const action = { label: t('app.desk.undo'), run: () => void take(act) };
    const done = t('app.desk.undo.until', { done: text, time: moments.time(new Date(act.until)) });
    toasts.show('success', done, { action });
  };
  return { offer, take };
}

/** The address of its page keeps where the clerk is in the queue. */
function useTakeOne(): (act: Act) => Promise<void> {
  const t = useT();
  const navigate = useNavigate();
  const { send, toasts } = usePortal();
  const say = useRefusal();
  return async ({ queue, things: [thing] }) => {
    if (!thing) return;
    const { id, event } = thing;
    const sent = await send('desk_undo', { queue, id, event });
    await lookAgain();
    if (!sent.ok) return say(sent.refused);
    toasts.show('success', t('app.desk.undo.done', { status: sent.body.data.status }));
    navigate(`/desk/${queue}/${encodeURIComponent(id)}${searchOf(queue)}`);
  };
}

/** Of the queue that the page in sight is of. */
const searchOf = (queue: string): string => {
  const { pathname, search } = window.location;
  return pathname.startsWith(`/desk/${queue}/`) ? search : '';
};

function useTakeMany(): (act: Act) => Promise<void> {
  const t = useT();
  const { send, toasts } = usePortal();
  return async ({ queue, things }) => {
    const left: LeftOne[] = [];
    toasts.show('info', t('app.desk.undo.progress', { count: things.length }), {
      shownMs: things.length * MINUTE,
    });
    for (const { id, event, name } of things) {
      const sent = await send('desk_undo', { queue, id, event });
      if (!sent.ok) left.push({ id, name, message: sayingOf(sent.refused, t) });
    }
    await lookAgain();
    toasts.show('success', t('app.desk.undo.doneMany', { count: things.length - left.length }));
    if (left.length > 0) know({ left: { queue, things: left } });
  };
}

async function lookAgain(): Promise<void> {
  for (const call of ['desk_beside', 'desk_track'] as const) forgetCall(call);
  for (const call of ['desk_item', 'desk_queue', 'desk_counts'] as const) await askAgain(call);
}
