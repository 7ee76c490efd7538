// A change as a call answers it, and as security events name it.
import type { ServerContext } from '../../context/context.ts';
import type { Named } from '../../security-events/index.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import { currentRelease } from '../../store/content/releases.ts';
import type { ChangeRow } from '../../store/studio/changes.ts';
import { type ShownChange, shownChange } from '../../studio/changes/index.ts';

/** A change against what is live at the moment. */
export async function shownNow(
  server: ServerContext,
  asker: Staff,
  row: ChangeRow,
): Promise<ShownChange> {
  return shownChange(server, row, { asker, head: await currentRelease(server.db) });
}

/** By its id; '' of one that has just begun. */
export const named = (id: string): Named => ({ kind: 'change', id });
