// Tells every few seconds that a page is open while somebody looks at it, and hears who else has it open and whom the thing is with.

import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../../calls/typed.ts';
import { usePortal } from '../../../portal/portal.tsx';
import type { Queue } from '../queue/queues.ts';

type Told = Pick<AnswerOf<'desk_item'>['data']['item'], 'holder' | 'holder_id' | 'open'>;

const TELL_EVERY_MS = 8000;

/** What is known of a thing at the moment: as its page was read, until the first telling is answered. */
export function usePresence(queue: Queue, item: Told & { readonly id: string }): Told {
  const { send } = usePortal();
  const { id } = item;
  const [told, hear] = useState<{ readonly of: object; readonly now: Told }>();
  useEffect(() => {
    let isOver = false;
    const tell = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const sent = await send('desk_here', { queue, id });
      if (sent.ok && !isOver) hear({ of: item, now: sent.body.data });
    };
    void tell();
    const timer = setInterval(() => void tell(), TELL_EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [send, queue, id, item]);
  // What was read since is newer than what was told of the thing as it was before.
  return told?.of === item ? told.now : item;
}
