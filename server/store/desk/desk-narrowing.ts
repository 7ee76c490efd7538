// What of a queue somebody asked for: the conditions of one statement.
import { type RawBuilder, sql } from 'kysely';
import { TABLES } from './desk-tables.ts';
import { type QueueName, takenThings } from './desk-taking.ts';

/** Whom things are with: somebody who has the role; this clerk alone; or nobody who has it. */
export interface Taken {
  readonly role: string;
  readonly clerk?: string | undefined;
  readonly by: 'clerk' | 'nobody';
}

/** The days, as YYYY-MM-DD in the house's time zone, on which things were made; both of them count. */
export interface MadeOn {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly timeZone: string;
}

export interface Narrowed {
  /** Those alone of which a payment waits for a second clerk. */
  readonly proposed?: boolean | undefined;
  /** Of these cases alone; of applications, of these attorneys. */
  readonly about?: readonly string[] | undefined;
  /** Those alone that are with these people, or with nobody of them. */
  readonly taken?: Taken | undefined;
  /** Of cases of this kind alone. */
  readonly kind?: string | undefined;
  /** Of items: those alone that this form sent. */
  readonly form?: string | undefined;
  /** Of the attorney of this number alone. */
  readonly attorney?: string | undefined;
  readonly made?: MadeOn | undefined;
  /** Claims of this amount and more, and up to that. */
  readonly least?: number | undefined;
  readonly largest?: number | undefined;
}

/** Conditions that begin with `and`; undefined where nothing in this queue can be what is asked for. */
export function narrowing(queue: QueueName, asked: Narrowed): RawBuilder<unknown> | undefined {
  const { proposed, about, taken, kind, form, attorney, made, least, largest } = asked;
  const { table, about: ofCase, attorney: whose, kind: ofKind } = TABLES[queue];
  const hasAmounts = queue === 'claims';
  const isOfMoney = proposed || least !== undefined || largest !== undefined;
  if (about?.length === 0 || (isOfMoney && !hasAmounts) || (kind && !ofKind)) return undefined;
  const day = (of: string, shift: string) =>
    sql`(${of}::date + ${shift}::interval)::timestamp at time zone ${made?.timeZone ?? 'UTC'}`;
  const conditions = [
    proposed && sql`proposal_id is not null`,
    about && sql`${sql.ref(ofCase)} in (${sql.join(about.map((id) => sql`${id}`))})`,
    taken?.by === 'clerk' && sql`id in (select id from taken)`,
    taken?.by === 'nobody' && sql`id not in (select id from taken)`,
    kind && ofKind && sql`${ofKind} = ${kind}`,
    form !== undefined && sql`form_id = ${form}`,
    attorney && sql`${sql.ref(whose)} = ${attorney}`,
    made?.from && sql`${sql.ref(`${table}.created_at`)} >= ${day(made.from, '0 days')}`,
    made?.until && sql`${sql.ref(`${table}.created_at`)} < ${day(made.until, '1 day')}`,
    least !== undefined && sql`amount >= ${least}`,
    largest !== undefined && sql`amount <= ${largest}`,
  ];
  const held = conditions.filter((one): one is RawBuilder<unknown> => typeof one === 'object');
  return sql.join(
    held.map((one) => sql`and ${one}`),
    sql` `,
  );
}

/** Ids of what is taken, read once for a statement of many parts: few, whatever stands in the queue. */
export function takenOnce(
  name: string,
  queue: QueueName,
  whom: Pick<Taken, 'role' | 'clerk'>,
): RawBuilder<unknown> {
  const id = TABLES[queue].uuid ? sql`thing_id::uuid` : sql`thing_id`;
  return sql`${sql.ref(name)} as materialized
    (select ${id} as id from (${takenThings(queue, whom)}) as things)`;
}

/** What the statement of a narrowed list begins with. */
export function narrowedWith(queue: QueueName, taken: Taken | undefined): RawBuilder<unknown> {
  if (!taken) return sql``;
  const { role, clerk } = taken;
  return sql`with ${takenOnce('taken', queue, taken.by === 'nobody' ? { role } : { role, clerk })}`;
}
