// Rows of `attorney_contact`: whom to reach at the offices of attorneys.
import type { Selectable } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { AttorneyContactTable } from '../tables/attorney-contact.ts';

export type AttorneyContact = Selectable<AttorneyContactTable>;

/** Those of one attorney, in their order. */
export async function listContacts(
  db: Store,
  attorneyId: string,
): Promise<readonly AttorneyContact[]> {
  return db
    .selectFrom('attorney_contact')
    .selectAll()
    .where('attorney_id', '=', attorneyId)
    .orderBy('position')
    .execute();
}
