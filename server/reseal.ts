// Seals everything that is sealed at rest with the newest key, so that the keys before it can be dropped.
import { isObject, type Json, type JsonObject } from '../runtime/core/index.ts';
import type { Cell, Crypto } from './services/ports.ts';
import type { Store } from './store/index.ts';
import {
  cellOf,
  replaceSealed,
  SEALED_COLUMNS,
  type SealedColumn,
  sealedRows,
} from './store/secrets/sealed.ts';

/**
 * How many values were sealed anew, by table. May run beside a server that holds the same keys: what that changes
 * meanwhile it seals with the newest key itself.
 */
export async function reseal(
  db: Store,
  crypto: Crypto,
): Promise<ReadonlyMap<SealedColumn['table'], number>> {
  const counts = new Map<SealedColumn['table'], number>();
  for (const place of SEALED_COLUMNS)
    counts.set(place.table, await resealColumn(db, crypto, place));
  return counts;
}

async function resealColumn(db: Store, crypto: Crypto, place: SealedColumn): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const rows = await sealedRows(db, place, after);
    for (const row of rows) {
      const cell = cellOf(place, row.key);
      const anew = sealedAnew(crypto, cell, row.value);
      if (anew.count > 0) await replaceSealed(db, place, row, anew.value);
      count += anew.count;
    }
    const last = rows.at(-1);
    if (!last) return count;
    after = last.key;
  }
}

function sealedAnew(crypto: Crypto, cell: Cell, value: Json) {
  if (!isObject(value)) {
    const again = resealed(crypto, cell, value);
    return { value: again, count: again === value ? 0 : 1 };
  }
  const entries = Object.entries(value).map(
    ([field, sealed]) => [field, resealed(crypto, { ...cell, field }, sealed ?? null)] as const,
  );
  const count = entries.filter(([field, again]) => again !== value[field]).length;
  return { value: Object.fromEntries(entries) as JsonObject, count };
}

/** The same value under the newest key; what is empty was wiped, and stays so. */
function resealed(crypto: Crypto, cell: Cell, sealed: Json): Json {
  if (typeof sealed !== 'string' || sealed === '' || !crypto.isStale(sealed)) return sealed;
  return crypto.encrypt(crypto.decrypt(sealed, cell), cell);
}
