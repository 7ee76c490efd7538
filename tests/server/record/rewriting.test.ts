// The history of records in the database itself: what was written stays.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenStore, openStore } from '../../../server/store/index.ts';
import { type Databases, DRIVERS, startDatabases } from '../helpers/databases.ts';

describe.each(DRIVERS)('the changes of records on %s', (driver) => {
  let databases: Databases;
  let store: OpenStore;

  beforeAll(async () => {
    databases = await startDatabases(driver);
    store = await openStore(await databases.fresh());
  });
  afterAll(async () => {
    await store?.close();
    await databases?.stop();
  });

  it('cannot be rewritten or removed, whoever is at the database', async () => {
    const rewritings = [
      sql`update attorney_change set who = 'nobody'`,
      sql`delete from attorney_change`,
      sql`truncate attorney_change`,
    ];
    for (const one of rewritings)
      await expect(one.execute(store.db)).rejects.toThrow(/only ever added/);
  });
});
