// The queues of the desk: with which things it is somebody's turn, longest waiting first, a page at a time by key.
import { type RawBuilder, sql } from 'kysely';
import type { Turn } from '../../../runtime/core/index.ts';
import type { Store } from '../statements/transaction.ts';
import { isUuid } from '../statements/uuid.ts';

/** The table of each queue, and what besides its state must hold for a row to be in it. */
const TABLES = {
  requests: {
    table: 'auth_request',
    about: 'case_id',
    uuid: true,
    since: 'waits_since',
    also: sql`true`,
  },
  claims: { table: 'claim', about: 'case_id', uuid: true, since: 'waits_since', also: sql`true` },
  cases: { table: 'legal_case', about: 'id', uuid: true, since: 'waits_since', also: sql`true` },
  // Nobody is looked at before the application is signed, and nothing is said on it before it is returned.
  applications: {
    table: 'attorney',
    about: 'id',
    uuid: false,
    since: 'signed_at',
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
  readonly turns: readonly Turn[];
  /** Those alone of which a payment waits for a second clerk. */
  readonly proposed?: boolean | undefined;
  /** Of these cases alone; of applications, of these attorneys. */
  readonly about?: readonly string[] | undefined;
  readonly after?: QueuePlace | undefined;
  /** Those before this place, the nearest first. */
  readonly before?: QueuePlace | undefined;
  readonly most: number;
}

/**
 * Places in a queue, those first that have waited longest. Each state is read from the index of its own and no further than
 * the page needs, however many rows there are in it.
 */
export async function queuePlaces(
  db: Store,
  queue: QueueName,
  { turns, proposed, about, after, before, most }: QueueAsked,
): Promise<readonly QueuePlace[]> {
  const { table, about: column, uuid, since, also } = TABLES[queue];
  if (turns.length === 0 || about?.length === 0) return [];
  if (proposed && queue !== 'claims') return [];
  const waiting = proposed ? sql`and proposal_id is not null` : sql``;
  const way = before ? sql`desc` : sql``;
  const [at, id] = [sql.ref(since), sql.ref(`${table}.id`)];
  const parts = spoken(queue, turns).map((turn): RawBuilder<unknown> => {
    const only = about ? sql`and ${sql.ref(column)} in (${listed(about)})` : sql``;
    const type = uuid ? sql`uuid` : sql`text`;
    const from = before ?? after;
    const beyond = from
      ? sql`and (${at}, id) ${before ? sql`<` : sql`>`} (${from.at}::timestamptz, ${from.id}::${type})`
      : sql``;
    return sql`(select ${at} as at, id::text as id from ${sql.table(table)}
      where ${isTurn(turn)} and ${also} ${waiting} ${only} ${beyond}
      order by ${at} ${way}, ${id} ${way} limit ${most})`;
  });
  const order = uuid ? sql`id::uuid` : sql`id`;
  const { rows } = await sql<QueuePlace>`select at, id from (${sql.join(parts, sql` union all `)})
    as page order by at ${way}, ${order} ${way} limit ${most}`.execute(db);
  return rows;
}

/** How many wait in a queue, and how many of them since before a day of the house began. */
export interface QueueCount {
  readonly waiting: number;
  readonly late: number;
}

/** The first day, as YYYY-MM-DD, on which something would have to have begun to wait in order not to be late. */
export interface LateBefore {
  readonly day: string;
  readonly timeZone: string;
}

/** Counted from the index alone. */
export async function countQueue(
  db: Store,
  queue: QueueName,
  { turns, late }: { readonly turns: readonly Turn[]; readonly late: LateBefore | undefined },
): Promise<QueueCount> {
  const { table, since, also } = TABLES[queue];
  if (turns.length === 0) return { waiting: 0, late: 0 };
  const isLate = late
    ? sql`${sql.ref(since)} < ${late.day}::date::timestamp at time zone ${late.timeZone}`
    : sql`false`;
  const parts = spoken(queue, turns).map(
    (turn) => sql`select count(*) as waiting, count(*) filter (where ${isLate}) as late
      from ${sql.table(table)} where ${isTurn(turn)} and ${also}`,
  );
  const { rows } = await sql<QueueCount>`select sum(waiting)::int as waiting, sum(late)::int as late
    from (${sql.join(parts, sql` union all `)}) as counted`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0 };
}

/** Each state once with whoever said the last word, where somebody can: the index has both apart, each in the order of waiting. */
function spoken(queue: QueueName, turns: readonly Turn[]): readonly Turn[] {
  const all = turns.flatMap(({ state, answered }): readonly Turn[] => {
    const name = state.toLowerCase();
    if (queue === 'applications') return answered ? [] : [{ state: name }];
    return (answered === undefined ? [false, true] : [answered]).map((said) => ({
      ...{ state: name, answered: said },
    }));
  });
  return [...new Map(all.map((turn) => [`${turn.answered} ${turn.state}`, turn])).values()];
}

const isTurn = ({ state, answered }: Turn): RawBuilder<boolean> => {
  const said = answered === undefined ? sql`` : sql`and answered = ${answered}`;
  return sql`lower(status) = ${state} ${said}`;
};

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
