// Rows of `agreed_annexes` and `annex`: the documents that were agreed to with a submission, as they were then.
import { createHash } from 'node:crypto';
import type { Store, StoreTransaction } from '../statements/transaction.ts';

/** Keeps the documents that go with a submission, each once however many agree to it. */
export async function keepAnnexes(
  trx: StoreTransaction,
  submissionId: string,
  annexes: readonly object[],
): Promise<void> {
  const rows = annexes.map((annex) => {
    const body = JSON.stringify(annex);
    return { sha256: createHash('sha256').update(body).digest('hex'), body };
  });
  if (rows.length > 0)
    await trx
      .insertInto('annex')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const sha256s = JSON.stringify(rows.map(({ sha256 }) => sha256));
  await trx.insertInto('agreed_annexes').values({ submission_id: submissionId, sha256s }).execute();
}

/** The documents that went with a submission, as they were kept; undefined where it is older than their keeping. */
export async function agreedAnnexes<Annex>(
  db: Store,
  submissionId: string,
): Promise<readonly Annex[] | undefined> {
  const agreed = await db
    .selectFrom('agreed_annexes')
    .select('sha256s')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (!agreed) return undefined;
  const { sha256s } = agreed;
  if (sha256s.length === 0) return [];
  const rows = await db
    .selectFrom('annex')
    .selectAll()
    .where('sha256', 'in', [...sha256s])
    .execute();
  const bodies = new Map(rows.map(({ sha256, body }) => [sha256, body]));
  return sha256s.map((sha256) => {
    const body = bodies.get(sha256);
    if (body === undefined) throw new Error(`The annex ${sha256} of ${submissionId} is not kept.`);
    return body as Annex;
  });
}
