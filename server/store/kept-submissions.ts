// A form that becomes a submission and nothing else: stored with the end of its draft and the answer to its key, together with those of others.
import { sql } from 'kysely';
import type { JsonObject } from '../../runtime/core/index.ts';
import { deleteDraft, lockDraft } from './drafts.ts';
import { type AnsweredKey, keepAnswer } from './idempotency.ts';
import { insertSubmission, type NewSubmission } from './submissions.ts';
import { together } from './together.ts';
import { inTransaction, type Store } from './transaction.ts';

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
export const keepSubmission = together<SubmissionToKeep, boolean>({
  all: keepAll,
  alone: keepOne,
  nameOf: ({ form_id, owner }) => `${form_id} ${owner}`,
});

/** The usual case. Whatever is in the way of one, such as a key that was answered, undoes them all. */
async function keepAll(db: Store, kept: readonly SubmissionToKeep[]): Promise<readonly boolean[]> {
  const given = kept.map(({ key, ...row }) => ({ ...row, ...key }));
  const { rows } = await sql<{ id: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
        id uuid, form_id text, release text, data jsonb, secrets jsonb, owner text, submitted_at timestamptz,
        key_hash text, body_hash text, response jsonb)
      where not exists (
        select from draft where draft.form_id = given.form_id and draft.owner = given.owner
        and draft.closed_at is not null)
    ), ended as (
      delete from draft using given where draft.form_id = given.form_id and draft.owner = given.owner
      returning draft.form_id, draft.owner, draft.revision
    ), answered as (
      insert into idempotency (key_hash, body_hash, status, response, started_at)
      select key_hash, body_hash, 200, response, submitted_at from given where key_hash is not null
    )
    insert into submission (id, form_id, release, revision, data, secrets, owner, submitted_at)
    select id, form_id, release, coalesce(ended.revision, 0), data, secrets, owner, submitted_at
    from given left join ended using (form_id, owner)
    returning id`.execute(db);
  const stored = new Set(rows.map(({ id }) => id));
  return kept.map(({ id }) => stored.has(id));
}

async function keepOne(db: Store, kept: SubmissionToKeep): Promise<boolean> {
  const { id, key, response, ...submission } = kept;
  return inTransaction(db, async (trx) => {
    const draft = await lockDraft(trx, submission);
    if (draft?.closed) return false;
    await insertSubmission(trx, id, { ...submission, revision: draft?.revision ?? 0 });
    await deleteDraft(trx, submission);
    if (key) await keepAnswer(trx, key, { answer: response, now: submission.submitted_at });
    return true;
  });
}
