// A store that an earlier version filled with its demo world: it gets whoever it lacks, and is told how to get the rest.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../server/store/index.ts';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';

const LATER = 'saved.applicant@example.com';

describe('a demo world of before', () => {
  let dataDir: string;
  let server: ServerProcess | undefined;
  const start = async () => {
    server = startServer({ DATA_DIR: dataDir, DEMO: '1' });
    await server.ready();
    return server;
  };
  const stop = async () => {
    server?.child.kill('SIGKILL');
    await server?.ended();
  };
  const inStore = async <T>(work: (db: Store) => Promise<T>): Promise<T> => {
    const { db, close } = await openStore({ dataDir });
    try {
      return await work(db);
    } finally {
      await close();
    }
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-demo-'));
  });
  afterAll(async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('gets the people it lacks, and says how to get what those of before lack', async () => {
    const fresh = await start();
    expect(fresh.output()).toMatch(/^Demo world loaded/m);
    expect(fresh.output()).not.toContain('Demo world of an earlier version');
    await stop();
    await inStore(async (db) => {
      // What a version of before had not thought of yet.
      await db.deleteFrom('draft').execute();
      await db.deleteFrom('lead').where('email', '=', LATER).execute();
      await db.deleteFrom('staff').execute();
      await db.deleteFrom('demo_world').execute();
    });

    const again = await start();
    expect(again.output()).toMatch(/^Demo world loaded/m);
    expect(again.output()).toMatch(
      /^Demo world of an earlier version: [^\n]+ start on an empty store \(remove DATA_DIR, [^\n]+\)$/m,
    );
    await stop();
    const found = await inStore(async (db) => ({
      leads: await db.selectFrom('lead').select('email').execute(),
      drafts: await db.selectFrom('draft').select('form_id').execute(),
      staff: await db.selectFrom('staff').select('id').execute(),
    }));
    expect(found.leads.map(({ email }) => email)).toContain(LATER);
    expect(found.leads).toHaveLength(5);
    expect(found.drafts).toEqual([{ form_id: 'application' }]);
    expect(found.staff.length).toBeGreaterThan(0);
  });
});
