// The queues of the desk: which things are in a state, oldest first, a page at a time by key.
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import { isUuid } from '../statements/uuid.ts';

/** The table of each queue, and what besides its state must hold for a row to be in it. */
const TABLES = {
  requests: { table: 'auth_request', about: 'case_id', uuid: true, also: sql`true` },
  claims: { table: 'claim', about: 'case_id', uuid: true, also: sql`true` },
  cases: { table: 'legal_case', about: 'id', uuid: true, also: sql`true` },
  // Nobody is looked at before the application is signed.
  applications: {
    table: 'attorney',
    about: 'id',
    uuid: false,
    also: sql`signed_at is not null`,
  },
} as const;

export type QueueName = keyof typeof TABLES;

/** Where a page ends. */
export interface QueuePlace {
  readonly at: Date;
  readonly id: string;
}

export interface QueueAsked {
  readonly statuses: readonly string[];
  /** Those alone of which a payment waits for a second clerk. */
  readonly proposed?: boolean | undefined;
  /** Of these cases alone; of applications, of these attorneys. */
  readonly about?: readonly string[] | undefined;
  readonly after?: QueuePlace | undefined;
  readonly most: number;
}

/**
 * Places in a queue. Each state is read from the index of its own and no further than the page needs, however many rows
 * there are in it.
 */
export async function queuePlaces(
  db: Store,
  queue: QueueName,
  { statuses, proposed, about, after, most }: QueueAsked,
): Promise<readonly QueuePlace[]> {
  const { table, about: column, uuid, also } = TABLES[queue];
  if (statuses.length === 0 || about?.length === 0) return [];
  if (proposed && queue !== 'claims') return [];
  const waiting = proposed ? sql`and proposal_id is not null` : sql``;
  const parts = statuses.map((status): RawBuilder<unknown> => {
    const only = about ? sql`and ${sql.ref(column)} in (${listed(about)})` : sql``;
    const type = uuid ? sql`uuid` : sql`text`;
    const beyond = after
      ? sql`and (created_at, id) > (${after.at}::timestamptz, ${after.id}::${type})`
      : sql``;
    return sql`(select created_at as at, id::text as id from ${sql.table(table)}
      where lower(status) = ${status.toLowerCase()} and ${also} ${waiting} ${only} ${beyond}
      order by lower(status), created_at, ${sql.table(table)}.id limit ${most})`;
  });
  const order = uuid ? sql`id::uuid` : sql`id`;
  const { rows } = await sql<QueuePlace>`select at, id from (${sql.join(parts, sql` union all `)})
    as page order by at, ${order} limit ${most}`.execute(db);
  return rows;
}

const listed = (values: readonly string[]) => sql.join(values.map((value) => sql`${value}`));

/** Nothing was before, and no store has days beyond. */
const DAYS = [0, Date.UTC(9999, 11, 31)] as const;

/** Can this be the key of a page of the queue? */
export function isPlace(queue: QueueName, { at, id }: QueuePlace): boolean {
  const [first, last] = DAYS;
  const moment = at.getTime();
  return moment >= first && moment <= last && (!TABLES[queue].uuid || isUuid(id));
}

/** Ids of the cases of a number. */
export async function casesNumbered(db: Store, number: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('legal_case')
    .select('id')
    .where('number', '=', number)
    .execute();
  return rows.map(({ id }) => id);
}
