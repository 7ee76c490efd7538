// Rows of `studio_presence`: who is where in the Studio.
import type { Insertable, Selectable } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { StudioPresenceTable } from '../tables/studio-presence.ts';

export type PresenceRow = Selectable<StudioPresenceTable>;

/** Tells where somebody is; since when stays as it is while the page is the same. */
export async function tellPresence(
  db: Store,
  row: Omit<Insertable<StudioPresenceTable>, 'since'>,
): Promise<void> {
  await db
    .insertInto('studio_presence')
    .values({ ...row, since: row.seen_at })
    .onConflict((conflict) =>
      conflict.columns(['change_id', 'staff_id']).doUpdateSet((now) => ({
        place: row.place,
        email: row.email,
        seen_at: row.seen_at,
        since: now
          .case()
          .when('studio_presence.place', '=', row.place)
          .then(now.ref('studio_presence.since'))
          .else(row.seen_at)
          .end(),
      })),
    )
    .execute();
}

/** Everybody who was seen since a moment; of one change where one is named. */
export async function whoIsHere(
  db: Store,
  { since, change }: { readonly since: Date; readonly change?: string },
): Promise<readonly PresenceRow[]> {
  const seen = db.selectFrom('studio_presence').selectAll().where('seen_at', '>=', since);
  const there = change === undefined ? seen : seen.where('change_id', '=', change);
  return there.orderBy('email').execute();
}

/** Forgets whoever was not seen since. */
export async function deleteGone(db: Store, before: Date): Promise<void> {
  await db.deleteFrom('studio_presence').where('seen_at', '<', before).execute();
}
