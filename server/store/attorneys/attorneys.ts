// Rows of `attorney`.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { FormBundle, JsonObject } from '../../../runtime/core/index.ts';
import { fillingOf } from '../record/filling.ts';
import { withRowIds } from '../record/row-ids.ts';
import { insertRecords, replaceRecord } from '../record/write.ts';
import { insertRows } from '../statements/insert-rows.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { AttorneyTable } from '../tables/attorney.ts';
import { type HistoryLine, insertChange } from './attorney-changes.ts';
import { writeAttorney } from './write-attorney.ts';

export type Attorney = Selectable<AttorneyTable>;

/** The attorney of an id. */
export async function findAttorney(
  db: Store | StoreTransaction,
  id: string,
): Promise<Attorney | undefined> {
  return db.selectFrom('attorney').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What tells an attorney without a password, as it is kept: a record is read whole for nobody who only names its number. */
export async function findIdentity(db: Store, id: string): Promise<StoredIdentity | undefined> {
  return db
    .selectFrom('attorney')
    .select(['id', 'username', 'secret_question', 'disabled_at'])
    .select(
      sql<string | null>`(select zip from attorney_address where attorney_id = attorney.id
        order by type = 'PRIMARY' desc, position limit 1)`.as('zip'),
    )
    .select(sql<JsonObject>`secrets`.as('secrets'))
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface StoredIdentity
  extends Pick<Attorney, 'id' | 'username' | 'secret_question' | 'secrets' | 'disabled_at'> {
  /** Of the primary address, else of the first. */
  readonly zip: string | null;
}

/** The next free attorney number; numbers given by hand or by the demo world are passed over. */
export async function nextAttorneyId(trx: StoreTransaction): Promise<string> {
  for (;;) {
    const { rows } = await sql<{
      id: string;
    }>`select nextval('attorney_number')::text as id`.execute(trx);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('The sequence attorney_number gave no number.');
    const taken = await trx
      .selectFrom('attorney')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!taken) return id;
  }
}

/** The form whose names the answers have, and which says what of them goes to the tables of the record. */
export type FormOfRecord = Pick<FormBundle, 'columns' | 'migrations'>;

export interface NewAttorney
  extends Omit<Insertable<AttorneyTable>, 'data' | 'secrets' | 'migrations'> {
  readonly data: JsonObject;
  readonly secrets: JsonObject;
}

/** The revision of a new record. */
const FIRST = 1;

/** Adds an attorney with the whole record; a second one of the same lead breaks the constraint `attorney_lead`. */
export async function insertAttorney(
  trx: StoreTransaction,
  attorney: NewAttorney,
  { form, line }: { readonly form: FormOfRecord; readonly line: HistoryLine },
): Promise<void> {
  await insertAttorneys(trx, form, [attorney]);
  await insertChange(trx, { attorneyId: attorney.id, revision: FIRST, line });
}

/** Adds attorneys of an invented world, which begin without a history; they are alike in the columns they name. */
export async function insertAttorneys(
  trx: StoreTransaction,
  form: FormOfRecord,
  attorneys: readonly NewAttorney[],
): Promise<void> {
  const filling = fillingOf(form);
  const rows = attorneys.map(({ data, ...columns }) => ({
    ...columns,
    data: withRowIds(filling, data),
    migrations: form.migrations ?? [],
  }));
  await insertRows(trx, { table: 'attorney', rows });
  await insertRecords(
    trx,
    filling,
    rows.map(({ id, data }) => ({ attorneyId: id, answers: data })),
  );
}

/** The attorney as nobody changes it before this transaction ends. */
export async function lockAttorney(trx: StoreTransaction, id: string): Promise<Attorney> {
  return trx
    .selectFrom('attorney')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** What a record becomes. */
export interface ChangedRecord {
  readonly id: string;
  readonly data: JsonObject;
  readonly secrets: JsonObject;
  readonly form: FormOfRecord;
}

/** Stores a changed record, with its tables and the names that are asked for by column. */
export async function changeRecord(
  trx: StoreTransaction,
  { id, ...record }: ChangedRecord,
  line: HistoryLine,
): Promise<void> {
  await writeAttorney(trx, id, { set: columnsOf(record), line });
  await replaceRecord(trx, fillingOf(record.form), { attorneyId: id, answers: record.data });
}

const columnsOf = ({ data, secrets, form }: Omit<ChangedRecord, 'id'>) => ({
  data: JSON.stringify(data),
  migrations: JSON.stringify(form.migrations ?? []),
  secrets: JSON.stringify(secrets),
  first_name: String(data.first_name ?? ''),
  last_name: String(data.last_name ?? ''),
});

/** What an application becomes that is sent again. */
export interface ResubmittedRecord extends ChangedRecord {
  readonly submission_id: string;
}

/** Stores an application that was sent again, whose rows have ids, in place of the one before; nothing is signed of it yet. */
export async function resubmitAttorney(
  trx: StoreTransaction,
  { id, submission_id, ...record }: ResubmittedRecord,
  line: HistoryLine,
): Promise<void> {
  const set = { ...columnsOf(record), submission_id, signed_at: null };
  await writeAttorney(trx, id, { set, line });
  await replaceRecord(trx, fillingOf(record.form), { attorneyId: id, answers: record.data });
}

/** Names the attorney a lead became. */
export async function linkLead(
  trx: StoreTransaction,
  leadId: string,
  attorneyId: string,
): Promise<void> {
  await trx.updateTable('lead').set({ attorney_id: attorneyId }).where('id', '=', leadId).execute();
}

/** Marks the attorney as signed; the first signature stands. */
export async function markSigned(
  trx: StoreTransaction,
  id: string,
  { at, by }: Pick<HistoryLine, 'at' | 'by'>,
): Promise<void> {
  const changes = [{ path: '/signed_at', after: at.toISOString() }];
  const where = { signed_at: null };
  await writeAttorney(trx, id, { set: { signed_at: at }, where, line: { at, by, changes } });
}

/** Moves the attorney from one status to another; false where it is not in the first any more. */
export async function setAttorneyStatus(
  trx: StoreTransaction,
  id: string,
  { from, to, at, by }: NewStatus,
): Promise<boolean> {
  const changes = [{ path: '/status', before: from, after: to }];
  return writeAttorney(trx, id, {
    set: { status: to },
    where: { status: from },
    line: { at, by, changes },
  });
}

interface NewStatus extends Pick<HistoryLine, 'at' | 'by'> {
  readonly from: string;
  readonly to: string;
}

/** Takes as many attorney numbers as are asked for; nobody else gets them. */
export async function takeAttorneyNumbers(
  trx: StoreTransaction,
  count: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select nextval('attorney_number')::text as id from generate_series(1, ${sql.lit(count)})`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** What these attorneys are called, by id: first name, then last name. */
export async function namesOfAttorneys(
  db: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('attorney')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim()]));
}
