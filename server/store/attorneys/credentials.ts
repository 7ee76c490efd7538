// Rows of `credential`: licences of attorneys and their insurance.
import { type Selectable, sql } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { CredentialTable } from '../tables/credential.ts';

export type Credential = Selectable<CredentialTable>;
/** One whose insurance ends on a day. */
export type Expiring = Credential & { readonly lic_exp_date: string };

/** Those of one attorney, in their order. */
export async function listCredentials(
  db: Store,
  attorneyId: string,
): Promise<readonly Credential[]> {
  return db
    .selectFrom('credential')
    .selectAll()
    .where('attorney_id', '=', attorneyId)
    .orderBy('position')
    .execute();
}

/**
 * A page of those whose insurance ends before a day (YYYY-MM-DD), the first to end first; the next page begins after the
 * last of this one.
 */
export async function findExpiring(
  db: Store,
  before: string,
  { after, most }: { readonly after?: Expiring; readonly most: number },
): Promise<readonly Expiring[]> {
  const rows = await db
    .selectFrom('credential')
    .selectAll()
    .where('lic_exp_date', '<', before)
    .$if(after !== undefined, (page) =>
      page.where(
        sql<boolean>`(lic_exp_date, attorney_id, id) > (${after?.lic_exp_date}::date, ${after?.attorney_id}, ${after?.id})`,
      ),
    )
    .orderBy('lic_exp_date')
    .orderBy('attorney_id')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows as Expiring[];
}
