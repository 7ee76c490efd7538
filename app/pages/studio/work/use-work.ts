// The change at hand for a page: opened once, asked after while somebody looks, and saved before they leave.

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { usePortal } from '../../../portal/portal.tsx';
import { onLeaving } from '../../../session/leaving.ts';
import { createKeeper } from './kept.ts';
import { onSessionBack } from './session-ended.ts';
import type { Work, WorkState } from './state.ts';
import { createWork } from './work.ts';

const LOOK_EVERY_MS = 4000;

export const useWorkState = (work: Work): WorkState =>
  useSyncExternalStore(work.subscribe, work.get);

/** `id` '' opens the newest change of whoever is here, or none. Another `visit` begins anew. */
export function useWork(id: string, visit = ''): Work {
  const { send, session } = usePortal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit, another change that is not begun yet
  const work = useMemo(() => {
    const person = session.get().staff?.id ?? '';
    return createWork({ send, id, keeper: createKeeper(person, safeStorage()) });
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
    ];
    return () => {
      clearInterval(timer);
      for (const forget of forgets) forget();
      void work.flush();
      work.end();
    };
  }, [work]);
  return work;
}

function safeStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
