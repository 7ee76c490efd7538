// Rows of `published_release`, `content_asset` and `content_release`: a release is never forgotten, only followed by another.
import { type InsertQueryBuilder, type InsertResult, type Selectable, sql } from 'kysely';
import { inTransaction, type Store, type StoreTransaction } from '../statements/transaction.ts';
import type { ContentReleaseTable } from '../tables/content-release.ts';
import type { CurrentReleaseTable } from '../tables/current-release.ts';
import type { Tables } from '../tables/index.ts';
import type { HowPublished } from '../tables/release-history.ts';
import { keepSource, keepText, type SourceToKeep, type TextToKeep } from './content-sources.ts';
import { forgetWaiting } from './waiting-content.ts';

export interface StoredAsset {
  readonly type: string;
  readonly body: string;
}

/** A release as it is kept. */
export interface ReleaseToKeep {
  readonly id: string;
  /** What a process needs of it besides the assets. */
  readonly pack: string;
  /** New ones at least; what is kept already costs nothing. */
  readonly assets: ReadonlyMap<string, StoredAsset>;
  /** Every asset it needs. */
  readonly names: readonly string[];
  /** The files it was made of; absent where they were not kept with it. */
  readonly source?: SourceToKeep;
  /** What the code that makes it current needs of content. */
  readonly needs: TextToKeep;
  readonly forms: readonly Pick<ContentReleaseTable, 'form_id' | 'release' | 'bundle'>[];
}

export type CurrentRelease = Selectable<CurrentReleaseTable>;

/** Which release is current: one row, cheap enough to be read every second. Held, nobody publishes meanwhile. */
export async function currentRelease(
  db: Store | StoreTransaction,
  { hold = false }: { readonly hold?: boolean } = {},
): Promise<CurrentRelease> {
  const row = db.selectFrom('current_release').selectAll();
  return (hold ? row.forShare() : row).executeTakeFirstOrThrow();
}

/** Somebody else published since: what was to follow another release would follow theirs. */
export class PublishedMeanwhile extends Error {}

export interface ReleaseOrigin {
  readonly change: string;
  readonly title: string;
  /** As the history names somebody; '' where nobody had to approve. */
  readonly approvedBy: string;
}

export interface Publishing {
  readonly now: Date;
  readonly how: HowPublished;
  /** Who does so, and why. */
  readonly author?: string;
  readonly note?: string;
  /** The number of the release it is to follow; where another is current by then, `PublishedMeanwhile` is thrown. */
  readonly after?: number;
  /** What is done besides where it becomes current, in the same transaction; it may run more than once, and refuse. */
  readonly also?: (trx: StoreTransaction, before: CurrentRelease) => Promise<void>;
  /** The change of the Studio that it comes of. */
  readonly origin?: ReleaseOrigin;
  /** What came with a start and is part of it: a release may be what was published on top of that. */
  readonly shipped?: ReleaseToKeep;
}

/** For those who publish before; a release is kept in a second or two. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Keeps a release for good and makes it the current one: whole or not at all, one after the other. One that comes with a
 * start makes nothing current where the start before came with the same files, whatever was made of them then.
 */
export async function publishRelease(
  db: Store,
  release: ReleaseToKeep,
  { now, how, after, also, author = '', note = '', ...publishing }: Publishing,
): Promise<CurrentRelease> {
  const shipped = how === 'start' ? release : publishing.shipped;
  return inTransaction(db, async (trx) => {
    // Whoever publishes comes one after the other, and bears with it.
    for (const limit of ['lock_timeout', 'statement_timeout'])
      await sql`set local ${sql.raw(limit)} = ${sql.lit(LONGEST_WAIT_MS)}`.execute(trx);
    const head = await trx
      .selectFrom('current_release')
      .selectAll()
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (after !== undefined && head.number !== after)
      throw new PublishedMeanwhile(`Release ${head.number} was published meanwhile.`);
    if (shipped) await forgetWaiting(trx);
    if (how === 'start' && isAsBefore(head, release)) return keepAlso(trx, { head, release, now });
    const source = release.source?.id ?? null;
    const isCurrent = head.release === release.id && head.source === source;
    const number = isCurrent ? head.number : head.number + 1;
    if (!isCurrent) {
      await also?.(trx, head);
      await keepRelease(trx, release, now);
      const parent = head.number === 0 ? null : head.number;
      const entry = { number, release: release.id, published_at: now, how };
      await keepText(trx, release.needs);
      const { change, ...came } = originOf(publishing.origin);
      const about = { source, parent, author, note, needs: release.needs.hash, ...came };
      await trx
        .insertInto('release_history')
        .values({ ...entry, ...about, change_id: change })
        .execute();
    }
    if (shipped?.source) await keepSource(trx, shipped.source, now);
    const next = {
      ...{ number, release: release.id, source },
      ...(shipped && { shipped: shipped.id, shipped_source: shipped.source?.id ?? null }),
    };
    await trx.updateTable('current_release').set(next).execute();
    return { ...head, ...next };
  });
}

