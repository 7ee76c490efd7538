// Puts things of a queue with a clerk, and says what came of it.

import { useState } from 'react';
import { askAgain } from '../../../calls/reading.tsx';
import type { PayloadOf } from '../../../calls/typed.ts';
import { useRefusal } from '../../../host/refused.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import type { Queue } from '../queue/queues.ts';

type Given = Omit<PayloadOf<'desk_give'>, 'queue'>;

/** `after` is told once they are given, and once it is known that somebody was faster. */
export function useGiving(queue: Queue, after: () => void) {
  const t = useT();
  const { send, toasts } = usePortal();
  const say = useRefusal();
  const [isBusy, setBusy] = useState(false);
  const give = async (given: Given): Promise<void> => {
    setBusy(true);
    const sent = await send('desk_give', { queue, ...given });
    setBusy(false);
    if (!sent.ok) {
      say(sent.refused);
      return;
    }
    void askAgain('desk_queue');
    void askAgain('desk_counts');
    const { given: done, left } = sent.body.data;
    const [first] = left;
    const words = given.to === 'me' ? 'taken' : given.to === 'nobody' ? 'dropped' : 'given';
    if (first)
      toasts.show(
        'info',
        t('app.desk.with.late', { name: first.name || t('app.desk.with.nobody') }),
      );
    else toasts.show('success', t(`app.desk.with.${words}`, { count: done.length }));
    after();
  };
  return { give, isBusy };
}
