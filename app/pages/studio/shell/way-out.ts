// What leads on from the words of a change to its release.

import { useSession, useT } from '../../../portal/portal.tsx';
import { mayRelease } from '../../../session/selectors.ts';

/** Publishing, or for whoever may not, asking somebody who may. */
export function useWayOut(): string {
  const t = useT();
  const isForOthers = useSession(({ staff }) => staff !== undefined && !mayRelease(staff));
  return t(isForOthers ? 'studio.publish.ask' : 'studio.publish');
}