const originOf = (origin: ReleaseOrigin | undefined) => ({
  change: origin?.change ?? null,
  title: origin?.title ?? '',
  approved_by: origin?.approvedBy ?? '',
});

/** Did the start before come with the same? Of a store from before files were kept only what was made of them is known. */
export const isAsBefore = (
  head: CurrentRelease,
  { id, source }: Pick<ReleaseToKeep, 'id' | 'source'>,
): boolean =>
  head.shipped_source === null ? head.shipped === id : head.shipped_source === source?.id;

/** Is something current that did not come with a start? */
export const isPublishedSince = (head: CurrentRelease): boolean =>
  head.source !== null && head.shipped_source !== null
    ? head.source !== head.shipped_source
    : head.release !== head.shipped;

/** What another compiler made of the same files is kept beside it; files that were not kept yet are. */
async function keepAlso(
  trx: StoreTransaction,
  { head, release, now }: { head: CurrentRelease; release: ReleaseToKeep; now: Date },
): Promise<CurrentRelease> {
  const source = release.source?.id ?? null;
  if (head.shipped === release.id && head.shipped_source === source) return head;
  await keepRelease(trx, release, now);
  const isCurrent = head.source === null && head.release === release.id;
  if (isCurrent)
    await trx
      .updateTable('release_history')
      .set({ source })
      .where('number', '=', head.number)
      .execute();
  const next = { shipped: release.id, shipped_source: source, ...(isCurrent && { source }) };
  await trx.updateTable('current_release').set(next).execute();
  return { ...head, ...next };
}

/** Puts a release right that was found spoilt: everything of it as it was made anew. */
export async function mendRelease(db: Store, release: ReleaseToKeep, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const [name, { type, body }] of release.assets)
      await trx.updateTable('content_asset').set({ type, body }).where('name', '=', name).execute();
    await trx
      .updateTable('published_release')
      .set({ pack: release.pack })
      .where('id', '=', release.id)
      .execute();
    await keepRelease(trx, release, now);
  });
}

/** Files in one statement: some tens of kilobytes each, and a release has about two hundred. */
const AT_ONCE = 50;

async function keepRelease(
  trx: StoreTransaction,
  { id, pack, assets, names, forms, source }: ReleaseToKeep,
  kept_at: Date,
): Promise<void> {
  if (source) await keepSource(trx, source, kept_at);
  // Of two releases nearly all files are the same: those are not sent again while others wait to publish.
  const existing = await existingNames(trx, names);
  const files = [...assets]
    .filter(([name]) => !existing.has(name))
    .map(([name, { type, body }]) => ({ name, type, body, kept_at }));
  for (let at = 0; at < files.length; at += AT_ONCE)
    await keep(trx.insertInto('content_asset').values(files.slice(at, at + AT_ONCE)));
  if (names.some((name) => !existing.has(name) && !assets.has(name)))
    throw new Error(`The release ${id} lacks some of its files.`);
  await keep(trx.insertInto('published_release').values({ id, pack, kept_at }));
  if (forms.length === 0) return;
  await trx
    .insertInto('content_release')
    .values(forms.map((form) => ({ ...form, current_at: kept_at })))
    .onConflict((conflict) =>
      conflict.columns(['form_id', 'release']).doUpdateSet({ current_at: kept_at }),
    )
    .execute();
}

async function existingNames(
  trx: StoreTransaction,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('content_asset')
    .select('name')
    .where('name', 'in', [...names])
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** What is kept already stays as it is. */
async function keep<T extends keyof Tables>(
  row: InsertQueryBuilder<Tables, T, InsertResult>,
): Promise<void> {
  await row.onConflict((conflict) => conflict.doNothing()).execute();
}

/** What a process needs of a release besides its assets. */
export async function findPack(
  db: Store | StoreTransaction,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('published_release')
    .select('pack')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.pack;
}

/** Assets by name; those there are none of are missing. */
export async function findAssets(
  db: Store | StoreTransaction,
  names: readonly string[],
): Promise<ReadonlyMap<string, StoredAsset>> {
  const rows = await db
    .selectFrom('content_asset')
    .select(['name', 'type', 'body'])
    .where('name', 'in', [...names])
    .execute();
  return new Map(rows.map(({ name, ...asset }) => [name, asset]));
}

/** An asset of any release. */
export async function findAsset(db: Store, name: string): Promise<StoredAsset | undefined> {
  return db
    .selectFrom('content_asset')
    .select(['type', 'body'])
    .where('name', '=', name)
    .executeTakeFirst();
}

/** The bundle of a form in one release, as its submissions are stamped. */
export async function findBundle(
  db: Store,
  formId: string,
  release: string,
): Promise<StoredAsset | undefined> {
  return db
    .selectFrom('content_release')
    .innerJoin('content_asset', 'content_asset.name', 'content_release.bundle')
    .select(['content_asset.type', 'content_asset.body'])
    .where('form_id', '=', formId)
    .where('release', '=', release)
    .executeTakeFirst();
}
