// Brings back a change that was discarded.

import { useRefusal } from '../../../host/refused.ts';
import { usePortal } from '../../../portal/portal.tsx';
import type { Change } from '../work/types.ts';

/** Answers the change as it is then; undefined where it was refused, which is told. */
export function useRestore(): (id: string) => Promise<Change | undefined> {
  const { send } = usePortal();
  const say = useRefusal();
  return async (id) => {
    const sent = await send('studio_change_settle', { id, act: 'restore' });
    if (sent.ok) return sent.body.data.change;
    say(sent.refused);
    return undefined;
  };
}
