// Uploads that died with the server: what they leave in the folder of files is gone an hour later.
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';

const LEAD = 'new.applicant@example.com';
const TWO_HOURS_MS = 2 * 60 * 60 * 1000;
/** Large enough that a server is writing it for a while. */
const SIZE = 9_000_000;
const LEFT = /\.(part|bin|tmp)$/;
/** Written last: from then on it is somebody's file. */
const KEPT = /\.json$/;

let folder: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-killed-'));
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended();
  await rm(folder, { recursive: true, force: true });
});

const start = async (): Promise<string> => {
  // Who may upload is a question of other tests: here the e-mail is enough.
  const env = { DATA_DIR: join(folder, 'data'), FILES_URL: files(), APPLICANT_CODE: 'off' };
  server = startServer(env);
  return `${await server.ready()}/api/portal`;
};
const files = () => join(folder, 'files');
const left = async () =>
  (await readdir(files(), { recursive: true })).filter((name) => LEFT.test(name));

/** A server dies while it writes a file. Where it was quicker than its death, the next one dies. */
async function dieWriting(): Promise<readonly string[]> {
  for (;;) {
    const upload = sendLarge(await start());
    // The first byte of it on the disk is the moment of death.
    while ((await left()).length === 0) await new Promise((resolve) => setImmediate(resolve));
    server?.child.kill('SIGKILL');
    await server?.ended();
    await upload;
    const isKept = (await readdir(files(), { recursive: true })).some((name) => KEPT.test(name));
    if (!isKept) return left();
    await rm(folder, { recursive: true });
  }
}

/** Ends whether it is answered or not. */
async function sendLarge(portal: string): Promise<void> {
  const found = await fetch(`${portal}/getLeadHubspot.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress: LEAD }),
  });
  const cookie = found.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const { id } = (await found.json()).result.lead[0];
  const form = new FormData();
  for (const [name, value] of Object.entries({
    fileType: 'DEC',
    attorney_number: id,
    module: 'attorney',
  }))
    form.append(name, value);
  form.append('file', new Blob([`%PDF-1.4\n${'x'.repeat(SIZE)}\n%%EOF\n`]), 'large.pdf');
  await fetch(`${portal}/upload_temp_file.php`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  }).catch(() => undefined);
}

it('leave nothing behind once an hour has passed', async () => {
  const before = await dieWriting();
  expect(before).not.toEqual([]);

  // Fresh ones may be somebody's who is still sending.
  await start();
  for (const name of before) expect((await stat(join(files(), name))).isFile()).toBe(true);
  server?.child.kill('SIGKILL');
  await server?.ended();

  const then = new Date(Date.now() - TWO_HOURS_MS);
  for (const name of before) await utimes(join(files(), name), then, then);
  await start();
  await expect.poll(left).toEqual([]);
});
