// Rows of `applicant_browser`.
import type { Insertable } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { ApplicantBrowserTable } from '../tables/applicant-browser.ts';

/** Knows a browser for a lead from now on, or for longer. */
export async function putBrowser(
  db: Store | StoreTransaction,
  browser: Insertable<ApplicantBrowserTable>,
): Promise<void> {
  const { expires_at } = browser;
  await db
    .insertInto('applicant_browser')
    .values(browser)
    .onConflict((known) => known.columns(['token_hash', 'lead_id']).doUpdateSet({ expires_at }))
    .execute();
}

/** Is this browser known for the lead, and not for too long? */
export async function hasBrowser(
  db: Store,
  { token_hash, lead_id }: Pick<Insertable<ApplicantBrowserTable>, 'token_hash' | 'lead_id'>,
  now: Date,
): Promise<boolean> {
  const known = await db
    .selectFrom('applicant_browser')
    .select('token_hash')
    .where('token_hash', '=', token_hash)
    .where('lead_id', '=', lead_id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return known !== undefined;
}

/** Knows a browser by another token. */
export async function moveBrowser(trx: StoreTransaction, from: string, to: string): Promise<void> {
  await trx
    .updateTable('applicant_browser')
    .set({ token_hash: to })
    .where('token_hash', '=', from)
    .execute();
}

/** Knows no browser for a lead any more. */
export async function deleteBrowsersOf(trx: StoreTransaction, leadId: string): Promise<void> {
  await trx.deleteFrom('applicant_browser').where('lead_id', '=', leadId).execute();
}

/** Forgets the browsers nobody came back with. */
export async function deleteEndedBrowsers(db: Store, now: Date): Promise<void> {
  await db.deleteFrom('applicant_browser').where('expires_at', '<=', now).execute();
}
