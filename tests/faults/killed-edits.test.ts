// Deaths of the server amid editing, on each store: no acknowledged edit is lost, and none is there by half.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { copyStore } from '../helpers/copied-store.ts';
import { createDatabase, DRIVERS, NEW_DATABASE } from '../server/helpers/databases.ts';
import { killAmidEditing } from './support/killed-edits.ts';

/** Fifty in `npm run test:faults`. */
const DEATHS = Number(process.env.EDIT_DEATHS ?? 2);

it.each(DRIVERS)(
  'lose no edit, on %s',
  async (driver) => {
    const folder = await mkdtemp(join(tmpdir(), 'killed-edits-'));
    const DATA_DIR = join(folder, 'data');
    try {
      if (driver === 'pglite') await copyStore(inject('newStore'), DATA_DIR);
      const env =
        driver === 'pglite'
          ? { DATA_DIR }
          : {
              DATA_DIR,
              DATABASE_URL: await createDatabase(inject('postgres'), { like: NEW_DATABASE }),
            };
      await expect(killAmidEditing(env, DEATHS)).resolves.toBeUndefined();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  3_600_000,
);
