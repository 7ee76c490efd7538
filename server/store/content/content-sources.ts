// Rows of `content_source` and `content_file`: every file of every release, each text kept once.
import { sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';

export interface TextToKeep {
  readonly hash: string;
  readonly body: string;
}

/** The files of a release by path, each with the hash of its text. */
export interface SourceToKeep {
  readonly id: string;
  readonly files: ReadonlyMap<string, TextToKeep>;
}

/** Keeps a text, if it is not kept yet. */
export async function keepText(trx: StoreTransaction, { hash, body }: TextToKeep): Promise<void> {
  await trx
    .insertInto('content_file')
    .values({ hash, body })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Texts in one statement: some kilobytes each. */
const AT_ONCE = 100;

/** Keeps what is not kept yet. */
export async function keepSource(
  trx: StoreTransaction,
  { id, files }: SourceToKeep,
  kept_at: Date,
): Promise<void> {
  const known = await trx
    .selectFrom('content_source')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known) return;
  const texts = new Map([...files.values()].map(({ hash, body }) => [hash, body]));
  // Between two releases a few files differ: the others are asked for by their hashes alone.
  const existing = await trx
    .selectFrom('content_file')
    .select('hash')
    .where('hash', 'in', [...texts.keys()])
    .execute();
  for (const { hash } of existing) texts.delete(hash);
  const rows = [...texts].map(([hash, body]) => ({ hash, body }));
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await trx
      .insertInto('content_file')
      .values(rows.slice(at, at + AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const hashes = Object.fromEntries([...files].map(([path, { hash }]) => [path, hash]));
  await trx
    .insertInto('content_source')
    .values({ id, files: JSON.stringify(hashes), kept_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Every file of a source by its path, in the order of the paths; undefined where it is not kept. Throws where a file of it is gone. */
export async function findSource(
  db: Store | StoreTransaction,
  id: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const row = await db
    .selectFrom('content_source')
    .select('files')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const paths = Object.entries(row.files as Readonly<Record<string, string>>);
  const texts = await textsOf(db, [...new Set(paths.map(([, hash]) => hash))]);
  return new Map(
    paths
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, hash]) => {
        const body = texts.get(hash);
        if (body === undefined) throw new Error(`The text of ${path} is not kept any more.`);
        return [path, body];
      }),
  );
}

/** Those of these hashes of which the text is kept. */
export async function keptHashes(
  db: Store,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('content_file')
    .select('hash')
    .where('hash', 'in', [...hashes])
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** The texts of those of these hashes that are kept. */
export async function textsOf(
  db: Store | StoreTransaction,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_file')
    .selectAll()
    .where('hash', 'in', [...hashes])
    .execute();
  return new Map(rows.map(({ hash, body }) => [hash, body]));
}

/** Of these sources that have a file at the path, the hash of its text there. */
export async function hashesOfFile(
  db: Store,
  sources: readonly string[],
  path: string,
): Promise<ReadonlyMap<string, string>> {
  if (sources.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_source')
    .select(['id', sql<string | null>`files ->> ${path}::text`.as('hash')])
    .where('id', 'in', [...sources])
    .execute();
  return new Map(rows.flatMap(({ id, hash }) => (hash === null ? [] : [[id, hash] as const])));
}
