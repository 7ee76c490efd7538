// Rows of `draft`: forms in progress, one per form and owner, with a revision that tells two tabs apart.
import { type Selectable, sql } from 'kysely';
import type { Draft } from '../../runtime/core/index.ts';
import type { DraftTable } from './tables/draft.ts';
import type { Store, StoreTransaction } from './transaction.ts';

/** A draft as it is kept: once its answers were submitted it is closed, and takes no more saves. */
export interface StoredDraft extends Draft {
  readonly closed: boolean;
}

export interface DraftKey {
  readonly form_id: string;
  readonly owner: string;
}

export type DraftContent = Pick<Draft, 'data' | 'step' | 'release'>;

/** What became of a save: the new row, or the one that stood in its way. */
export type SaveOutcome =
  | { readonly saved: StoredDraft }
  | { readonly stale: StoredDraft }
  | { readonly closed: true };

/** The draft, whether open or closed. */
export async function findDraft(
  db: Store | StoreTransaction,
  key: DraftKey,
): Promise<StoredDraft | undefined> {
  const row = await selectDraft(db, key).executeTakeFirst();
  return row && draftIn(row);
}

function selectDraft(db: Store | StoreTransaction, { form_id, owner }: DraftKey) {
  return db
    .selectFrom('draft')
    .selectAll()
    .where('form_id', '=', form_id)
    .where('owner', '=', owner);
}

function draftIn(row: Selectable<DraftTable>): StoredDraft {
  const { data, revision, step, release } = row;
  return {
    data,
    revision,
    ...(step !== null && { step }),
    release,
    savedAt: row.saved_at.toISOString(),
    closed: row.closed_at !== null,
  };
}

/**
 * Saves as the next revision. With `seen` only if that is still the newest revision (0: no draft yet); without it,
 * whatever is there.
 */
export async function saveDraft(
  db: Store,
  key: DraftKey,
  content: DraftContent,
  options: { readonly seen?: number; readonly now: Date },
): Promise<SaveOutcome> {
  const { data, step = null, release } = content;
  const row = { data: JSON.stringify(data), step, release, saved_at: options.now };
  const { seen } = options;
  const saved = await db
    .insertInto('draft')
    .values({ ...key, ...row, revision: 1, closed_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['form_id', 'owner'])
        .doUpdateSet({ ...row, revision: sql<number>`draft.revision + 1` })
        .where('draft.closed_at', 'is', null)
        .where((where) =>
          seen === undefined ? where.val(true) : where('draft.revision', '=', seen),
        ),
    )
    .returningAll()
    .executeTakeFirst();
  if (saved) return { saved: draftIn(saved) };
  const standing = await findDraft(db, key);
  if (!standing || standing.closed) return { closed: true };
  return { stale: standing };
}

/** Closes the draft for good and empties it: the submission now holds the answers. */
export async function closeDraft(trx: StoreTransaction, key: DraftKey, now: Date): Promise<void> {
  const row = { data: '{}', step: null, saved_at: now, closed_at: now };
  await trx
    .insertInto('draft')
    .values({ ...key, ...row, release: '', revision: 0 })
    .onConflict((conflict) => conflict.columns(['form_id', 'owner']).doUpdateSet(row))
    .execute();
}

/** Locks the row against saves of other tabs until the transaction ends. */
export async function lockDraft(
  trx: StoreTransaction,
  key: DraftKey,
): Promise<StoredDraft | undefined> {
  const row = await selectDraft(trx, key).forUpdate().executeTakeFirst();
  return row && draftIn(row);
}

/** Forgets a draft: the submission now holds the answers, and another may be begun. */
export async function deleteDraft(trx: StoreTransaction, key: DraftKey): Promise<void> {
  await trx
    .deleteFrom('draft')
    .where('form_id', '=', key.form_id)
    .where('owner', '=', key.owner)
    .execute();
}

/** Forgets what browsers known only by a cookie left unfinished. */
export async function deleteVisitorDrafts(db: Store, before: Date): Promise<void> {
  await db
    .deleteFrom('draft')
    .where('owner', 'like', 'visitor/%')
    .where('saved_at', '<', before)
    .execute();
}
