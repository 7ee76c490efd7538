// Documents that rows of the store name: a start on a store of before knows a folder by them, and a lost one is missed.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFault } from '../../server/start-faults.ts';
import type { StoreSettings } from '../../server/store/index.ts';
import { finish, popupUrl, submitted } from './esign/helpers.ts';
import { startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { addLeads } from './helpers/people.ts';

describe('the documents of an application', () => {
  let databases: Databases;
  let settings: StoreSettings;
  let attorney: string;
  const start = (filesDir?: string) =>
    startApp({ ...settings, ...(filesDir !== undefined && { config: { filesDir } }) });

  beforeAll(async () => {
    databases = await startDatabases();
    settings = await databases.fresh();
    const app = await start();
    const lead = { id: '8301', email: 'kept@example.com' };
    await addLeads(app, lead);
    const { browser, attorneyId } = await submitted(app, lead);
    attorney = attorneyId;
    expect((await finish(browser, await popupUrl(browser, attorneyId))).status).toBe(200);
    // As an earlier version left it: no place is known, and none is marked.
    await app.store.deleteFrom('file_place').execute();
    await rm(join(settings.dataDir, 'files', 'store.id'));
    await app.close();
  });
  afterAll(() => databases?.stop());

  it('tell a folder that is not theirs, where an earlier version left no mark', async () => {
    const other = join(settings.dataDir, 'other');
    await mkdir(other);
    expect(await start(other).then(() => 'started', startFault)).toMatch(
      /^The files of this store are not in [^\n]+other: none of those it knows is there\. [^\n]+$/,
    );
    expect(await readdir(other)).toEqual([]);
    await (await start()).close();
    expect(await readdir(join(settings.dataDir, 'files'))).toContain('store.id');
  });

  it('are missed by the command that holds files against their hashes, though nothing of them is left', async () => {
    const files = join(settings.dataDir, 'files');
    for (const name of await readdir(join(files, 'enrollment')))
      await rm(join(files, 'enrollment', name), { recursive: true });
    const { PATH = '', HOME = '' } = process.env;
    const { databaseUrl: DATABASE_URL = '', dataDir: DATA_DIR } = settings;
    const verified = spawnSync('npm', ['run', '--silent', 'files', '--', 'verify'], {
      env: { PATH, HOME, DATABASE_URL, DATA_DIR },
      encoding: 'utf8',
    });
    expect(verified.status).toBe(2);
    expect(verified.stdout).toMatch(
      new RegExp(`^missing +signed document of attorney ${attorney} +\\S+[0-9a-f]{64}\\.bin$`, 'm'),
    );
    expect(verified.stdout).toMatch(
      new RegExp(
        `^missing +document to sign of attorney ${attorney} +\\S+[0-9a-f]{64}\\.bin$`,
        'm',
      ),
    );
    expect(verified.stdout).toMatch(/^3 files: 1 as they were kept, 2 missing\.$/m);
  });
});
