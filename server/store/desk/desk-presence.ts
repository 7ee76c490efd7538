// Rows of `desk_presence`: who has the page of a thing open.
import { sql } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import { CLERK_NAME, type Clerk, type QueueName } from './desk-taking.ts';

/** Notes that somebody has it open. */
export async function tellOpen(
  db: Store,
  row: {
    readonly queue: QueueName;
    readonly thing: string;
    readonly clerk: string;
    readonly at: Date;
  },
): Promise<void> {
  const { queue, thing, clerk, at } = row;
  await db
    .insertInto('desk_presence')
    .values({ queue, thing_id: thing, staff_id: clerk, seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['queue', 'thing_id', 'staff_id']).doUpdateSet({ seen_at: at }),
    )
    .execute();
}

/** Of these things, who was seen with each since a moment, by name. */
export async function whoHasOpen(
  db: Store,
  queue: QueueName,
  { ids, since }: { readonly ids: readonly string[]; readonly since: Date },
): Promise<ReadonlyMap<string, readonly Clerk[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Clerk & { readonly thing: string }>`
    select presence.thing_id as thing, staff.id, ${CLERK_NAME} as name
    from desk_presence as presence join staff on staff.id = presence.staff_id
    where presence.queue = ${queue} and presence.seen_at >= ${since}
      and presence.thing_id in (${sql.join(ids.map((id) => sql`${id}`))})
    order by ${CLERK_NAME}`.execute(db);
  const open = new Map<string, Clerk[]>();
  for (const { thing, id, name } of rows)
    open.set(thing, [...(open.get(thing) ?? []), { id, name }]);
  return open;
}

/** Forgets whoever was not seen since. */
export async function deleteLeft(db: Store, before: Date): Promise<void> {
  await db.deleteFrom('desk_presence').where('seen_at', '<', before).execute();
}
