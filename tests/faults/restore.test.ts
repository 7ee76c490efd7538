// docs/restore.md as a drill: its commands are run as they stand there, what was stored is destroyed, and all of it comes back.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finish, memberToken, popupUrl, signedFile, submitted } from '../server/esign/helpers.ts';
import { Browser, pdf, startApp } from '../server/helpers/app.ts';
import { ANN, addLeads } from '../server/helpers/people.ts';
import { startSystemPostgres, systemPostgres } from './support/debian-postgres.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEY = 'key-of-the-drill-'.repeat(3);
const guide = await readFile(join(ROOT, 'docs/restore.md'), 'utf8');
const bin = await systemPostgres();

/** The commands under a name, as the page has them. */
function commands(name: string): string {
  const [, text] = new RegExp(`^\`\`\`sh ${name}\n([^]*?)^\`\`\`$`, 'm').exec(guide) ?? [];
  if (text === undefined) throw new Error(`docs/restore.md has no commands "${name}".`);
  return text;
}

/** Runs them as an operator does, and ends at the first that fails. */
async function follow(name: string, env: Record<string, string>): Promise<string> {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const path = bin === undefined ? PATH : `${bin}${delimiter}${PATH}`;
  const options = { cwd: ROOT, env: { PATH: path, HOME, TMPDIR, SECRET_KEY: KEY, ...env } };
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', commands(name)], options);
  return stdout;
}

interface Stored {
  readonly attorneyId: string;
  readonly signed: Buffer;
}

/** An application with a file and sealed numbers, signed. */
async function fill(app: FastifyInstance): Promise<Stored> {
  await addLeads(app, ANN);
  const { browser, attorneyId } = await submitted(app, ANN);
  const url = await popupUrl(browser, attorneyId);
  expect((await finish(browser, url)).status).toBe(200);
  return { attorneyId, signed: await signedFile(app, browser, url) };
}

/** All of it, asked for as its people do. */
async function isAllThere(app: FastifyInstance, { attorneyId, signed }: Stored): Promise<void> {
  const member = await memberToken(app, attorneyId);
  const own = await new Browser(app).post('getAttorneyInfo', {}, member);
  // The last digits of a number that was sealed: the key of before opens it.
  expect(own.body.attorney).toHaveProperty('profile.masked.ssn_number', '6789');
  const listed = await new Browser(app).post('list_files', {}, member);
  const [file] = listed.body.data as readonly { readonly name: string; readonly Key: string }[];
  expect(file?.name).toBe('declarations.pdf');
  const url = `/api/portal/download_attachment.php?Key=${file?.Key}`;
  const { rawPayload } = await app.inject({ url, headers: member });
  expect(rawPayload).toEqual(pdf('declarations.pdf').body);
  const held = await new Browser(app).upload('/api/verify', {}, { name: 's.pdf', body: signed });
  expect(held.body.data).toMatchObject({ verdict: 'unchanged' });
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ok' });
}

describe('the drill of docs/restore.md', () => {
  let folder = '';
  let backup = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-drill-'));
    backup = join(folder, 'backup');
    await mkdir(backup);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const config = { secretKeys: [KEY] };

  it('brings an embedded store back with its files', async () => {
    const [dataDir, restored] = [join(folder, 'data'), join(folder, 'restored')];
    const app = await startApp({ dataDir, config });
    const stored = await fill(app);
    await app.close();
    const places = { DATA_DIR: dataDir, BACKUP: backup, RESTORED: restored };
    await follow('embedded backup', places);
    await rm(dataDir, { recursive: true });
    await follow('embedded restore', places);
    const again = await startApp({ dataDir: restored, config });
    await isAllThere(again, stored);
    await again.close();
  });

  it.skipIf(bin === undefined)('brings a database of PostgreSQL back with its files', async () => {
    const server = await startSystemPostgres(bin ?? '');
    try {
      await server.createDatabase('portal');
      const [files, restored] = [join(folder, 'files'), join(folder, 'restored')];
      const settings = { dataDir: join(folder, 'data'), databaseUrl: server.url('portal') };
      const app = await startApp({ ...settings, config: { ...config, filesDir: files } });
      const stored = await fill(app);
      const places = {
        BACKUP: backup,
        RESTORED: restored,
        DATABASE_URL: settings.databaseUrl,
        FILES: files,
        RESTORED_URL: server.url('restored'),
        DATA_DIR: settings.dataDir,
      };
      // While the server goes on, as the page says.
      await follow('postgres backup', places);
      await app.close();
      await rm(files, { recursive: true });
      await server.createDatabase('restored');
      await follow('postgres restore', places);
      const again = await startApp({
        dataDir: join(folder, 'data'),
        databaseUrl: places.RESTORED_URL,
        config: { ...config, filesDir: restored },
      });
      await isAllThere(again, stored);
      await again.close();
    } finally {
      await server.remove();
    }
  });
});
