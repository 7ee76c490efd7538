// Rows of `content_asset` and `content_release`: a release is never forgotten, only followed by another.
import type { ReleasedContent } from '../content/released.ts';
import { inTransaction, type Store } from './transaction.ts';

export interface KeptAsset {
  readonly type: string;
  readonly body: string;
}

/** Keeps a release for good; what is kept already costs nothing. */
export async function keepRelease(
  db: Store,
  { assets, forms, pointer }: Pick<ReleasedContent, 'assets' | 'forms' | 'pointer'>,
  now: Date,
): Promise<void> {
  const files = [...assets].map(([name, { type, body }]) => ({ name, type, body, kept_at: now }));
  const releases = Object.values(forms).flatMap(({ bundle: { id, release } }) => {
    const bundle = pointer.forms[id];
    return bundle === undefined ? [] : [{ form_id: id, release, bundle, current_at: now }];
  });
  await inTransaction(db, async (trx) => {
    for (const file of files)
      await trx
        .insertInto('content_asset')
        .values(file)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    for (const release of releases)
      await trx
        .insertInto('content_release')
        .values(release)
        .onConflict((conflict) =>
          conflict.columns(['form_id', 'release']).doUpdateSet({ current_at: now }),
        )
        .execute();
  });
}

/** An asset of any release. */
export async function findAsset(db: Store, name: string): Promise<KeptAsset | undefined> {
  return db
    .selectFrom('content_asset')
    .select(['type', 'body'])
    .where('name', '=', name)
    .executeTakeFirst();
}

/** The newest bundle of every form with open drafts, as JSON text: they were most likely made under it. */
export async function newestBundles(db: Store): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('content_release')
    .innerJoin('content_asset', 'content_asset.name', 'content_release.bundle')
    .distinctOn('form_id')
    .select(['form_id', 'content_asset.body'])
    .where('form_id', 'in', (open) =>
      open.selectFrom('draft').select('form_id').where('closed_at', 'is', null),
    )
    .orderBy('form_id')
    .orderBy(
      (order) => order.fn.coalesce('content_release.current_at', 'content_asset.kept_at'),
      'desc',
    )
    .execute();
  return rows.map(({ body }) => body);
}

/** The bundle of a form in one release, as its submissions are stamped. */
export async function findBundle(
  db: Store,
  formId: string,
  release: string,
): Promise<KeptAsset | undefined> {
  return db
    .selectFrom('content_release')
    .innerJoin('content_asset', 'content_asset.name', 'content_release.bundle')
    .select(['content_asset.type', 'content_asset.body'])
    .where('form_id', '=', formId)
    .where('release', '=', release)
    .executeTakeFirst();
}
