// Makes one move of many things, a few at a time, so that it can be seen how far it is.

import { useState } from 'react';
import type { FlowMove } from '../../../../runtime/core/index.ts';
import type { AnswerOf, PayloadOf } from '../../../calls/typed.ts';
import { useRefusal } from '../../../host/refused.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import type { Queue } from '../queue/queues.ts';
import type { Row } from './row.ts';

export type LeftThing = AnswerOf<'desk_move_many'>['data']['left'][number];
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
  const { send, toasts } = usePortal();
  const say = useRefusal();
  const [at, reach] = useState<number>();
  const payload = (move: FlowMove, some = rows): Payload => ({
    ...{ queue, move: move.name },
    things: some.map(({ id, status, seen }) => ({ id, from: status, seen })),
    ...(move.confirm && { confirmed: true }),
  });
  const end = (moved: number, left: readonly LeftThing[]): void => {
    if (moved > 0) toasts.show('success', t('app.desk.many.moved', { count: moved }));
    done(left);
  };
  const make = async (move: FlowMove): Promise<void> => {
    let moved = 0;
    const left: LeftThing[] = [];
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
      moved += sent.body.data.moved.length;
      left.push(...sent.body.data.left);
    }
    reach(undefined);
    end(moved, left);
  };
  return {
    ...{ make, payload, reached: at ?? 0, isBusy: at !== undefined },
    sent: ({ data }: AnswerOf<'desk_move_many'>) => end(data.moved.length, data.left),
  };
}
