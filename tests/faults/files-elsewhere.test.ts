// Files are where they were: a server that would look for them elsewhere does not start, and one that loses them says so.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/index.ts';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';
import { type MortalPostgres, mortalPostgres } from './support/mortal-postgres.ts';

const LEAD = 'new.applicant@example.com';

describe('the files of a server', () => {
  let folder: string;
  let postgres: MortalPostgres;
  let env: Record<string, string>;
  const running: ServerProcess[] = [];
  const at = (...names: readonly string[]) => join(folder, ...names);
  const start = (more: Record<string, string>) => {
    const server = startServer({ ...env, ...more });
    running.push(server);
    return server;
  };
  const stopAll = async () => {
    for (const server of running.splice(0)) {
      server.child.kill('SIGKILL');
      await server.ended();
    }
  };
  const refusal = async (more: Record<string, string>) => {
    const server = start(more);
    expect(await Promise.race([server.ended(), server.ready()])).toBe(1);
    return server.output().trim().split('\n').at(-1);
  };
  const command = (verb: readonly string[], more: Record<string, string>) => {
    const { PATH = '', HOME = '' } = process.env;
    const { status, stdout, stderr } = spawnSync(
      'npm',
      ['run', '--silent', 'files', '--', ...verb],
      {
        env: { PATH, HOME, ...env, ...more },
        encoding: 'utf8',
      },
    );
    return { status, said: (stdout + stderr).trim().split('\n') };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-elsewhere-'));
    postgres = await mortalPostgres();
    env = {
      DATA_DIR: at('data'),
      DATABASE_URL: postgres.url,
      DEMO: '1',
      // Who may upload is a question of other tests: here the e-mail is enough.
      APPLICANT_CODE: 'off',
    };
    const address = await start({ FILES_URL: at('files') }).ready();
    const upload = await uploader(address);
    for (const name of ['one.pdf', 'two.pdf', 'three.pdf'])
      expect((await upload(name)).status).toBe(200);
  });
  afterEach(stopAll);
  afterAll(async () => {
    await stopAll();
    await postgres?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const bodies = async () =>
    (await readdir(at('files'), { recursive: true }))
      .filter((name) => name.endsWith('.bin'))
      .sort()
      .map((name) => at('files', name));

  it('are not looked for in an empty folder, nor in one that is not there, and none is made', async () => {
    await mkdir(at('empty'));
    for (const other of ['empty', 'missing'])
      expect(await refusal({ FILES_URL: at(other) })).toBe(
        `The files of this store are not in ${at(other)}: the mark store.id, last seen in ${at('files')}, is missing there. ` +
          'Mount that place again, or set FILES_URL to it; after a move or a restore see "Where files are" in docs/operating.md.',
      );
    expect(await readdir(at('empty'))).toEqual([]);
    expect(existsSync(at('missing'))).toBe(false);
  });

  it('are found again where the folder was moved to', async () => {
    await rename(at('files'), at('moved'));
    await start({ FILES_URL: at('moved') }).ready();
    await stopAll();
    await rename(at('moved'), at('files'));
    await start({ FILES_URL: at('files') }).ready();
  });

  it('are shared by all processes of a database: one with a folder of its own does not start', async () => {
    await start({ FILES_URL: at('files') }).ready();
    expect(await refusal({ FILES_URL: at('own') })).toMatch(
      /^The files of this store are not in [^\n]+own: the mark store\.id, [^\n]+$/,
    );
    const beside = start({ FILES_URL: at('files') });
    await beside.ready();
  });

  it('of another store are left alone', async () => {
    const other = { DATA_DIR: at('other'), DATABASE_URL: '', DEMO: '0' };
    await start({ ...other, FILES_URL: at('others') }).ready();
    await stopAll();
    expect(await refusal({ FILES_URL: at('others') })).toMatch(
      /^[^\n]+others holds the files of another store; those of this one were last seen in [^\n]+files\. [^\n]+$/,
    );
    expect(await refusal({ ...other, DATA_DIR: at('third'), FILES_URL: at('others') })).toMatch(
      /^[^\n]+others holds the files of another store\. [^\n]+$/,
    );
  });

  it('that are unmounted under a running server are neither made anew nor said to be gone', async () => {
    const server = start({ FILES_URL: at('files') });
    const address = await server.ready();
    const upload = await uploader(address);
    const ready = async () => (await fetch(`${address}/readyz`)).json();
    await rename(at('files'), at('aside'));
    await mkdir(at('files'));
    const answer = await upload('four.pdf');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    await expect.poll(ready).toMatchObject({ troubles: ['files-away'] });
    expect(await readdir(at('files'))).toEqual([]);
    expect(server.output()).toContain('Is it mounted?');
    await rm(at('files'), { recursive: true });
    await rename(at('aside'), at('files'));
    expect((await upload('four.pdf')).status).toBe(200);
    await expect.poll(ready).toEqual({ status: 'ok' });
  });

  it('of a store of before are known to it after the first start', async () => {
    const { db, close } = await openStore({ dataDir: at('data'), databaseUrl: postgres.url });
    const known = () => db.selectFrom('folder_file').select('name').orderBy('name').execute();
    const all = await known();
    expect(all).toHaveLength(4);
    await db.deleteFrom('folder_file').execute();
    await db.updateTable('file_place').set({ folder_known: false }).execute();
    await start({ FILES_URL: at('files') }).ready();
    await expect.poll(known).toEqual(all);
    await close();
  });

  it('are held against their hashes by a command, which names what is missing or spoilt', async () => {
    const here = { FILES_URL: at('files') };
    const whole = command(['verify'], here);
    expect(whole).toEqual({ status: 0, said: ['4 files: 4 as they were kept.'] });
    const [spoilt = '', lost = '', gone = ''] = await bodies();
    await writeFile(spoilt, '%PDF-1.4\nsomebody else\n%%EOF\n');
    await rm(lost);
    // Nothing is left of this one that the folder could tell of.
    await rm(gone);
    await rm(join(dirname(gone), `${basename(gone).slice(0, 32)}.json`));
    const { status, said } = command(['verify'], here);
    expect(status).toBe(2);
    expect(said).toHaveLength(5);
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^missing +\\w+\\.pdf +${lost}$`)),
        expect.stringMatching(new RegExp(`^missing +\\w+\\.pdf +${gone}$`)),
        expect.stringMatching(new RegExp(`^spoilt +\\w+\\.pdf +${spoilt}$`)),
        '4 files: 1 as they were kept, 2 missing, 1 spoilt.',
        'Put these back from a backup. Until then whoever opens one is told.',
      ]),
    );
    const json = command(['verify', '--json'], here);
    expect(json.status).toBe(2);
    expect(JSON.parse(json.said.join('\n'))).toMatchObject({
      files: 4,
      counts: { whole: 1, missing: 2, spoilt: 1 },
      bad: expect.arrayContaining([
        expect.objectContaining({ state: 'missing', path: lost }),
        expect.objectContaining({ state: 'missing', path: gone }),
        expect.objectContaining({ state: 'spoilt', path: spoilt }),
      ]),
    });
    expect(command(['verify'], { FILES_URL: at('empty') }).status).toBe(1);
    expect(command(['repair'], here).said[0]).toBe('How to use it:');
  });

  it('are in another place for good once that is said', async () => {
    const there = { FILES_URL: at('empty') };
    expect(command(['adopt'], there)).toEqual({
      status: 0,
      said: [
        `The files of this store are in ${at('empty')} from now on. See what is there: npm run files -- verify`,
      ],
    });
    await start(there).ready();
    await stopAll();
    expect(await refusal({ FILES_URL: at('files') })).toContain('holds the files of another store');
  });
});

/** Uploads to the application of the demo world's applicant. */
async function uploader(address: string): Promise<(name: string) => Promise<Response>> {
  const portal = `${address}/api/portal`;
  const found = await fetch(`${portal}/getLeadHubspot.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress: LEAD }),
  });
  const cookie = found.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const { id } = (await found.json()).result.lead[0];
  return (name) => {
    const form = new FormData();
    form.append('fileType', 'DEC');
    form.append('attorney_number', id);
    form.append('module', 'attorney');
    form.append('file', new Blob([`%PDF-1.4\n${name}\n%%EOF\n`]), name);
    return fetch(`${portal}/upload_temp_file.php`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
  };
}
