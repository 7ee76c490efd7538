// The server as a process: started wrongly, started twice, asked to stop, and killed in the middle of its work.
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { copyStore } from '../helpers/copied-store.ts';
import { type ServerProcess, startServer } from './helpers/process.ts';

const NEW = 'new.applicant@example.com';

describe('the server process', () => {
  let dataDir: string;
  const running: ServerProcess[] = [];
  const storeIsThere = () => copyStore(`${inject('newStore')}/.`, dataDir);
  const start = (env: Record<string, string> = {}) => {
    const server = startServer({ DATA_DIR: dataDir, ...env });
    running.push(server);
    return server;
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-process-'));
  });
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.child.kill('SIGKILL');
      await server.ended();
    }
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ NODE_ENV: 'production' }, 'SECRET_KEY'],
    [{ NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(64) }, 'SMTP_URL'],
    [{ NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(64), MAIL_OUTBOX: '1' }, 'PUBLIC_URL'],
    [
      {
        ...{ NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(64), MAIL_OUTBOX: '1' },
        PUBLIC_URL: 'http://portal.example.com',
      },
      'PUBLIC_URL',
    ],
  ])('ends with one line that names a bad setting: %j', async (env, name) => {
    const server = start(env);
    expect(await server.ended()).toBe(1);
    expect(server.output().trim()).toMatch(new RegExp(`^${name} [^\n]+$`));
  });

  it('shows what it is doing, refuses a second one on its folder, and stops when asked to', async () => {
    const first = start();
    await first.ready();
    expect(first.output()).toMatch(/new store.*\n.*Tables.*\n.*Content released.*\n.*Demo world/);
    // Somebody reads this who starts it for the first time; what others watch over has a file of its own.
    expect(first.output().split('\n')).not.toContainEqual(expect.stringMatching(/^[[{]/));
    const log = join(dataDir, 'security.log');
    expect(await readFile(log, 'utf8')).toMatch(/^{"time":.*"event":"release".*}\n$/);
    expect((await stat(log)).mode & 0o777).toBe(0o600);
    const second = start();
    expect(await second.ended()).toBe(1);
    expect(second.output()).toMatch(/already in use by another process/);
    first.child.kill('SIGTERM');
    expect(await first.ended()).toBe(0);
    const third = start();
    await third.ready();
  }, 360_000);

  it('loses nothing it acknowledged when it is killed in the middle of saves', async () => {
    await storeIsThere();
    const server = start();
    const applicant = await signIn(await server.ready());
    const acknowledged: number[] = [];
    const saving = (async () => {
      for (let n = 1; ; n += 1) {
        const saved = await applicant.save({ note: `version ${n}` });
        if (saved.status === 200) acknowledged.push((await saved.json()).data.revision);
      }
    })().catch(() => undefined);
    await expect.poll(() => acknowledged.length, { timeout: 180_000 }).toBeGreaterThan(10);
    server.child.kill('SIGKILL');
    await server.ended();
    await saving;

    const again = await signIn(await start().ready());
    const { revision, data } = await again.check();
    const last = acknowledged.at(-1) ?? 0;
    expect(revision).toBeGreaterThanOrEqual(last);
    expect(data).toEqual({ note: `version ${revision}` });
  }, 360_000);

  it('writes no personal data in its log', async () => {
    await storeIsThere();
    const server = start({ LOG_LEVEL: 'debug' });
    const address = await server.ready();
    const applicant = await signIn(address);
    await applicant.save({ first_name: 'Zebulon', ssn_number: '987-65-4321' });
    await applicant.save({ no_such_field: 'Quibble' });
    await fetch(`${address}/api/portal/download_temp_file.php?name=Zebulon.pdf&attorney_number=77`);
    server.child.kill('SIGTERM');
    await server.ended();
    expect(server.output()).toMatch(/save_attorney_temp_data/);
    const told = await readFile(join(dataDir, 'security.log'), 'utf8');
    expect(told).toMatch(/login\.mailbox/);
    const written = `${server.output()}${told}`;
    for (const secret of [NEW, 'Zebulon', '987-65-4321', 'Quibble', '127.0.0.1:', applicant.cookie])
      expect(written.replace(/Ready: .*|Server listening.*/g, '')).not.toContain(secret);
  }, 360_000);
});

/** The demo's new applicant over real HTTP. */
async function signIn(address: string) {
  const call = (name: string, body: object, cookie = '') =>
    fetch(`${address}/api/portal/${name}.php`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', cookie },
      body: JSON.stringify(body),
    });
  const found = await call('getLeadHubspot', { emailAddress: NEW });
  const cookie = found.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const { id } = (await found.json()).result.lead[0];
  await call('send_mailbox_code', {}, cookie);
  const { data } = await (await fetch(`${address}/api/demo/mail`)).json();
  const [code] = /\d{6}/.exec(data[0].subject) ?? [];
  await call('prove_mailbox', { code }, cookie);
  return {
    cookie: cookie.replace('applicant=', ''),
    save: (data: object) => call('save_attorney_temp_data', { lead_id: id, data }, cookie),
    check: async () =>
      (await call('attorney_check', { emailAddress: NEW, lead_id: id }, cookie)).json(),
  };
}
