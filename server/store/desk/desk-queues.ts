// The queues of the desk: with which things it is somebody's turn, longest waiting first, a page at a time by key.
import { type RawBuilder, sql } from 'kysely';
import type { Turn } from '../../../runtime/core/index.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import { isUuid } from '../statements/uuid.ts';
import { type Narrowed, narrowedWith, narrowing, takenOnce } from './desk-narrowing.ts';
import { TABLES } from './desk-tables.ts';
import type { QueueName } from './desk-taking.ts';

export type { QueueName };

/** Where a page ends. */
export interface QueuePlace {
  /** Since when it waits, or, in the order of amounts, its amount as a decimal. */
  readonly at: Date | string;
  readonly id: string;
}

/** By how long things wait, the longest first, or by amount, the smallest first; the other way round where reversed. */
export interface QueueOrder {
  readonly by: 'waited' | 'amount';
  readonly reversed: boolean;
}

const LONGEST_FIRST: QueueOrder = { by: 'waited', reversed: false };

export interface QueueAsked extends Narrowed {
  readonly turns: readonly Turn[];
  /** Longest waiting first unless told. */
  readonly order?: QueueOrder | undefined;
  readonly after?: QueuePlace | undefined;
  /** Those before this place, the nearest first. */
  readonly before?: QueuePlace | undefined;
  readonly most: number;
}

/**
 * Places in a queue, in its order. Each state is read from the index of its own and no further than the page needs, however
 * many rows there are in it.
 */
export async function queuePlaces(
  db: Store,
  queue: QueueName,
  { turns, after, before, most, order = LONGEST_FIRST, ...narrowed }: QueueAsked,
): Promise<readonly QueuePlace[]> {
  const { table, uuid, since, also } = TABLES[queue];
  const only = narrowing(queue, narrowed);
  const isByAmount = order.by === 'amount';
  if (turns.length === 0 || only === undefined || (isByAmount && queue !== 'claims')) return [];
  const isDown = order.reversed !== (before !== undefined);
  const [way, than] = isDown ? [sql`desc`, sql`<`] : [sql``, sql`>`];
  const [at, id] = [sql.ref(isByAmount ? 'amount' : since), sql.ref(`${table}.id`)];
  const [kind, type] = [isByAmount ? sql`numeric` : sql`timestamptz`, uuid ? sql`uuid` : sql`text`];
  const from = before ?? after;
  const beyond = from
    ? sql`and (${at}, id) ${than} (${from.at}::${kind}, ${from.id}::${type})`
    : sql``;
  const parts = spoken(queue, turns).map(
    (turn): RawBuilder<unknown> => sql`(select ${at} as at, id::text as id from ${sql.table(table)}
      where ${isTurn(turn)} and ${also} ${only} ${beyond}
      order by ${at} ${way}, ${id} ${way} limit ${most})`,
  );
  const last = uuid ? sql`id::uuid` : sql`id`;
  const shown = isByAmount ? sql`at::text as at` : sql`at`;
  const begin = narrowedWith(queue, narrowed.taken);
  const pages = sql.join(parts, sql` union all `);
  const { rows } = await sql<QueuePlace>`${begin} select ${shown}, id from (${pages}) as page
    order by page.at ${way}, ${last} ${way} limit ${most}`.execute(db);
  return rows;
}

/** Holds things as they are until the transaction ends, in one order for all: a move of them waits, and so does who takes them. */
export async function lockThings(
  trx: StoreTransaction,
  queue: QueueName,
  ids: readonly string[],
): Promise<void> {
  const { table } = TABLES[queue];
  const named = sql.join(ids.map((id) => sql`${id}`));
  await sql`select id from ${sql.table(table)} where id in (${named}) order by id for update`.execute(
    trx,
  );
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

/** Ids of what forms sent under a number. */
export async function itemsNumbered(db: Store, number: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('form_item')
    .select('id')
    .where(sql`lower(number)`, '=', number.toLowerCase())
    .execute();
  return rows.map(({ id }) => id);
}

interface Counting extends Pick<Narrowed, 'form'> {
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
  { turns, late, asker, form }: Counting,
): Promise<QueueCount> {
  const { table, since, also } = TABLES[queue];
  if (turns.length === 0) return NONE;
  const among = (name: string) =>
    sql`count(*) filter (where id in (select id from ${sql.ref(name)}))`;
  const own = takenOnce('own', queue, asker);
  const all = takenOnce('taken', queue, { role: asker.role });
  const isLate = late
    ? sql`${sql.ref(since)} < ${late.day}::date::timestamp at time zone ${late.timeZone}`
    : sql`false`;
  const parts = spoken(queue, turns).map(
    (turn) => sql`select count(*) as waiting, count(*) filter (where ${isLate}) as late,
      ${among('own')} as mine, ${among('taken')} as taken from ${sql.table(table)} where ${isTurn(turn)} and ${also}
      ${form === undefined ? sql`` : sql`and form_id = ${form}`}`,
  );
  const counts = sql.join(parts, sql` union all `);
  const { rows } = await sql<QueueCount>`with ${own}, ${all}
    select sum(waiting)::int as waiting, sum(late)::int as late, sum(mine)::int as mine,
      sum(taken)::int as taken from (${counts}) as counted`.execute(db);
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

/** Nothing was before, and no store has days beyond. */
const DAYS = [0, Date.UTC(9999, 11, 31)] as const;

/** Can this be the key of a page of the queue in an order? */
export function isPlace(queue: QueueName, { at, id }: QueuePlace, { by }: QueueOrder): boolean {
  if (TABLES[queue].uuid && !isUuid(id)) return false;
  if (by === 'amount') return typeof at === 'string' && /^-?\d{1,12}(\.\d{1,4})?$/.test(at);
  const [first, last] = DAYS;
  return at instanceof Date && at.getTime() >= first && at.getTime() <= last;
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
