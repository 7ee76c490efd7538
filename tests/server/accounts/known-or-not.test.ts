// Whether somebody is known cannot be told from the work a call makes: the same statements, the same rows written, the same answer.
import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addStaff } from '../../../server/accounts/staff/index.ts';
import { DEMO_STAFF } from '../../../server/demo/world.ts';
import { aServer } from '../helpers/a-server.ts';
import { asksDone, identify, logIn, NEWCOMER } from '../helpers/accounts.ts';
import type { Answer, Browser } from '../helpers/app.ts';

const INVITED = 'invited.clerk@example.org';
const NOBODY = 'nobody@example.org';
const WRONG = 'Wrong#2026';

/** Each way in, by the accounts that are known and one that is nobody's; what is typed beside them is wrong. */
const WAYS: readonly {
  readonly way: string;
  readonly known: readonly string[];
  readonly unknown: string;
  readonly go: (browser: Browser, account: string) => Promise<Answer>;
}[] = [
  {
    way: 'a staff password that was forgotten',
    known: [DEMO_STAFF.desk, INVITED, DEMO_STAFF.desk.toUpperCase()],
    unknown: NOBODY,
    go: (browser, email) => browser.post('/api/staff/forgot-password', { email }),
  },
  {
    way: 'the login of staff',
    known: [DEMO_STAFF.desk, INVITED],
    unknown: NOBODY,
    go: (browser, email) => browser.post('/api/staff/login', { email, password: WRONG }),
  },
  {
    way: 'the login of attorneys',
    known: ['demoattorney1', 'DemoAttorney3'],
    unknown: 'nobody.at.all',
    go: (browser, username) => logIn(browser, { username, password: WRONG }),
  },
  {
    way: 'the first login',
    known: ['10001', '10002', '10003'],
    unknown: '99999',
    go: (browser, attorney_number) =>
      identify(browser, { ...NEWCOMER, attorney_number, zip: '00501' }),
  },
  {
    way: 'a username that was forgotten',
    known: ['10001', '10002'],
    unknown: '99999',
    go: (browser, attorney_number) =>
      browser.post('forgot_username', { ...NEWCOMER, attorney_number, zip: '00501' }),
  },
  {
    way: 'the secret question',
    known: ['10001', '10002'],
    unknown: '99999',
    go: (browser, attorney_number) =>
      browser.post('get_secret_question', { attorney_number, username: 'somebody.else' }),
  },
];

describe('who is known', () => {
  const server = aServer('pglite', { config: { demo: true }, emptied: ['rate_limit'] });
  const call = new AsyncLocalStorage<string[]>();

  beforeAll(async () => {
    // What the server does by itself begins here, and is no call's.
    await server.app.ready();
    await addStaff(
      { db: server.app.store, services: server.app.services, now: () => server.now },
      { email: INVITED, roles: ['desk'] },
    );
    const { query } = PGlite.prototype;
    vi.spyOn(PGlite.prototype, 'query').mockImplementation(function (this: PGlite, text, ...more) {
      call.getStore()?.push(text);
      return query.call(this, text, ...more) as never;
    });
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });

  /** What one request made the store do, and what it was answered. */
  async function made(go: () => Promise<Answer>) {
    await server.app.store.deleteFrom('rate_limit').execute();
    const before = await rows();
    const statements: string[] = [];
    const { status, body, headers } = await call.run(statements, go);
    const after = await rows();
    await asksDone(server.app);
    const written = after.map((count, at) => count - (before[at] ?? 0));
    return { status, body, names: Object.keys(headers).sort(), statements, written };
  }
  async function rows(): Promise<readonly number[]> {
    const { rows } = await sql<{ counts: number[] }>`select array[
      (select count(*) from job), (select count(*) from account_token),
      (select count(*) from rate_limit), (select count(*) from attorney_change)]::int[]
      as counts`.execute(server.app.store);
    return rows[0]?.counts ?? [];
  }

  it.each(WAYS)('cannot be told by $way', async ({ known, unknown, go }) => {
    const nobody = await made(() => go(server.browser(), unknown));
    expect(nobody.statements.length).toBeGreaterThan(1);
    for (const account of known)
      expect(await made(() => go(server.browser(), account))).toEqual(nobody);
  });

  it('cannot be told by the mail that a link was asked for, which comes after the answer', async () => {
    const browser = server.browser();
    await browser.post('/api/staff/forgot-password', { email: DEMO_STAFF.desk });
    const mails = async () =>
      (await server.app.services.mail.stored()).filter(({ to }) => to === DEMO_STAFF.desk);
    await asksDone(server.app);
    expect(await mails()).not.toEqual([]);
  });

  it('cannot be told where its tries are used up, and a warning goes out', async () => {
    const tries = async (attorney_number: string) => {
      await server.app.store.deleteFrom('rate_limit').execute();
      const seen: unknown[] = [];
      for (let turn = 0; turn < 63; turn += 1) {
        const from = `198.51.100.${turn}`;
        const statements: string[] = [];
        const payload = { ...NEWCOMER, attorney_number, zip: '00501', is_registered: false };
        const url = '/api/portal/login_attorney.php';
        const { statusCode } = await call.run(statements, () =>
          server.app.inject({ method: 'POST', url, payload, remoteAddress: from }),
        );
        seen.push([statusCode, statements]);
      }
      return seen;
    };
    expect(await tries('10002')).toEqual(await tries('99999'));
  });
});
