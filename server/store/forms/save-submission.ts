// A form that becomes a submission and nothing else: stored with the end of its draft and the answer to its key, together with those of others.
import { sql } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { together } from '../statements/together.ts';
import { inTransaction, type Store } from '../statements/transaction.ts';
import { deleteDraft, lockDraft } from './drafts.ts';
import { claimFiles } from './form-files.ts';
import { type AnsweredKey, keepAnswer } from './idempotency.ts';
import { insertSubmission, type NewSubmission } from './submissions.ts';

export interface SubmissionToKeep extends Omit<NewSubmission, 'revision'> {
  readonly id: string;
  /** What is answered, and the key it is answered under, where the call brought one. */
  readonly response: JsonObject;
  readonly key?: AnsweredKey | undefined;
}

/**
 * Stores a submission, with the revision of the draft it ends. False where that draft was closed: then nothing is stored.
 * Throws `KeyTaken` where its key was answered before.
 */
export function keepSubmission(db: Store, toStore: SubmissionToKeep): Promise<boolean> {
  const { key, ...row } = toStore;
  return keep(db, { toStore, json: JSON.stringify({ ...row, ...key }) });
}

/** The same for one that takes uploaded files along: submission, files and key together, or nothing. */
export function keepSubmissionWithFiles(
  db: Store,
  toStore: SubmissionToKeep,
  files: readonly string[],
): Promise<boolean> {
  return keepOne(db, toStore, files);
}

interface Keeping {
  readonly toStore: SubmissionToKeep;
  /** All of it, in the columns it goes to. */
  readonly json: string;
}

const keep = together<Keeping, boolean>({
  all: keepAll,
  alone: (db, { toStore }) => keepOne(db, toStore),
  nameOf: ({ toStore: { form_id, owner } }) => `${form_id} ${owner}`,
  sizeOf: ({ json }) => json.length,
});

/** The usual case. Whatever is in the way of one, such as a key that was answered, undoes them all. */
async function keepAll(db: Store, all: readonly Keeping[]): Promise<readonly boolean[]> {
  const { rows } = await sql<{ id: string }>`
    select id from keep_submissions(${`[${all.map(({ json }) => json).join()}]`}::jsonb) as id`.execute(
    db,
  );
  const stored = new Set(rows.map(({ id }) => id));
  return all.map(({ toStore }) => stored.has(toStore.id));
}

/** Thrown to undo a submission whose files were sent or deleted at the same moment. */
class FilesGone extends Error {}

async function keepOne(
  db: Store,
  toStore: SubmissionToKeep,
  files?: readonly string[],
): Promise<boolean> {
  const { id, key, response, ...submission } = toStore;
  return inTransaction(db, async (trx) => {
    const draft = await lockDraft(trx, submission);
    if (draft?.closed) return false;
    await insertSubmission(trx, id, { ...submission, revision: draft?.revision ?? 0 });
    const claim = { ids: files ?? [], submission: id, now: submission.submitted_at };
    if (files && !(await claimFiles(trx, submission, claim))) throw new FilesGone();
    await deleteDraft(trx, submission);
    if (key) await keepAnswer(trx, key, { answer: response, now: submission.submitted_at });
    return true;
  }).catch((error: unknown) => {
    if (error instanceof FilesGone) return false;
    throw error;
  });
}
