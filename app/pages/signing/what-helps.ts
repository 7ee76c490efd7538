// The second sentence of a failure to sign, beside the one the documents give (ESG-09, decision 0015).

import type { Refused } from '../../calls/refusal.ts';
import type { useT } from '../../portal/portal.tsx';

/** Signed already, another state of it, or asked too often: to try again at once would be no help. */
const SAID_BY_SERVER: ReadonlySet<number> = new Set([409, 429]);

/** What helps now; undefined where there is nothing to add to "please try again". */
export function whatHelps(
  { status, message }: Refused,
  t: ReturnType<typeof useT>,
): string | undefined {
  if (status === 0) return t('app.error.network');
  return SAID_BY_SERVER.has(status) ? message : undefined;
}
