// Sends a move of a thing, and tells what came of it.

import { useState } from 'react';
import type { FlowMove } from '../../../runtime/core/index.ts';
import { forgetCall } from '../../calls/reading.tsx';
import type { Refused } from '../../calls/refusal.ts';
import type { AnswerOf, PayloadOf } from '../../calls/typed.ts';
import { useRefusal } from '../../host/refused.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import type { Act } from './undo/last.ts';
import { untilOf, useUndo } from './undo/undo.ts';

const MOVED = 409;

interface After {
  /** The move is made; true once the thing is shown as it is now, false where another comes in its place. */
  readonly done: (made: FlowMove) => Promise<boolean>;
  /** Somebody else was first: the thing has to be read anew. */
  readonly behind: () => void;
}

/** What is moved. */
type Moved = Pick<Act, 'queue'> & Pick<Act['things'][number], 'id' | 'name'>;

const forgetQueues = (): void => {
  forgetCall('desk_queue');
  forgetCall('desk_counts');
};

/** Whoever comes second is told, and sees how it is now; what they typed stays. */
export function useMoving(thing: Moved, after: After) {
  const t = useT();
  const portal = usePortal();
  const say = useRefusal();
  const { offer } = useUndo();
  const [busy, setBusy] = useState(false);
  const done = (made: FlowMove, { data }: AnswerOf<'desk_move'>): Promise<boolean> => {
    const { queue, id, name } = thing;
    const { status, undo: event } = data;
    const things = event === undefined ? [] : [{ id, name, event }];
    offer(t('app.desk.moved', { name, status }), { queue, things, until: untilOf(made) });
    forgetQueues();
    return after.done(made);
  };
  const refuse = (refused: Refused): void => {
    say(refused);
    if (refused.status !== MOVED) return;
    forgetQueues();
    after.behind();
  };
  const send = async (move: FlowMove, payload: PayloadOf<'desk_move'>): Promise<void> => {
    setBusy(true);
    const sent = await portal.send('desk_move', payload);
    if (!sent.ok) refuse(sent.refused);
    // Until the next thing is there a second press would be for this one, which is moved already.
    if (!sent.ok || (await done(move, sent.body))) setBusy(false);
  };
  return { done, refuse, send, busy };
}
