// The columns that hold sealed values, read and written as they stand: what is in them is not known here.
import { sql } from 'kysely';
import { isObject, type Json } from '../../../runtime/core/index.ts';
import { inTransaction, type Store } from '../statements/transaction.ts';

/** A column of sealed values. Each is bound to `<table>/<key>` and its field; JSON has one a pointer. */
export interface SealedColumn {
  readonly table:
    | 'submission'
    | 'submission_version'
    | 'attorney'
    | 'second_factor'
    | 'staff'
    | 'job'
    | 'mailbox_code'
    | 'sealing_key'
    | 'secret_check';
  readonly key: string;
  readonly column: string;
  /** What its values are bound to, where that is not table and column. */
  readonly bound?: { readonly row: string; readonly field: string };
}

export interface SealedRow {
  readonly key: string;
  readonly value: Json;
}

/** Mails were bound to the table they stood in before; those that waited there are read like the others. */
export const JOB_CELL = { row: 'outbox', field: 'params' };

/** Every one there is. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'submission', key: 'id', column: 'secrets' },
  { table: 'submission_version', key: 'id', column: 'secrets' },
  { table: 'attorney', key: 'id', column: 'secrets' },
  { table: 'second_factor', key: 'attorney_id', column: 'secret' },
  { table: 'staff', key: 'id', column: 'factor_secret' },
  { table: 'job', key: 'id', column: 'sealed', bound: JOB_CELL },
  { table: 'mailbox_code', key: 'lead_id', column: 'sealed' },
  { table: 'sealing_key', key: 'id', column: 'sealed' },
  { table: 'secret_check', key: 'id', column: 'sealed' },
];

/** What a value in a row is bound to. */
export function cellOf({ table, column, bound }: SealedColumn, key: string) {
  return { row: `${bound?.row ?? table}/${key}`, field: bound?.field ?? column };
}

const BATCH = 500;

/** The next rows in the order of their keys, after one key. */
export async function sealedRows(
  db: Store,
  { table, key, column }: SealedColumn,
  after: string,
): Promise<readonly SealedRow[]> {
  const id = sql`${sql.ref(key)}::text collate "C"`;
  const { rows } = await sql<SealedRow>`select ${id} as key, ${sql.ref(column)} as value
    from ${sql.table(table)} where ${id} > ${after} order by ${id} limit ${BATCH}`.execute(db);
  return rows;
}

/** Puts another value in place of the one that was read; one that was changed meanwhile is left alone. */
export async function replaceSealed(
  db: Store,
  { table, key, column }: SealedColumn,
  before: SealedRow,
  value: Json,
): Promise<void> {
  const written = (one: Json) =>
    isObject(before.value) ? sql`${JSON.stringify(one)}::jsonb` : sql`${one}`;
  await inTransaction(db, async (trx) => {
    // The history of records has nothing to tell of this.
    await sql`select set_config('portal.sealing_anew', 'on', true)`.execute(trx);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${written(value)}
      where ${sql.ref(key)}::text = ${before.key}
      and ${sql.ref(column)} = ${written(before.value)}`.execute(trx);
  });
}
