// Makes an attorney somebody a test begins with: by the store's own way, since the database keeps no other change.

import {
  type AttorneyChange,
  writeAttorney,
} from '../../../server/store/attorneys/write-attorney.ts';
import type { Store } from '../../../server/store/index.ts';
import { NOW } from './app.ts';

/** Sets columns of one attorney. */
export async function setAttorney(
  db: Store,
  id: string,
  set: AttorneyChange['set'],
  changes: AttorneyChange['line']['changes'] = [],
): Promise<void> {
  const line = { at: NOW, by: { who: 'a test', address: '', browser: '' }, changes };
  await db.transaction().execute((trx) => writeAttorney(trx, id, { set, line }));
}
