// Writes an attorney's answers to the tables of the record, in the transaction that stores the answers themselves.
import { sql } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { insertRows } from '../statements/insert-rows.ts';
import type { StoreTransaction } from '../statements/transaction.ts';
import { type Difference, difference, type StoredRow } from './difference.ts';
import type { FilledTable, Filling } from './filling.ts';
import { readRows, type Value } from './read.ts';

/** What an attorney answered. */
export interface Answered {
  readonly attorneyId: string;
  readonly answers: JsonObject;
}

/** Writes the records of attorneys who have none yet: one statement a table, however many they are. */
export async function insertRecords(
  trx: StoreTransaction,
  filling: Filling,
  records: readonly Answered[],
): Promise<void> {
  for (const filled of filling) {
    const rows = records.flatMap(({ attorneyId, answers }) =>
      difference([], readRows(filled, answers), []).added.map((row) => columnsOf(attorneyId, row)),
    );
    await insertRows(trx, { table: filled.table, rows });
  }
}

/**
 * Brings the record to what the answers say. Rows that stay as they are keep their ids and are not written; of two who do
 * this at once, the second waits.
 */
export async function replaceRecord(
  trx: StoreTransaction,
  filling: Filling,
  { attorneyId, answers }: Answered,
): Promise<void> {
  await trx
    .selectFrom('attorney')
    .select('id')
    .where('id', '=', attorneyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  for (const table of filling) {
    const stored = await storedRows(trx, attorneyId, table);
    const changes = difference(stored, readRows(table, answers), table.sameBy);
    await apply(trx, attorneyId, table, changes);
  }
}

async function storedRows(
  trx: StoreTransaction,
  attorneyId: string,
  { table }: FilledTable,
): Promise<StoredRow[]> {
  const { rows } = await sql<Readonly<Record<string, Value>>>`
    select * from ${sql.table(table)} where attorney_id = ${attorneyId} order by position`.execute(
    trx,
  );
  return rows.map(({ id, position, attorney_id: _, ...values }) => ({
    id: String(id),
    position: Number(position),
    values,
  }));
}

/** One statement for all rows of a kind: a record may have thousands. */
async function apply(
  trx: StoreTransaction,
  attorneyId: string,
  { table, columns }: FilledTable,
  { added, changed, gone }: Difference,
): Promise<void> {
  const target = sql.table(table);
  const names = ['position', ...Object.keys(columns)];
  const rows = (some: readonly StoredRow[]) => some.map((row) => columnsOf(attorneyId, row));
  if (gone.length > 0)
    await sql`delete from ${target} where attorney_id = ${attorneyId}
      and id in (select jsonb_array_elements_text(${JSON.stringify(gone)}::jsonb))`.execute(trx);
  if (changed.length > 0)
    await sql`update ${target} as stored set ${sql.join(
      names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`now.${name}`)}`),
    )} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(rows(changed))}::jsonb) as now
      where stored.attorney_id = now.attorney_id and stored.id = now.id`.execute(trx);
  await insertRows(trx, { table, rows: rows(added) });
}

function columnsOf(attorney_id: string, { id, position, values }: StoredRow) {
  return { ...values, id, position, attorney_id };
}
