// Notices at the start that the keys are not those of this store, rather than at the first value that is to be opened.
import { isObject, type Json } from '../runtime/core/index.ts';
import type { Crypto } from './services/ports.ts';
import type { Store } from './store/index.ts';
import { cellOf, SEALED_COLUMNS, type SealedColumn, sealedRows } from './store/secrets/sealed.ts';
import { findSecretCheck, keepSecretCheck } from './store/secrets/secret-check.ts';

/** The store was sealed with a key that is not held; its message is the one line shown at the start. */
export class WrongSecret extends Error {
  constructor(
    message = 'SECRET_KEY does not open what this store holds. Put the key of before back (outside production it may be the file ' +
      'secret.key in DATA_DIR); to change keys, set SECRET_KEY=new,old and run npm run reseal.',
  ) {
    super(message);
  }
}

const ID = 'start';
const CELL = { row: `secret_check/${ID}`, field: 'sealed' };

/** Throws `WrongSecret` where the keys are not those of the store. */
export async function requireOwnSecret(db: Store, crypto: Crypto): Promise<void> {
  if ((await findSecretCheck(db, ID)) === undefined) {
    for (const place of SEALED_COLUMNS) await tryColumn(db, crypto, place);
    await keepSecretCheck(db, ID, crypto.encrypt('', CELL));
  }
  const sealed = await findSecretCheck(db, ID);
  if (sealed !== undefined) opened(() => crypto.decrypt(sealed, CELL));
}

/** True where something in the store is sealed: a key of chance would not open it. */
export async function holdsSealed(db: Store): Promise<boolean> {
  for (const place of SEALED_COLUMNS) if ((await sealedRows(db, place, '')).length > 0) return true;
  return false;
}

/** Stores of before hold sealed values and no check of them: of each column a few are opened, once. */
async function tryColumn(db: Store, crypto: Crypto, place: SealedColumn): Promise<void> {
  for (const { key, value } of await sealedRows(db, place, '')) {
    const cell = cellOf(place, key);
    const values: readonly (readonly [string, Json | undefined])[] = isObject(value)
      ? Object.entries(value)
      : [[cell.field, value]];
    // What is empty was wiped.
    for (const [field, sealed] of values)
      if (typeof sealed === 'string' && sealed !== '')
        opened(() => crypto.decrypt(sealed, { ...cell, field }));
  }
}

function opened(open: () => string): void {
  try {
    open();
  } catch {
    throw new WrongSecret();
  }
}
