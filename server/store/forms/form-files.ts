// Rows of `form_file`: files of forms without calls of their own, nobody's but their owner's until they go with a submission.
import { type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { FormFileTable } from '../tables/form-file.ts';
import type { DraftKey } from './drafts.ts';

/** A file that is stored, and its owner's still to send. */
export type FormFile = Selectable<FormFileTable> & { readonly file_key: string };

export type NewFormFile = Pick<
  Selectable<FormFileTable>,
  'id' | 'form_id' | 'owner' | 'field' | 'network' | 'name' | 'file_type' | 'size' | 'expires_at'
>;

/** Takes the room of a file before it is stored, so that all who look see it. */
export async function reserveFormFile(db: Store, file: NewFormFile): Promise<void> {
  await db.insertInto('form_file').values(file).execute();
}

/** The file is stored under this key, and its owner's until then. */
export async function storedFormFile(
  db: Store,
  id: string,
  stored: Pick<FormFile, 'file_key' | 'expires_at'>,
): Promise<void> {
  await db.updateTable('form_file').set(stored).where('id', '=', id).execute();
}

/** Takes a file from its owner, before it is deleted. False where it is not theirs, or was sent meanwhile. */
export async function giveUpFormFile(
  db: Store,
  { form_id, owner, id }: DraftKey & { readonly id: string },
  now: Date,
): Promise<boolean> {
  const given = await db
    .updateTable('form_file')
    .set({ expires_at: now })
    .where('id', '=', id)
    .where('form_id', '=', form_id)
    .where('owner', '=', owner)
    .where('submission_id', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute();
  return given.length > 0;
}

/** Forgets a file; the store of files no longer has it. */
export async function deleteFormFile(db: Store, id: string): Promise<void> {
  await db
    .deleteFrom('form_file')
    .where('id', '=', id)
    .where('submission_id', 'is', null)
    .execute();
}

/** The files of an owner in one form that were not sent yet, in the order they came. */
export async function unsentFiles(
  db: Store | StoreTransaction,
  { form_id, owner }: DraftKey,
  now: Date,
): Promise<readonly FormFile[]> {
  const rows = await db
    .selectFrom('form_file')
    .selectAll()
    .where('form_id', '=', form_id)
    .where('owner', '=', owner)
    .where('submission_id', 'is', null)
    .where('file_key', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('name')
    .execute();
  return rows.flatMap((row) => (row.file_key === null ? [] : [{ ...row, file_key: row.file_key }]));
}

/** Gives files that wait to another draft of the same person. */
export async function giveFormFiles(
  db: Store,
  ids: readonly string[],
  owner: string,
): Promise<void> {
  await db
    .updateTable('form_file')
    .set({ owner })
    .where('id', 'in', [...ids])
    .where('submission_id', 'is', null)
    .execute();
}

/** Whoever opens the form again has them for as long again. */
export async function keepUnsentFiles(
  db: Store,
  { form_id, owner }: DraftKey,
  until: { readonly now: Date; readonly expires_at: Date },
): Promise<void> {
  await db
    .updateTable('form_file')
    .set({ expires_at: until.expires_at })
    .where('form_id', '=', form_id)
    .where('owner', '=', owner)
    .where('submission_id', 'is', null)
    .where('file_key', 'is not', null)
    .where('expires_at', '>', until.now)
    .execute();
}

/** How much room unsent files take: at the field of a file, of its owner, of its network, of all. Those being stored count. */
export interface Room {
  readonly at_field: number;
  readonly of_owner: number;
  readonly of_network: number;
  readonly of_all: number;
}

/** The room taken, in files at the field and in bytes else. */
export async function roomTaken(
  db: Store,
  {
    form_id,
    owner,
    field,
    network,
  }: Omit<NewFormFile, 'id' | 'name' | 'file_type' | 'size' | 'expires_at'>,
): Promise<Room> {
  const row = await db
    .selectFrom('form_file')
    .where('submission_id', 'is', null)
    .select([
      sql<string>`count(*) filter (where owner = ${owner} and form_id = ${form_id} and field = ${field})`.as(
        'at_field',
      ),
      sql<string>`coalesce(sum(size) filter (where owner = ${owner}), 0)`.as('of_owner'),
      sql<string>`coalesce(sum(size) filter (where network = ${network}), 0)`.as('of_network'),
      sql<string>`coalesce(sum(size), 0)`.as('of_all'),
    ])
    .executeTakeFirstOrThrow();
  const { at_field, of_owner, of_network, of_all } = row;
  return {
    at_field: Number(at_field),
    of_owner: Number(of_owner),
    of_network: Number(of_network),
    of_all: Number(of_all),
  };
}

/** Gives files to a submission, and what is left of the form in that browser to nobody. False unless all of them were its owner's. */
export async function claimFiles(
  trx: StoreTransaction,
  key: DraftKey,
  {
    ids,
    submission,
    now,
  }: { readonly ids: readonly string[]; readonly submission: string; readonly now: Date },
): Promise<boolean> {
  const unsent = (await unsentFiles(trx, key, now)).map(({ id }) => id);
  if (ids.some((id) => !unsent.includes(id))) return false;
  if (ids.length > 0) {
    const claimed = await trx
      .updateTable('form_file')
      .set({ submission_id: submission })
      .where('id', 'in', [...ids])
      .where('submission_id', 'is', null)
      .returning('id')
      .execute();
    if (claimed.length < ids.length) return false;
  }
  await trx
    .updateTable('form_file')
    .set({ expires_at: now })
    .where('form_id', '=', key.form_id)
    .where('owner', '=', key.owner)
    .where('submission_id', 'is', null)
    .execute();
  return true;
}

/** Files that were nobody's before then, the oldest first. */
export async function expiredFiles(
  db: Store,
  before: Date,
  most: number,
): Promise<readonly Pick<FormFile, 'id' | 'form_id' | 'name'>[]> {
  return db
    .selectFrom('form_file')
    .select(['id', 'form_id', 'name'])
    .where('submission_id', 'is', null)
    .where('expires_at', '<=', before)
    .orderBy('expires_at')
    .limit(most)
    .execute();
}

/** The files that went with a submission, or with any of several. */
export async function filesOfSubmission(
  db: Store,
  submission: string | readonly string[],
): Promise<readonly FormFile[]> {
  const ids = [submission].flat();
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('form_file')
    .selectAll()
    .where('submission_id', 'in', ids)
    .orderBy('field')
    .orderBy('name')
    .execute();
  return rows.flatMap((row) => (row.file_key === null ? [] : [{ ...row, file_key: row.file_key }]));
}
