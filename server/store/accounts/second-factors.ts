// Rows of `second_factor` and `recovery_code`. What was used once is marked or gone, so that it never works twice.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { SecondFactorTable } from '../tables/second-factor.ts';

export type SecondFactor = Selectable<SecondFactorTable>;

/** The second factor of an attorney, confirmed or not. */
export async function findSecondFactor(
  db: Store | StoreTransaction,
  attorneyId: string,
): Promise<SecondFactor | undefined> {
  return db
    .selectFrom('second_factor')
    .selectAll()
    .where('attorney_id', '=', attorneyId)
    .executeTakeFirst();
}

/** Puts one up that is still to be confirmed; false when a confirmed one is there. */
export async function putSecondFactor(
  db: Store,
  factor: Insertable<SecondFactorTable>,
): Promise<boolean> {
  const { attorney_id: _, ...rest } = factor;
  const put = await db
    .insertInto('second_factor')
    .values(factor)
    .onConflict((conflict) =>
      conflict
        .column('attorney_id')
        .doUpdateSet(rest)
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('attorney_id')
    .executeTakeFirst();
  return put !== undefined;
}

/** Confirms it with the step of the code that was shown; false when that code was used before. */
export async function takeStep(
  trx: StoreTransaction,
  attorneyId: string,
  step: number,
  confirmedAt?: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('second_factor')
    .set({ last_step: step, ...(confirmedAt && { confirmed_at: confirmedAt }) })
    .where('attorney_id', '=', attorneyId)
    .where('last_step', '<', step)
    .where('confirmed_at', confirmedAt ? 'is' : 'is not', null)
    .returning('attorney_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Removes it with its recovery codes. */
export async function removeSecondFactor(trx: StoreTransaction, attorneyId: string): Promise<void> {
  await trx.deleteFrom('recovery_code').where('attorney_id', '=', attorneyId).execute();
  await trx.deleteFrom('second_factor').where('attorney_id', '=', attorneyId).execute();
}

/** Puts new recovery codes in place of all others. */
export async function putRecoveryCodes(
  trx: StoreTransaction,
  attorneyId: string,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('attorney_id', '=', attorneyId).execute();
  const rows = hashes.map((hash) => ({ attorney_id: attorneyId, code_hash: hash }));
  await trx.insertInto('recovery_code').values(rows).execute();
}

/** Uses a recovery code up; false when there is no such code. */
export async function takeRecoveryCode(
  trx: StoreTransaction,
  attorneyId: string,
  hash: string,
): Promise<boolean> {
  const used = await trx
    .deleteFrom('recovery_code')
    .where('attorney_id', '=', attorneyId)
    .where('code_hash', '=', hash)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** What is kept of the recovery codes that are left. */
export async function recoveryHashes(db: Store, attorneyId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('attorney_id', '=', attorneyId)
    .execute();
  return rows.map(({ code_hash }) => code_hash);
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Store, attorneyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('attorney_id', '=', attorneyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Some attorneys whose recovery codes are kept as they were before: hashed quickly, in 64 digits. */
export async function attorneysWithQuickCodes(db: Store, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('recovery_code')
    .select('attorney_id')
    .distinct()
    .where(sql`length(code_hash)`, '=', 64)
    .limit(most)
    .execute();
  return rows.map(({ attorney_id }) => attorney_id);
}

/** Keeps a code under another hash of it; nothing where it was used meanwhile. */
export async function replaceRecoveryHash(
  db: Store,
  attorneyId: string,
  { quick, slow }: { readonly quick: string; readonly slow: string },
): Promise<void> {
  await db
    .updateTable('recovery_code')
    .set({ code_hash: slow })
    .where('attorney_id', '=', attorneyId)
    .where('code_hash', '=', quick)
    .execute();
}
