// Puts one attorney with all that is theirs into a store of their own.
import { type RawBuilder, sql } from 'kysely';
import { loadContent } from '../../server/content/load.ts';
import { formOfRecord } from '../../server/forms/kept-record.ts';
import { type Attorney, insertAttorneys } from '../../server/store/attorneys/attorneys.ts';
import { inTransaction, type Store, type Tables } from '../../server/store/index.ts';
import { insertRows } from '../../server/store/statements/insert-rows.ts';

/** What hangs on an attorney, by table, in the order in which one needs another. */
const THEIRS: readonly (readonly [keyof Tables, (id: string) => RawBuilder<unknown>])[] = [
  ['plan_member', (id) => sql`id in (select member_id from legal_case where attorney_id = ${id})`],
  ['legal_case', (id) => sql`attorney_id = ${id}`],
  ['submission', (id) => sql`owner = 'attorney/' || ${id}`],
  ['form_item', (id) => sql`attorney_id = ${id}`],
  ['matter_event', (id) => sql`attorney_id = ${id}`],
  ['claim', (id) => sql`attorney_id = ${id}`],
  ['account_token', (id) => sql`attorney_id = ${id}`],
  ['attorney_change', (id) => sql`attorney_id = ${id}`],
  ['stored_file', (id) => sql`shelf = 'attorney/' || ${id}`],
];

/** Throws where something of theirs is missing: the smaller store would be compared with more. */
export async function copyAttorney(from: Store, to: Store, who: Attorney): Promise<void> {
  const form = formOfRecord({ content: await loadContent(() => undefined) });
  await inTransaction(to, async (trx) => {
    await insertAttorneys(trx, form, [who]);
    for (const [table, theirs] of THEIRS) {
      const columns = sql.join((await writtenColumns(from, table)).map((name) => sql.ref(name)));
      const { rows } =
        await sql<object>`select ${columns} from ${sql.table(table)} where ${theirs(who.id)}`.execute(
          from,
        );
      if (rows.length === 0) throw new Error(`Attorney ${who.id} has nothing in ${table}.`);
      await insertRows(trx, { table, rows });
    }
  });
  await sql`vacuum analyze`.execute(to);
}

/** The columns that somebody writes: what the store works out by itself cannot be copied into it. */
async function writtenColumns(store: Store, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
      and is_identity = 'NO'
    order by ordinal_position`.execute(store);
  return rows.map(({ name }) => name);
}
