// Rows of `submission_version`: what a submission said before it was corrected.
import type { Selectable } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { SubmissionVersionTable } from '../tables/submission-version.ts';
import type { NewSubmission, Submission } from './submissions.ts';

export type SubmissionVersion = Selectable<SubmissionVersionTable>;

/** What is sent in place of the answers that a submission has. */
export interface Replacing
  extends Pick<NewSubmission, 'release' | 'revision' | 'data' | 'secrets'> {
  readonly at: Date;
  /** The submission as it is, held by the transaction. */
  readonly before: Submission;
  /** Of the row in which that is kept from now on, with its secrets, sealed for that row. */
  readonly kept: { readonly id: string; readonly secrets: JsonObject };
}

/** The submission, held until the transaction ends. */
export async function holdSubmission(
  trx: StoreTransaction,
  id: string,
): Promise<Submission | undefined> {
  return trx
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps the answers that it has as a version of their own, and puts others in their place. */
export async function replaceSubmission(
  trx: StoreTransaction,
  { at, before, kept, release, revision, data, secrets }: Replacing,
): Promise<void> {
  await trx
    .insertInto('submission_version')
    .values({
      ...{ id: kept.id, submission_id: before.id, release: before.release },
      ...{ data: JSON.stringify(before.data), secrets: JSON.stringify(kept.secrets) },
      ...{ sent_at: before.corrected_at ?? before.submitted_at, replaced_at: at },
    })
    .execute();
  await trx
    .updateTable('submission')
    .set({ release, revision, corrected_at: at })
    .set({ data: JSON.stringify(data), secrets: JSON.stringify(secrets) })
    .where('id', '=', before.id)
    .execute();
}

/** The versions before that of today, newest first, at most so many. */
export async function versionsOfSubmission(
  db: Store,
  submission: string,
  most: number,
): Promise<readonly SubmissionVersion[]> {
  return db
    .selectFrom('submission_version')
    .selectAll()
    .where('submission_id', '=', submission)
    .orderBy('replaced_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}
