// The end of applying: no browser goes on for the lead, and none is known for it.

import type { Attorney } from '../attorneys/attorneys.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import { deleteBrowsersOf } from './applicant-browsers.ts';
import { deleteSessionsOf } from './applicant-sessions.ts';

/** Has the lead become an attorney whose account is disabled? */
export async function isLeadDisabled(db: Store, leadId: string): Promise<boolean> {
  const found = await db
    .selectFrom('attorney')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('disabled_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Ends every applicant's session of an attorney who was a lead: from now on the way in is the login. */
export async function endApplicant(
  trx: StoreTransaction,
  { lead_id }: Pick<Attorney, 'lead_id'>,
): Promise<void> {
  if (lead_id === null) return;
  await deleteSessionsOf(trx, lead_id);
  await deleteBrowsersOf(trx, lead_id);
}
