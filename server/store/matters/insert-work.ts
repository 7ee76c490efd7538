// Adds many cases at once, with their members and all that was asked and claimed on them: one statement a table.
import type { Insertable } from 'kysely';
import { insertRows } from '../statements/insert-rows.ts';
import type { StoreTransaction } from '../statements/transaction.ts';
import type { Tables } from '../tables/index.ts';
import { REQUEST_FORM } from './is-request.ts';

/** In the order in which one needs another. */
const TABLES = [
  'plan_member',
  'legal_case',
  'case_detail',
  'case_violation',
  'submission',
  'form_item',
  'claim',
  'matter_event',
] as const;

/** What follows from elsewhere, or what came another way than by the form has none of; columns that no row names get their defaults. */
interface Unnamed {
  readonly claim: 'submission_id' | 'announced' | TurnColumn;
  readonly submission: 'release' | 'corrected_at';
  readonly form_item: 'number' | 'told_days' | TurnColumn;
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
  const release = await latestRelease(trx);
  const submission = work.submission.map((row) => ({ ...row, release }));
  const turned = { ...work, submission, ...turnsOf(work) };
  for (const table of TABLES)
    await insertRows(trx, { table, rows: turned[table], keepKnown: true });
}

/** Under which requests are made now; '' in a store that has had no release. */
async function latestRelease(trx: StoreTransaction): Promise<string> {
  const row = await trx
    .selectFrom('content_release')
    .select('release')
    .where('form_id', '=', REQUEST_FORM)
    .orderBy('current_at', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  return row?.release ?? '';
}

/** With whose turn it is: each waits since the last that either side said on it, or since it was made. */
function turnsOf({ legal_case, form_item, claim, matter_event }: Work) {
  const said = matter_event
    .map(({ subject_id, who, at }) => ({ about: subject_id, who, at }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const last = new Map(said.map((one) => [one.about, one]));
  const turned = (row: { readonly id: string; readonly created_at: Date }) => ({
    ...row,
    answered: last.get(row.id)?.who === 'desk',
    waits_since: last.get(row.id)?.at ?? row.created_at,
  });
  return {
    legal_case: legal_case.map(turned),
    form_item: form_item.map(turned),
    claim: claim.map(turned),
  };
}
