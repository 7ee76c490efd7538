// Roles: a call may ask for one, the demo has one of each, and the code of the demo is told of nobody else and nowhere else.
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addStaff } from '../../../server/accounts/staff/index.ts';
import { type Contract, readContracts } from '../../../server/calls/contracts.ts';
import { mountCalls } from '../../../server/calls/mount.ts';
import { staffMe } from '../../../server/calls/staff/me.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { mountErrors } from '../../../server/http/errors.ts';
import { aServer } from '../helpers/a-server.ts';
import { tokenOf } from '../helpers/accounts.ts';
import { type Browser, NOW } from '../helpers/app.ts';
import { staffLogin, staffToken } from '../helpers/staff.ts';

const EMAILS = [
  'editor@example.com',
  'publisher@example.com',
  'desk@example.com',
  'admin@example.com',
];

describe('roles', () => {
  const server = aServer('pglite', { config: { demo: true }, emptied: ['rate_limit'] });

  it('open a call to those who have them, and to no other staff, attorney or visitor', async () => {
    const { store: db, services, releases, candidates, log } = server.app;
    const config = loadConfig({ NODE_ENV: 'test' });
    const contract = readContracts().get('staff_me') as Contract;
    const other = Fastify();
    mountErrors(other, () => releases.current().texts);
    const security = { tell: () => undefined };
    const now = releases.current();
    const calls = { ...now.calls, staff_me: { ...contract, auth: 'desk' } as never };
    const forDesk = { ...releases, current: () => ({ ...now, calls }) } as typeof releases;
    const context = {
      config,
      db,
      services,
      candidates,
      releases: forDesk,
      security,
      log,
      now: () => NOW,
    };
    mountCalls(other, context, [staffMe], readContracts());
    const statusFor = async (headers: Record<string, string>) =>
      (await other.inject({ url: '/api/staff/me', headers })).statusCode;
    const statuses = [];
    for (const email of EMAILS)
      statuses.push(await statusFor(await staffToken(server.browser(), email)));
    expect(statuses).toEqual([403, 403, 200, 200]);
    expect(await statusFor(await tokenOf(server.browser()))).toBe(401);
    expect(await statusFor({})).toBe(401);
    await other.close();
  });

  it('tell the code of the demo staff alone, and offer it to them alone', async () => {
    const browser = server.browser();
    const ask = (email: string) => browser.post('/api/demo/staff-code', { email });
    expect((await ask('editor@example.com')).body).toMatchObject({ code: expect.any(String) });
    const needs = { db: server.app.store, services: server.app.services, now: () => NOW };
    await addStaff(needs, { email: 'real@example.org', roles: ['editor'] });
    expect((await ask('real@example.org')).status).toBe(404);
    expect((await ask('nobody@example.com')).status).toBe(404);
  });
});

describe('outside the demo', () => {
  const server = aServer('pglite');

  it('nobody of the demo is staff, and no call tells a code', async () => {
    const browser: Browser = server.browser();
    const asked = await browser.post('/api/demo/staff-code', { email: 'editor@example.com' });
    expect(asked.status).toBe(404);
    expect((await staffLogin(browser, 'editor@example.com')).status).toBe(401);
  });

  it('and production takes no demo', () => {
    const production = { NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32), MAIL_OUTBOX: '1' };
    expect(() => loadConfig({ ...production, DEMO: '1' })).toThrow(/DEMO/);
  });
});
