// Rows of `desk_taking`: which clerk a thing of a queue is with.
import { type RawBuilder, sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';

export type QueueName = 'requests' | 'claims' | 'cases' | 'applications' | 'items';

/** One of the staff, as colleagues read of them: by name, or by e-mail address where they have none. */
export interface Clerk {
  readonly id: string;
  readonly name: string;
}

/** The name of one of the staff in a statement. */
export const CLERK_NAME = sql<string>`coalesce(nullif(staff.name, ''), staff.email)`;

/** Whoever has lost the role, or logs in no more, works on nothing. */
const works = (role: string): RawBuilder<boolean> =>
  sql`staff.disabled_at is null and staff.roles @> ${JSON.stringify([role])}::jsonb`;

/** Everybody who has a role and may log in, by name. */
export async function clerksWith(db: Store, role: string): Promise<readonly Clerk[]> {
  const { rows } = await sql<Clerk>`select id, ${CLERK_NAME} as name from staff where ${works(role)}
    order by ${CLERK_NAME}, id`.execute(db);
  return rows;
}

/** Things of a queue that are with somebody, or with one clerk, as ids in text. */
export function takenThings(
  queue: QueueName,
  { role, clerk }: { readonly role: string; readonly clerk?: string | undefined },
): RawBuilder<string> {
  const own = clerk === undefined ? sql`` : sql`and staff.id = ${clerk}`;
  return sql`select taking.thing_id from desk_taking as taking join staff on staff.id = taking.staff_id
    where taking.queue = ${queue} and ${works(role)} ${own}`;
}

/** Whom these things are with, by their ids; those that are nobody's are left out. */
export async function holdersOf(
  db: Store | StoreTransaction,
  queue: QueueName,
  { ids, role }: { readonly ids: readonly string[]; readonly role: string },
): Promise<ReadonlyMap<string, Clerk>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Clerk & { readonly thing: string }>`
    select taking.thing_id as thing, staff.id, ${CLERK_NAME} as name
    from desk_taking as taking join staff on staff.id = taking.staff_id
    where taking.queue = ${queue} and ${works(role)}
      and taking.thing_id in (${sql.join(ids.map((id) => sql`${id}`))})`.execute(db);
  return new Map(rows.map(({ thing, id, name }) => [thing, { id, name }]));
}

/** Puts things with a clerk, from whomever they are with. */
export async function putTaken(
  trx: StoreTransaction,
  queue: QueueName,
  {
    ids,
    clerk,
    at,
  }: { readonly ids: readonly string[]; readonly clerk: string; readonly at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('desk_taking')
    .values(ids.map((thing_id) => ({ queue, thing_id, staff_id: clerk, since: at })))
    .onConflict((conflict) =>
      conflict.columns(['queue', 'thing_id']).doUpdateSet({ staff_id: clerk, since: at }),
    )
    .execute();
}

/** They are nobody's from now on. */
export async function dropTaken(
  trx: StoreTransaction,
  queue: QueueName,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('desk_taking')
    .where('queue', '=', queue)
    .where('thing_id', 'in', [...ids])
    .execute();
}
