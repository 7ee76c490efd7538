// Adds any number of rows to a table in one statement.
import { sql } from 'kysely';
import type { Tables } from '../tables/index.ts';
import type { StoreTransaction } from './transaction.ts';

interface Rows {
  readonly table: keyof Tables;
  /** All alike: each has the columns of the first. */
  readonly rows: readonly object[];
  /** Rows whose id is there already stay as they are. */
  readonly keepKnown?: boolean;
}

/** Adds the rows: columns that none of them names get their defaults, objects go to jsonb as they are. */
export async function insertRows(trx: StoreTransaction, { table, rows, keepKnown }: Rows) {
  const [first] = rows;
  if (!first) return;
  const target = sql.table(table);
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const unlessKnown = keepKnown ? sql`on conflict (id) do nothing` : sql``;
  await sql`insert into ${target} (${columns}) select ${columns}
    from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json)
    ${unlessKnown}`.execute(trx);
}
