// Rows of `draft`: forms in progress, one per form and owner, with a revision that tells two tabs apart.
import { type Selectable, sql } from 'kysely';
import type { Draft } from '../../../runtime/core/index.ts';
import { together } from '../statements/together.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { DraftTable } from '../tables/draft.ts';

/** A draft as it is kept: once its answers were submitted it is closed, and takes no more saves. */
export interface StoredDraft extends Draft {
  readonly closed: boolean;
}

export interface DraftKey {
  readonly form_id: string;
  readonly owner: string;
}

export type DraftContent = Pick<Draft, 'data' | 'step' | 'reached' | 'release'>;

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

/** Of these forms, those that somebody has begun and not sent: ids. */
export async function begunDrafts(
  db: Store,
  { owner, forms }: { readonly owner: string; readonly forms: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (forms.length === 0) return new Set();
  const rows = await db
    .selectFrom('draft')
    .select('form_id')
    .where('form_id', 'in', [...forms])
    .where('owner', '=', owner)
    .where('closed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ form_id }) => form_id));
}

function selectDraft(db: Store | StoreTransaction, { form_id, owner }: DraftKey) {
  return db
    .selectFrom('draft')
    .selectAll()
    .where('form_id', '=', form_id)
    .where('owner', '=', owner);
}

function draftIn(row: Selectable<DraftTable>): StoredDraft {
  const { data, revision, step, reached, release } = row;
  return {
    data,
    revision,
    ...(step !== null && { step }),
    ...(reached !== null && { reached }),
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
  const { seen, now } = options;
  const json = JSON.stringify({ ...key, ...content, seen, saved_at: now });
  const revision = await save(db, { ...key, json });
  if (revision !== undefined)
    return { saved: { ...content, revision, savedAt: now.toISOString(), closed: false } };
  const standing = await findDraft(db, key);
  if (!standing || standing.closed) return { closed: true };
  return { stale: standing };
}

interface Save extends DraftKey {
  /** The row, with the revision it may replace. */
  readonly json: string;
}

const nameOf = ({ form_id, owner }: DraftKey): string => `${form_id} ${owner}`;

/** The revision a save became; undefined where another draft stood in its way. */
const save = together<Save, number | undefined>({
  all: saveAll,
  nameOf,
  sizeOf: ({ json }) => json.length,
});

async function saveAll(
  db: Store,
  saves: readonly Save[],
): Promise<readonly (number | undefined)[]> {
  const { rows } = await sql<{ of_form: string; of_owner: string; saved_as: number }>`
    select * from save_drafts(${`[${saves.map(({ json }) => json).join()}]`}::jsonb)`.execute(db);
  const saved = new Map(
    rows.map((row) => [nameOf({ form_id: row.of_form, owner: row.of_owner }), row.saved_as]),
  );
  return saves.map((one) => saved.get(nameOf(one)));
}

/** Closes the draft for good and empties it: the submission now holds the answers. */
export async function closeDraft(trx: StoreTransaction, key: DraftKey, now: Date): Promise<void> {
  const row = { data: '{}', step: null, reached: null, saved_at: now, closed_at: now };
  await trx
    .insertInto('draft')
    .values({ ...key, ...row, release: '', revision: 0 })
    .onConflict((conflict) => conflict.columns(['form_id', 'owner']).doUpdateSet(row))
    .execute();
}

/** Opens a closed draft again with these answers, as its next revision. */
export async function reopenDraft(
  trx: StoreTransaction,
  key: DraftKey,
  { data, step, reached, release }: DraftContent,
  now: Date,
): Promise<void> {
  const left = { step: step ?? null, reached: reached ?? null };
  const row = { data: JSON.stringify(data), ...left, release, saved_at: now, closed_at: null };
  await trx
    .insertInto('draft')
    .values({ ...key, ...row, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['form_id', 'owner'])
        .doUpdateSet({ ...row, revision: sql<number>`draft.revision + 1` }),
    )
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
