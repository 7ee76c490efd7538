// The queues of the desk: with which things it is somebody's turn, longest waiting first, a page at a time by key.
import { type RawBuilder, sql } from 'kysely';
import type { Turn } from '../../../runtime/core/index.ts';
import type { Store } from '../statements/transaction.ts';
import { isUuid } from '../statements/uuid.ts';
import { type QueueName, takenThings } from './desk-taking.ts';

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
} as const satisfies Record<QueueName, object>;

export type { QueueName };

/** Where a page ends. */
export interface QueuePlace {
  readonly at: Date;
  readonly id: string;
}

/** Whom things are with: somebody who has the role; this clerk alone; or nobody who has it. */
export interface Taken {
  readonly role: string;
  readonly clerk?: string | undefined;
  readonly by: 'clerk' | 'nobody';
}

export interface QueueAsked {
  readonly turns: readonly Turn[];
  /** Those alone of which a payment waits for a second clerk. */
  readonly proposed?: boolean | undefined;
  /** Of these cases alone; of applications, of these attorneys. */
  readonly about?: readonly string[] | undefined;
  /** Those alone that are with these people, or with nobody of them. */
  readonly taken?: Taken | undefined;
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
  { turns, proposed, about, taken, after, before, most }: QueueAsked,
): Promise<readonly QueuePlace[]> {
  const { table, about: column, uuid, since, also } = TABLES[queue];
  if (turns.length === 0 || about?.length === 0) return [];
  if (proposed && queue !== 'claims') return [];
  const waiting = proposed ? sql`and proposal_id is not null` : sql``;
  const way = before ? sql`desc` : sql``;
  const [at, id] = [sql.ref(since), sql.ref(`${table}.id`)];
  const holder = taken ? isTaken(queue, taken) : sql``;
  const parts = spoken(queue, turns).map((turn): RawBuilder<unknown> => {
    const only = about ? sql`and ${sql.ref(column)} in (${listed(about)})` : sql``;
    const type = uuid ? sql`uuid` : sql`text`;
    const from = before ?? after;
    const beyond = from
      ? sql`and (${at}, id) ${before ? sql`<` : sql`>`} (${from.at}::timestamptz, ${from.id}::${type})`
      : sql``;
    return sql`(select ${at} as at, id::text as id from ${sql.table(table)}
      where ${isTurn(turn)} and ${also} ${waiting} ${only} ${holder} ${beyond}
      order by ${at} ${way}, ${id} ${way} limit ${most})`;
  });
  const order = uuid ? sql`id::uuid` : sql`id`;
  const { rows } = await sql<QueuePlace>`select at, id from (${sql.join(parts, sql` union all `)})
    as page order by at ${way}, ${order} ${way} limit ${most}`.execute(db);
  return rows;
}

/** Is a row with whom is asked for? What is taken are few, whatever stands in the queue. */
function isTaken(queue: QueueName, { by, ...whom }: Taken): RawBuilder<unknown> {
  const things = takenThings(queue, by === 'nobody' ? { role: whom.role } : whom);
  const among = TABLES[queue].uuid
    ? sql`(select thing_id::uuid from (${things}) as t)`
    : sql`(${things})`;
  return by === 'nobody' ? sql`and id not in ${among}` : sql`and id in ${among}`;
}

/** How many wait in a queue, how many of them since before a day of the house began, and with whom they are. */
export interface QueueCount {
  readonly waiting: number;
  readonly late: number;
  /** With the clerk who asks. */
  readonly mine: number;
  /** With anybody. */
  readonly taken: number;
}

/** The first day, as YYYY-MM-DD, on which something would have to have begun to wait in order not to be late. */
export interface LateBefore {
  readonly day: string;
  readonly timeZone: string;
}

interface Counting {
  readonly turns: readonly Turn[];
  readonly late: LateBefore | undefined;
  /** Who asks, in which role. */
  readonly asker: { readonly role: string; readonly clerk: string };
}

const NONE: QueueCount = { waiting: 0, late: 0, mine: 0, taken: 0 };

/** Counted from the index alone. */
export async function countQueue(
  db: Store,
  queue: QueueName,
  { turns, late, asker }: Counting,
): Promise<QueueCount> {
  const { table, since, also, uuid } = TABLES[queue];
  if (turns.length === 0) return NONE;
  const id = uuid ? sql`id::text` : sql`id`;
  const among = (things: RawBuilder<string>) => sql`count(*) filter (where ${id} in (${things}))`;
  const [own, all] = [takenThings(queue, asker), takenThings(queue, { role: asker.role })];
  const isLate = late
    ? sql`${sql.ref(since)} < ${late.day}::date::timestamp at time zone ${late.timeZone}`
    : sql`false`;
  const parts = spoken(queue, turns).map(
    (turn) => sql`select count(*) as waiting, count(*) filter (where ${isLate}) as late,
      ${among(own)} as mine, ${among(all)} as taken from ${sql.table(table)} where ${isTurn(turn)} and ${also}`,
  );
  const { rows } =
    await sql<QueueCount>`select sum(waiting)::int as waiting, sum(late)::int as late,
    sum(mine)::int as mine, sum(taken)::int as taken from (${sql.join(parts, sql` union all `)}) as counted`.execute(
      db,
    );
  return rows[0] ?? NONE;
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
