// How much a form is in use: by people who have begun it, and by what was sent.
import { sql } from 'kysely';
import type { Store } from '../statements/transaction.ts';

export interface InUse {
  /** Open drafts. */
  readonly drafts: number;
  readonly sent: number;
}

/** Nobody waits for an exact number of more than these. */
const MOST_COUNTED = 10_000;

/** Each at most 10,000. */
export async function formInUse(db: Store, form: string): Promise<InUse> {
  const { rows } = await sql<InUse>`
    select
      (select count(*)::int from
        (select 1 from draft where form_id = ${form} and closed_at is null limit ${MOST_COUNTED}) as open) as drafts,
      (select count(*)::int from
        (select 1 from submission where form_id = ${form} limit ${MOST_COUNTED}) as taken) as sent`.execute(
    db,
  );
  return rows[0] ?? { drafts: 0, sent: 0 };
}
