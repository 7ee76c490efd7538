// A form that becomes a submission and nothing else: stored with the end of its draft and the answer to its key, together with those of others.
import { sql } from 'kysely';
import type { JsonObject, LimitPlan } from '../../../runtime/core/index.ts';
import { together } from '../statements/together.ts';
import { inTransaction, type Store, type StoreTransaction } from '../statements/transaction.ts';
import { deleteDraft, lockDraft } from './drafts.ts';
import { claimFiles } from './form-files.ts';
import { type AnsweredKey, keepAnswer } from './idempotency.ts';
import { takePlace } from './places.ts';
import { insertSubmission, type NewSubmission } from './submissions.ts';

export interface SubmissionToKeep extends Omit<NewSubmission, 'revision'> {
  readonly id: string;
  /** What is answered, and the key it is answered under, where the call brought one. */
  readonly response: JsonObject;
  readonly key?: AnsweredKey | undefined;
  /** Goes with it, in its transaction. */
  readonly also: ((trx: StoreTransaction) => Promise<void>) | undefined;
}

/** What is looked at for one submission alone. */
export interface KeptWith {
  /** Uploaded files that go along. */
  readonly files?: readonly string[] | undefined;
  /** How many of them are taken. */
  readonly limit?: LimitPlan | undefined;
}

/**
 * Stores a submission, with the revision of the draft it ends: submission, files and key together, or nothing. False where that draft
 * was closed, or a file is gone: then nothing is stored. Throws `KeyTaken` where its key was answered before, `NoPlace` where no more
 * are taken.
 */
export function keepSubmission(
  db: Store,
  toStore: SubmissionToKeep,
  { files, limit }: KeptWith = {},
): Promise<boolean> {
  if (files || limit) return keepOne(db, toStore, { files, limit });
  const { key, also: _, ...row } = toStore;
  return keep(db, { toStore, json: JSON.stringify({ ...row, ...key }) });
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
function keepAll(db: Store, all: readonly Keeping[]): Promise<readonly boolean[]> {
  const isMore = all.some(({ toStore }) => toStore.also !== undefined);
  return isMore ? inTransaction(db, (trx) => keepWithMore(trx, all)) : keepRows(db, all);
}

async function keepWithMore(
  trx: StoreTransaction,
  all: readonly Keeping[],
): Promise<readonly boolean[]> {
  const stored = await keepRows(trx, all);
  for (const [at, { toStore }] of all.entries()) if (stored[at]) await toStore.also?.(trx);
  return stored;
}

async function keepRows(
  db: Store | StoreTransaction,
  all: readonly Keeping[],
): Promise<readonly boolean[]> {
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
  { files, limit }: KeptWith = {},
): Promise<boolean> {
  const { id, key, response, also, ...submission } = toStore;
  return inTransaction(db, async (trx) => {
    if (limit) await takePlace(trx, submission, limit);
    const draft = await lockDraft(trx, submission);
    if (draft?.closed) return false;
    await insertSubmission(trx, id, { ...submission, revision: draft?.revision ?? 0 });
    const claim = { ids: files ?? [], submission: id, now: submission.submitted_at };
    if (files && !(await claimFiles(trx, submission, claim))) throw new FilesGone();
    await deleteDraft(trx, submission);
    await also?.(trx);
    if (key) await keepAnswer(trx, key, { answer: response, now: submission.submitted_at });
    return true;
  }).catch((error: unknown) => {
    if (error instanceof FilesGone) return false;
    throw error;
  });
}
