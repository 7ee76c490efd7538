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
  /** The move is made. */
  readonly done: (made: FlowMove) => void;
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
  const done = (made: FlowMove, { data }: AnswerOf<'desk_move'>): void => {
    const { queue, id, name } = thing;
    const { status, undo: event } = data;
    const things = event === undefined ? [] : [{ id, name, event }];
    offer(t('app.desk.moved', { status }), { queue, things, until: untilOf(made) });
    forgetQueues();
    after.done(made);
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
    setBusy(false);
    if (sent.ok) done(move, sent.body);
    else refuse(sent.refused);
  };
  return { done, refuse, send, busy };
}
