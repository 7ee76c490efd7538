// How many more submissions a form takes: counted under a lock, so that two that come at the same moment are not both the last.
import { sql } from 'kysely';
import type { LimitPlan } from '../../../runtime/core/index.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';

export interface Sending {
  readonly form_id: string;
  readonly owner: string;
}

/** Why one more is not taken: this person has sent theirs, or all have come. */
export type NoMore = 'sent' | 'full';

/** Thrown to undo a submission for which there is no place. */
export class NoPlace extends Error {
  readonly why: NoMore;

  constructor(why: NoMore) {
    super('The form takes no more.');
    this.name = 'NoPlace';
    this.why = why;
  }
}

/** Keeps whoever else sends this form waiting until the transaction ends; a NoPlace where no more is taken. */
export async function takePlace(
  trx: StoreTransaction,
  sending: Sending,
  limit: LimitPlan,
): Promise<void> {
  const name = `place in ${sending.form_id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  const why = await noMore(trx, sending, limit);
  if (why) throw new NoPlace(why);
}

/** Whether one more would be taken at this moment. */
export async function noMore(
  db: Store | StoreTransaction,
  { form_id, owner }: Sending,
  { all, each }: LimitPlan,
): Promise<NoMore | undefined> {
  if (each !== undefined) {
    const own = sql`select 1 from submission where owner = ${owner} and form_id = ${form_id}`;
    if ((await countUpTo(db, own, each)) >= each) return 'sent';
  }
  if (all === undefined) return undefined;
  const every = sql`select 1 from submission where form_id = ${form_id}`;
  return (await countUpTo(db, every, all)) >= all ? 'full' : undefined;
}

async function countUpTo(
  db: Store | StoreTransaction,
  rows: ReturnType<typeof sql>,
  most: number,
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from (${rows} limit ${most}) as counted`.execute(db);
  return found.rows[0]?.count ?? 0;
}
