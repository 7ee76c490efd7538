// Rows of `submission`: forms as they were submitted; whoever sent one may correct it (`versions.ts`).
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { SubmissionTable } from '../tables/submission.ts';

export type Submission = Selectable<SubmissionTable>;

export interface NewSubmission {
  readonly form_id: string;
  readonly release: string;
  readonly revision: number;
  readonly data: JsonObject;
  readonly secrets: JsonObject;
  readonly owner: string;
  readonly submitted_at: Date;
}

/** A key for a submission, known before it is stored, so that secrets can be bound to it. */
export function newSubmissionId(): string {
  return randomUUID();
}

/** Stores a submission. */
export async function insertSubmission(
  trx: StoreTransaction,
  id: string,
  submission: NewSubmission,
): Promise<void> {
  const { data, secrets, ...columns } = submission;
  await trx
    .insertInto('submission')
    .values({ id, ...columns, data: JSON.stringify(data), secrets: JSON.stringify(secrets) })
    .execute();
}

/** One submission. */
export async function findSubmission(
  db: Store | StoreTransaction,
  id: string,
): Promise<Submission | undefined> {
  return db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those of these ids that there are, in whatever order. */
export async function submissionsOf(
  db: Store,
  ids: readonly string[],
): Promise<readonly Submission[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('submission')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** What was submitted since then, the newest first, at most this many, without the first ones. */
export async function recentSubmissions(
  db: Store,
  since: Date,
  { most, without = 0 }: { readonly most: number; readonly without?: number },
): Promise<readonly Pick<Submission, 'form_id' | 'release' | 'data' | 'submitted_at'>[]> {
  return db
    .selectFrom('submission')
    .select(['form_id', 'release', 'data', 'submitted_at'])
    .where('submitted_at', '>=', since)
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .offset(without)
    .limit(most)
    .execute();
}
