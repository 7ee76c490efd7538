// The bundles that open drafts were saved under: every form in each release that some draft of it is of.
import { sql } from 'kysely';
import type { Store } from '../statements/transaction.ts';

/** As JSON text. A draft whose release is not kept was most likely made under the newest one of its form. */
export async function bundlesOfDrafts(db: Store): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly body: string }>`
    with open as (
      select distinct form_id, release from draft where closed_at is null
    ), newest as (
      select distinct on (form_id) form_id, release
      from content_release join content_asset on content_asset.name = content_release.bundle
      order by form_id, coalesce(content_release.current_at, content_asset.kept_at) desc
    ), wanted as (
      select distinct open.form_id, coalesce(kept.release, newest.release) as release
      from open
      left join content_release kept on kept.form_id = open.form_id and kept.release = open.release
      left join newest on newest.form_id = open.form_id
    )
    select content_asset.body
    from wanted
    join content_release using (form_id, release)
    join content_asset on content_asset.name = content_release.bundle
    order by form_id, release`.execute(db);
  return rows.map(({ body }) => body);
}
