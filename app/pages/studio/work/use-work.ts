// The change at hand for a page: opened once, asked after while somebody looks, and saved before they leave.

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { usePortal } from '../../../portal/portal.tsx';
import { onLeaving } from '../../../session/leaving.ts';
import { safeStorage } from '../../../session/storage.ts';
import { locksOf } from './alive.ts';
import { createKeeper } from './kept.ts';
import { onSessionBack } from './session-ended.ts';
import type { Work, WorkState } from './state.ts';
import { createWork } from './work.ts';

const LOOK_EVERY_MS = 4000;

export const useWorkState = (work: Work): WorkState =>
  useSyncExternalStore(work.subscribe, work.get);

/** One thing of it, which is drawn again only when it is another. */
export const useOfWork = <T extends string | number | boolean>(
  work: Work,
  pick: (state: WorkState) => T,
): T => useSyncExternalStore(work.subscribe, () => pick(work.get()));

export const idOf = ({ id }: WorkState): string => id;

/** `id` '' opens the newest change of whoever is here, or none. Another `visit` begins anew. */
export function useWork(id: string, visit = ''): Work {
  const { send, session } = usePortal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit, another change that is not begun yet
  const work = useMemo(() => {
    const person = session.get().staff?.id ?? '';
    const keeper = createKeeper(person, { storage: safeStorage(), locks: locksOf(navigator) });
    const isMine = (): boolean => (session.get().staff?.id ?? '') === person;
    return createWork({ send, id, keeper, isMine });
  }, [send, session, id, visit]);
  useEffect(() => {
    void work.open();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void work.look();
    }, LOOK_EVERY_MS);
    const forgets = [
      onLeaving(() => work.flush()),
      onSessionBack(() => void work.flush()),
      onSessionBack(() => void work.look()),
      onHidden(work),
    ];
    return () => {
      clearInterval(timer);
      for (const forget of forgets) forget();
      work.end();
    };
  }, [work]);
  return work;
}

/** A page that is hidden may never be seen again: a phone ends it without a word. */
function onHidden(work: Work): () => void {
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') void work.flush();
  };
  const gone = (): void => work.leave();
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', gone);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', gone);
  };
}
