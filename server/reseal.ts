// Seals everything that is sealed at rest with the newest key, so that the keys before it can be dropped.
import { sql } from 'kysely';
import { isObject, type Json, type JsonObject } from '../runtime/core/index.ts';
import type { Crypto } from './services/ports.ts';
import type { Store } from './store/index.ts';

/** A column of sealed values. Each is bound to `<table>/<key>` and its field; JSON has one a pointer. */
interface SealedColumn {
  readonly table: 'submission' | 'attorney' | 'second_factor' | 'outbox' | 'sealing_key';
  readonly key: string;
  readonly column: string;
}

const SEALED: readonly SealedColumn[] = [
  { table: 'submission', key: 'id', column: 'secrets' },
  { table: 'attorney', key: 'id', column: 'secrets' },
  { table: 'second_factor', key: 'attorney_id', column: 'secret' },
  { table: 'outbox', key: 'id', column: 'params' },
  { table: 'sealing_key', key: 'id', column: 'sealed' },
];

const BATCH = 500;

/** How many values were sealed anew, by table. May run beside a server that holds the same keys. */
export async function reseal(
  db: Store,
  crypto: Crypto,
): Promise<ReadonlyMap<SealedColumn['table'], number>> {
  const counts = new Map<SealedColumn['table'], number>();
  for (const place of SEALED) counts.set(place.table, await resealColumn(db, crypto, place));
  return counts;
}

interface Row {
  readonly key: string;
  readonly value: Json;
}

async function resealColumn(db: Store, crypto: Crypto, place: SealedColumn): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const rows = await rowsAfter(db, place, after);
    for (const row of rows) count += await resealRow(db, crypto, place, row);
    const last = rows.at(-1);
    if (!last) return count;
    after = last.key;
  }
}

async function rowsAfter(db: Store, { table, key, column }: SealedColumn, after: string) {
  const id = sql`${sql.ref(key)}::text collate "C"`;
  const { rows } = await sql<Row>`select ${id} as key, ${sql.ref(column)} as value
    from ${sql.table(table)} where ${id} > ${after} order by ${id} limit ${BATCH}`.execute(db);
  return rows;
}

/** A value that was changed meanwhile is left alone: whoever changed it sealed it with the newest key. */
async function resealRow(
  db: Store,
  crypto: Crypto,
  { table, key, column }: SealedColumn,
  row: Row,
): Promise<number> {
  const anew = sealedAnew(crypto, `${table}/${row.key}`, column, row.value);
  if (anew.count === 0) return 0;
  const isJson = isObject(row.value);
  const [before, next] = [row.value, anew.value].map((value) =>
    isJson ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`,
  );
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${next}
    where ${sql.ref(key)}::text = ${row.key} and ${sql.ref(column)} = ${before}`.execute(db);
  return anew.count;
}

function sealedAnew(crypto: Crypto, row: string, field: string, value: Json) {
  if (!isObject(value)) {
    const again = resealed(crypto, { row, field }, value);
    return { value: again, count: again === value ? 0 : 1 };
  }
  const entries = Object.entries(value).map(([pointer, sealed]) => {
    const again = resealed(crypto, { row, field: pointer }, sealed ?? null);
    return [pointer, again] as const;
  });
  const count = entries.filter(([pointer, again]) => again !== value[pointer]).length;
  return { value: Object.fromEntries(entries) as JsonObject, count };
}

/** The same value under the newest key; what is empty was wiped, and stays so. */
function resealed(crypto: Crypto, cell: { row: string; field: string }, sealed: Json): Json {
  if (typeof sealed !== 'string' || sealed === '' || !crypto.isStale(sealed)) return sealed;
  return crypto.encrypt(crypto.decrypt(sealed, cell), cell);
}
