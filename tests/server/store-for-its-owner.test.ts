// What is kept on the disk is for the user the server runs as: other users of the machine read no password hash, no file and no key out of it.
import { execFile } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { copyStore } from '../helpers/copied-store.ts';
import { type ServerProcess, startServer } from './helpers/process.ts';

const OPEN_TO_ALL = '000';

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  let folder: string;
  let dataDir: string;
  const running: ServerProcess[] = [];
  const start = (env: Record<string, string> = {}) => {
    // Who may upload is a question of other tests: here the e-mail is enough.
    const own = { DATA_DIR: dataDir, APPLICANT_CODE: 'off', ...env };
    const server = startServer(own, { umask: OPEN_TO_ALL });
    running.push(server);
    return server;
  };
  const stop = async () => {
    for (const server of running.splice(0)) {
      server.child.kill('SIGKILL');
      await server.ended();
    }
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-owner-'));
    dataDir = join(folder, 'data');
  });
  afterEach(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is closed to others from the first write on, whatever the umask, uploads and the key with it', async () => {
    const server = start();
    const seen = new Set<string>();
    let watching = true;
    const watch = (async () => {
      while (watching) for (const path of await openIn(dataDir)) seen.add(path);
    })();
    const address = await server.ready();
    expect(await upload(address)).toBe(200);
    watching = false;
    await watch;
    expect([...seen]).toEqual([]);
    expect(await openIn(dataDir)).toEqual([]);
    const kept = await everything(dataDir);
    expect(kept).toContain('secret.key');
    expect(kept.some((path) => path.startsWith('files/') && path.endsWith('.bin'))).toBe(true);
    expect(server.output()).not.toContain('Closed');
  }, 360_000);

  it('is closed by the next start where an earlier version left it open, which says so once', async () => {
    await copyStore(inject('newStore'), dataDir);
    await mkdir(join(dataDir, 'files', 'attorney'), { recursive: true });
    await writeFile(join(dataDir, 'files', 'attorney', 'old.bin'), 'a file of before');
    await promisify(execFile)('chmod', ['-R', 'a+rwX', dataDir]);
    const first = start();
    await first.ready();
    expect(await openIn(dataDir)).toEqual([]);
    expect(first.output()).toMatch(
      /^Closed \d{3,} files and folders of \S+ that other users of this machine could open$/m,
    );
    expect(await readFile(join(dataDir, 'files', 'attorney', 'old.bin'), 'utf8')).toContain('file');
    await stop();
    const second = start();
    await second.ready();
    expect(second.output()).not.toContain('Closed');
  }, 360_000);

  it('stays as it is where others keep something in it too; what is ours in it is closed', async () => {
    await copyStore(inject('newStore'), dataDir);
    await writeFile(join(dataDir, 'notes-of-another-program.txt'), 'theirs', { mode: 0o644 });
    await promisify(execFile)('chmod', ['-R', 'a+rX', dataDir]);
    await start().ready();
    expect(await openIn(dataDir)).toEqual(['', 'notes-of-another-program.txt']);
  }, 360_000);

  it('has its files in another place closed as well', async () => {
    const files = join(folder, 'elsewhere');
    await copyStore(inject('newStore'), dataDir);
    await mkdir(join(files, 'attorney'), { recursive: true });
    await chmod(files, 0o755);
    await chmod(join(files, 'attorney'), 0o755);
    await start({ FILES_URL: files }).ready();
    expect(await openIn(files)).toEqual([]);
  }, 360_000);
});

/** All that is in a folder, and `''` for the folder itself. What goes while we look is left out. */
async function everything(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return ['', ...names];
}

/** What others may get at and do anything with; and files that could be run. What a closed folder holds they do not get at, but it is to be closed all the same. */
async function openIn(folder: string): Promise<readonly string[]> {
  const found = await Promise.all(
    (await everything(folder)).map(async (name) => {
      const path = join(folder, name);
      const stat = await lstat(path).catch(() => undefined);
      if (!stat) return [];
      const most = stat.isFile() ? 0o600 : 0o700;
      return (stat.mode & 0o777 & ~most) === 0 ? [] : [relative(folder, path)];
    }),
  );
  return found.flat().sort();
}

/** A file of the demo's new applicant. */
async function upload(address: string): Promise<number> {
  const portal = `${address}/api/portal`;
  const found = await fetch(`${portal}/getLeadHubspot.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress: 'new.applicant@example.com' }),
  });
  const cookie = found.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const { id } = (await found.json()).result.lead[0];
  const form = new FormData();
  form.append('fileType', 'DEC');
  form.append('attorney_number', id);
  form.append('module', 'attorney');
  form.append('file', new Blob(['%PDF-1.4\nproof\n%%EOF\n']), 'proof.pdf');
  const options = { method: 'POST', headers: { cookie }, body: form };
  return (await fetch(`${portal}/upload_temp_file.php`, options)).status;
}
