// Uploads where there is no room.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';

const LEAD = 'new.applicant@example.com';
/** Disks of a test's own need a system that lets us mount them. */
const CAN_MOUNT = spawnSync('unshare', ['-rm', 'true']).status === 0;

describe.skipIf(!CAN_MOUNT)('an upload to a full disk', () => {
  let folder: string;
  let server: ServerProcess | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-uploads-'));
  });
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await server?.ended();
    await rm(folder, { recursive: true, force: true });
  });

  it('is refused in words, leaves nothing behind, and a smaller one is taken', async () => {
    const files = join(folder, 'files');
    await mkdir(files);
    // Who may upload is a question of other tests: here the e-mail is enough.
    const env = { DATA_DIR: join(folder, 'data'), FILES_URL: files, APPLICANT_CODE: 'off' };
    server = startServer(env, { prepare: `mount -t tmpfs -o size=1m tmpfs ${files}` });
    const portal = `${await server.ready()}/api/portal`;
    const found = await fetch(`${portal}/getLeadHubspot.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailAddress: LEAD }),
    });
    const cookie = found.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const { id } = (await found.json()).result.lead[0];
    const upload = (name: string, size: number) => {
      const form = new FormData();
      form.append('fileType', 'DEC');
      form.append('attorney_number', id);
      form.append('module', 'attorney');
      form.append('file', new Blob([`%PDF-1.4\n${'x'.repeat(size)}\n%%EOF\n`]), name);
      const options = { method: 'POST', headers: { cookie }, body: form };
      return fetch(`${portal}/upload_temp_file.php`, options);
    };
    const refused = await upload('large.pdf', 2_000_000);
    expect([refused.status, await refused.json()]).toEqual([
      507,
      {
        status: 'error',
        message:
          'There is no room left to store this. Nothing was changed. Please try again later.',
      },
    ]);
    const log = server;
    const told = () => JSON.parse(/^.*"a disk is full".*$/m.exec(log.output())?.[0] ?? '{}');
    await expect.poll(told).toMatchObject({
      level: 50,
      err: { code: 'ENOSPC', path: expect.stringContaining(files) },
    });
    expect((await upload('small.pdf', 800_000)).status).toBe(200);
  });
});
