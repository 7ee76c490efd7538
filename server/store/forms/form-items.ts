// Rows of `form_item`: what a form with a process sent.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import { isUuid } from '../statements/uuid.ts';
import type { FormItemTable } from '../tables/form-item.ts';

export type FormItem = Selectable<FormItemTable>;

/** Keeps it in its first state, in the transaction of its submission; its number is given to it. */
export async function insertFormItem(
  trx: StoreTransaction,
  item: Omit<Insertable<FormItemTable>, 'number' | 'answered' | 'waits_since' | 'state_since'>,
): Promise<void> {
  const { created_at: at } = item;
  await trx
    .insertInto('form_item')
    .values({ ...item, waits_since: at, state_since: at })
    .execute();
}

/** One of them; undefined where there is none of this id. */
export async function findFormItem(
  db: Store | StoreTransaction,
  id: string,
): Promise<FormItem | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('form_item').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Of these submissions, those that go through a flow, by their ids. */
export async function formItemsOf(
  db: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FormItem>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('form_item')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What somebody sent by these forms and is not over, what has been in its state longest first. */
export async function openItemsOf(
  db: Store,
  owner: string,
  forms: readonly string[],
): Promise<readonly FormItem[]> {
  if (forms.length === 0) return [];
  return db
    .selectFrom('form_item')
    .selectAll()
    .where('owner', '=', owner)
    .where('form_id', 'in', [...forms])
    .where('closed_at', 'is', null)
    .orderBy('state_since')
    .orderBy('id')
    .execute();
}

/** What has stayed in a state since before a day of the house began, and of whose deadline of so many days nobody was told yet. */
export interface Staying {
  readonly flow: string;
  readonly state: string;
  /** The day as YYYY-MM-DD. */
  readonly before: { readonly day: string; readonly timeZone: string };
  readonly days: number;
  readonly most: number;
}

const beginning = ({ day, timeZone }: Staying['before']) =>
  sql<Date>`${day}::date::timestamp at time zone ${timeZone}`;

/** Ids of some of them, those that came first; read from an index of its own. */
export async function stayingItems(
  db: Store,
  { flow, state, before, days, most }: Staying,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('form_item')
    .select('id')
    .where('flow', '=', flow)
    .where(sql`lower(status)`, '=', state.toLowerCase())
    .where('closed_at', 'is', null)
    .where('state_since', '<', beginning(before))
    .where('told_days', '<', days)
    .orderBy('state_since')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The row, held until the transaction ends; undefined where somebody else holds it, or it is as in `Staying` no more. */
export async function holdStaying(
  trx: StoreTransaction,
  id: string,
  { state, before, days }: Pick<Staying, 'state' | 'before' | 'days'>,
): Promise<FormItem | undefined> {
  return trx
    .selectFrom('form_item')
    .selectAll()
    .where('id', '=', id)
    .where(sql`lower(status)`, '=', state.toLowerCase())
    .where('state_since', '<', beginning(before))
    .where('told_days', '<', days)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** What it is called from now on. */
export async function nameFormItem(
  trx: StoreTransaction,
  id: string,
  subject: string,
): Promise<void> {
  await trx.updateTable('form_item').set({ subject }).where('id', '=', id).execute();
}

/** Notes that whoever is to know was told of a deadline. */
export async function noteDeadline(trx: StoreTransaction, id: string, days: number): Promise<void> {
  await trx.updateTable('form_item').set({ told_days: days }).where('id', '=', id).execute();
}
