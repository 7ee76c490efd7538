// Adds many cases at once, with their members and all that was asked and claimed on them: one statement a table.
import type { Insertable } from 'kysely';
import { insertRows } from '../statements/insert-rows.ts';
import type { StoreTransaction } from '../statements/transaction.ts';
import type { Tables } from '../tables/index.ts';

/** In the order in which one needs another. */
const TABLES = [
  'plan_member',
  'legal_case',
  'case_detail',
  'case_violation',
  'auth_request',
  'auth_reply',
  'claim',
  'matter_event',
] as const;

/** What a claim that came another way than by the form has none of; columns that no row names get their defaults. */
interface Unnamed {
  readonly claim: 'submission_id' | 'announced' | TurnColumn;
  readonly auth_request: TurnColumn;
  readonly legal_case: TurnColumn;
}

/** Whose turn it is follows from what was said. */
type TurnColumn = 'answered' | 'waits_since';

/** Whole rows by table. */
export type Work = {
  readonly [T in (typeof TABLES)[number]]: readonly Omit<
    Required<Insertable<Tables[T]>>,
    T extends keyof Unnamed ? Unnamed[T] : never
  >[];
};

/** Adds what is known of cases that are there already. */
export async function insertDetails(
  trx: StoreTransaction,
  details: Pick<Work, 'case_detail' | 'case_violation'>,
): Promise<void> {
  for (const table of ['case_detail', 'case_violation'] as const)
    await insertRows(trx, { table, rows: details[table], keepKnown: true });
}

/** Adds the rows; those whose id is there already stay as they are. */
export async function insertWork(trx: StoreTransaction, work: Work): Promise<void> {
  const turned = { ...work, ...turnsOf(work) };
  for (const table of TABLES)
    await insertRows(trx, { table, rows: turned[table], keepKnown: true });
}

/** With whose turn it is: each waits since the last that either side said on it, or since it was made. */
function turnsOf({ legal_case, auth_request, claim, auth_reply, matter_event }: Work) {
  const said = [
    ...matter_event.map(({ subject_id, who, at }) => ({ about: subject_id, who, at })),
    ...auth_reply.map(({ request_id, user_type, created_at }) => ({
      ...{ about: request_id, who: user_type === 'staff' ? 'desk' : user_type, at: created_at },
    })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const last = new Map(said.map((one) => [one.about, one]));
  const turned = (row: { readonly id: string; readonly created_at: Date }) => ({
    ...row,
    answered: last.get(row.id)?.who === 'desk',
    waits_since: last.get(row.id)?.at ?? row.created_at,
  });
  return {
    legal_case: legal_case.map(turned),
    auth_request: auth_request.map(turned),
    claim: claim.map(turned),
  };
}
