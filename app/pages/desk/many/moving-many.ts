// Makes one move of many things, a few at a time, so that it can be seen how far it is.

import { useState } from 'react';
import type { FlowMove } from '../../../../runtime/core/index.ts';
import type { AnswerOf, PayloadOf } from '../../../calls/typed.ts';
import { useRefusal } from '../../../host/refused.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import type { Queue } from '../queue/queues.ts';
import { untilOf, useUndo } from '../undo/undo.ts';
import { nameOf, type Row } from './row.ts';

type Outcome = AnswerOf<'desk_move_many'>['data'];
export type LeftThing = Outcome['left'][number];
type Payload = PayloadOf<'desk_move_many'>;

const AT_ONCE = 10;

interface Moved {
  readonly queue: Queue;
  readonly rows: readonly Row[];
  /** Told what could not be moved, and why. */
  readonly done: (left: readonly LeftThing[]) => void;
}

export function useMovingMany({ queue, rows, done }: Moved) {
  const t = useT();
  const { send } = usePortal();
  const { offer } = useUndo();
  const say = useRefusal();
  const [at, reach] = useState<number>();
  const payload = (move: FlowMove, some = rows): Payload => ({
    ...{ queue, move: move.name },
    things: some.map(({ id, status, seen }) => ({ id, from: status, seen })),
    ...(move.confirm && { confirmed: true }),
  });
  const end = (move: FlowMove, { moved, left, undo = [] }: Outcome): void => {
    const named = (one: string) =>
      nameOf(
        queue,
        rows.find(({ id }) => id === one),
      );
    const things = undo.map(({ id, event }) => ({ id, event, name: named(id) }));
    if (moved.length > 0) {
      const text = t('app.desk.many.moved', { count: moved.length });
      offer(text, { queue, things, until: untilOf(move) });
    }
    done(left);
  };
  const make = async (move: FlowMove): Promise<void> => {
    const moved: string[] = [];
    const left: LeftThing[] = [];
    const undo: NonNullable<Outcome['undo']>[number][] = [];
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      reach(from);
      const some = rows.slice(from, from + AT_ONCE);
      const sent = await send('desk_move_many', payload(move, some));
      if (!sent.ok) {
        say(sent.refused);
        // What was not tried stays selected as well.
        const message = t('app.desk.many.notTried');
        left.push(...rows.slice(from).map(({ id }) => ({ id, message })));
        break;
      }
      moved.push(...sent.body.data.moved);
      left.push(...sent.body.data.left);
      undo.push(...(sent.body.data.undo ?? []));
    }
    reach(undefined);
    end(move, { moved, left, undo });
  };
  return {
    ...{ make, payload, reached: at ?? 0, isBusy: at !== undefined },
    sent: (move: FlowMove) => (answer: AnswerOf<'desk_move_many'>) => end(move, answer.data),
  };
}
