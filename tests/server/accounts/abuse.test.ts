// Guessing by the thousand: nothing gets in, refused tries cost no hashing, and the real person gets in afterwards.
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  asked,
  codeAt,
  identify,
  type LoginData,
  logIn,
  MEMBER,
  mailedLink,
  NEWCOMER,
  PASSWORD,
  registerAs,
  tokenOf,
} from '../helpers/accounts.ts';
import { type Answer, Browser, NOW, startApp } from '../helpers/app.ts';
import { type Databases, ON_POSTGRES, startDatabases } from '../helpers/databases.ts';
import { ANN, addLeads, applicantWithFile, wholeApplication } from '../helpers/people.ts';
import { setAttorney } from '../helpers/set-attorney.ts';

const work = vi.hoisted(() => {
  // Files before this one have loaded the modules that count here.
  vi.resetModules();
  return { hashed: 0, compared: 0 };
});

vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original();
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => {
      work.hashed += 1;
      return real.hash(...args);
    },
    verify: (...args: Parameters<typeof real.verify>) => {
      work.compared += 1;
      return real.verify(...args);
    },
  };
});

const MINUTE = 60_000;
const MAIL = 'marian.whitlock@example.com';

describe.each(ON_POSTGRES)('guessing on %s', (driver) => {
  // The counting is the same SQL on both, the embedded store only takes longer over it.
  const GUESSES = 1000;
  let databases: Databases;
  let app: FastifyInstance;
  let now = NOW;

  beforeAll(async () => {
    databases = await startDatabases(driver);
    const parts = { now: () => now };
    const config = { demo: true, trustProxy: ['127.0.0.1'], checkResponses: false };
    app = await startApp({ ...(await databases.fresh()), parts, config });
  });
  beforeEach(async () => {
    now = NOW;
    await app.store.deleteFrom('rate_limit').execute();
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  /** As the proxy in front of us tells it: another network each time, unless one is named. */
  const from = (network: number) => ({
    'x-forwarded-for': `198.51.${Math.floor(network / 250) % 250}.${(network % 250) + 1}`,
  });

  async function guess(how: (n: number) => Promise<Answer>): Promise<Record<number, number>> {
    const counts: Record<number, number> = {};
    for (let start = 0; start < GUESSES; start += 100) {
      const some = await Promise.all(Array.from({ length: 100 }, (_, n) => how(start + n)));
      for (const { status } of some) counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }

  it('at a password: from one network eight are looked at, and the right one is not told', async () => {
    const before = work.compared;
    const counts = await guess((n) =>
      new Browser(app).post(
        'login_attorney',
        // The right one is among those that come too late.
        { ...MEMBER, password: n === GUESSES / 2 ? PASSWORD : `Guess#${n}`, is_registered: true },
        from(1),
      ),
    );
    expect(counts).toEqual({ 401: 8, 429: GUESSES - 8 });
    expect(work.compared - before).toBe(8);
    // From elsewhere the owner logs in at once, and from there within minutes.
    const login = (network: number) =>
      new Browser(app).post('login_attorney', { ...MEMBER, is_registered: true }, from(network));
    expect((await login(2)).status).toBe(200);
    const refused = await login(1);
    expect(refused.body.message).toBe('Too many tries. Please wait 5 min and try again.');
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
    now = new Date(NOW.getTime() + 5 * MINUTE);
    expect((await login(1)).status).toBe(200);
  }, 360_000);

  it('at a password from everywhere: sixty are looked at, and a known device and a reset by mail still open', async () => {
    const owner = new Browser(app);
    await logIn(owner);
    const before = work.compared;
    const counts = await guess((n) =>
      new Browser(app).post(
        'login_attorney',
        { ...MEMBER, password: `Guess#${n}`, is_registered: true },
        from(n),
      ),
    );
    expect(counts).toEqual({ 401: 60, 429: GUESSES - 60 });
    expect(work.compared - before).toBe(60);
    expect((await logIn(owner)).status).toBe(200);

    const stranger = new Browser(app);
    expect((await logIn(stranger)).status).toBe(429);
    await asked(stranger);
    await stranger.post('get_reset_password_link', { id: '10001', secret_answer: 'Mulberry' });
    const id = await mailedLink(app, MAIL);
    const password = 'Harbor!2027';
    const { password_hash } = await app.store
      .selectFrom('attorney')
      .select('password_hash')
      .where('id', '=', '10001')
      .executeTakeFirstOrThrow();
    await stranger.post('reset_password', { id, password, confirm_password: password });
    expect((await logIn(stranger, { ...MEMBER, password })).status).toBe(200);
    await setAttorney(app.store, '10001', { password_hash });
  }, 360_000);

  it('at a secret answer: the right one among the late ones mails nothing', async () => {
    await app.store.deleteFrom('job').execute();
    const before = work.compared;
    const browser = await asked(new Browser(app));
    const counts = await guess((n) =>
      browser.post(
        'get_reset_password_link',
        { id: '10001', secret_answer: n === GUESSES - 50 ? 'Mulberry' : `guess ${n}` },
        from(n % 2),
      ),
    );
    expect(counts).toEqual({ 403: 16, 429: GUESSES - 16 });
    expect(work.compared - before).toBe(16);
    expect(await app.services.mail.stored()).toEqual([]);
    now = new Date(NOW.getTime() + 5 * MINUTE);
    const body = { id: '10001', secret_answer: 'Mulberry' };
    expect((await browser.post('get_reset_password_link', body, from(1))).status).toBe(200);
  }, 360_000);

  it('at the last four digits: a thousand in a row, the right ones among them, and nobody is let in', async () => {
    const who = { ...NEWCOMER, is_registered: false };
    const digits = (n: number) => String((n + 8700) % 10_000).padStart(4, '0');
    const counts = await guess((n) =>
      new Browser(app).post('login_attorney', { ...who, last_4_ssn: digits(n) }, from(1)),
    );
    expect(counts).toEqual({ 404: 8, 429: GUESSES - 8 });
    now = new Date(NOW.getTime() + 5 * MINUTE);
    expect((await new Browser(app).post('login_attorney', who, from(1))).status).toBe(200);
  }, 360_000);

  it('at many accounts from one network: a hundred are looked at', async () => {
    const counts = await guess((n) =>
      new Browser(app).post(
        'login_attorney',
        { username: `somebody${n}`, password: PASSWORD, is_registered: true },
        from(1),
      ),
    );
    expect(counts).toEqual({ 401: 100, 429: GUESSES - 100 });
  }, 360_000);

  it('is never made easier by being right: only the right try is forgiven', async () => {
    const browser = new Browser(app);
    for (let n = 0; n < 6; n += 1) await logIn(new Browser(app), { ...MEMBER, password: 'x' });
    for (let n = 0; n < 10; n += 1) expect((await logIn(new Browser(app))).status).toBe(200);
    for (let n = 0; n < 2; n += 1) await logIn(new Browser(app), { ...MEMBER, password: 'x' });
    expect((await logIn(new Browser(app))).status).toBe(429);
    expect(browser.cookies).toEqual({});
  });

  it('shares its limits between servers on one store', async () => {
    const settings = await databases.fresh();
    const config = { demo: true };
    const servers = [
      await startApp({ ...settings, config }),
      await startApp({ ...settings, config }),
    ];
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const server = servers[n % 2];
      if (server)
        statuses.push((await logIn(new Browser(server), { ...MEMBER, password: 'x' })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(8);
    for (const server of servers) await server.close();
  });

  describe('takes the same work', () => {
    const counted = async (call: () => Promise<Answer>) => {
      const before = { ...work };
      await call();
      return [work.hashed - before.hashed, work.compared - before.compared];
    };

    it('for a known, an unregistered and an unknown username', async () => {
      await logIn(new Browser(app), { username: 'warmup2026', password: 'x' });
      const names = ['demoattorney1', 'nobodyatall', '10002'];
      for (const username of names)
        expect(await counted(() => logIn(new Browser(app), { username, password: 'x' }))).toEqual([
          0, 1,
        ]);
    });

    it('for a secret answer, and none for whom nobody was asked the question', async () => {
      const body = { id: '10001', secret_answer: 'x' };
      const browser = await asked(new Browser(app));
      expect(await counted(() => browser.post('get_reset_password_link', body))).toEqual([0, 1]);
      const unasked = (id: string) =>
        new Browser(app).post('get_reset_password_link', { ...body, id });
      for (const id of ['10001', '10002', '99999'])
        expect(await counted(() => unasked(id))).toEqual([0, 0]);
    });

    it('for a first login nobody hashes anything', async () => {
      for (const attorney_number of ['10002', '10001', '99999']) {
        const who = { ...NEWCOMER, attorney_number, zip: '00000' };
        expect(await counted(() => identify(new Browser(app), who))).toEqual([0, 0]);
      }
    });
  });

  it('in the store itself finds nothing: no planted secret is there in clear', async () => {
    await app.store.deleteFrom('rate_limit').execute();
    const browser = new Browser(app);
    await addLeads(app, ANN);
    const applicant = await applicantWithFile(app, ANN);
    const created = await applicant.post('create_attorney', wholeApplication(ANN));
    // The numbers below are kept for attorneys entered by hand and for the demo world.
    expect(Number(created.body.attorney.id)).toBeGreaterThan(10_999);
    await registerAs(browser, 'dumpsearch1', { secret_answer: 'Quincewood' });
    const login = { username: 'dumpsearch1', password: 'First#2026pass' };
    const headers = await tokenOf(browser, login);
    const call = (id: string, body: object) => new Browser(app).post(id, body, headers);
    const made = (await call('totp_setup', { password: login.password })).body.data;
    const { secret } = made as { secret: string };
    const code = codeAt(secret, now);
    const on = (await call('totp_confirm', { code })).body.data;
    const { recovery_codes } = on as { recovery_codes: string[] };
    const { ticket } = (await logIn(browser, login)).body.data as LoginData;
    const answer = { id: '10002', secret_answer: 'quincewood' };
    const own = { attorney_number: '10002', username: 'dumpsearch1' };
    await (await asked(new Browser(app), own)).post('get_reset_password_link', answer);
    const link = await mailedLink(app, 'julian.castellano@example.com');
    expect(link).not.toBe('');

    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      app.store,
    );
    let dump = '';
    for (const { name } of rows) {
      // The files of a release: the examples of its rules have numbers that are nobody's.
      if (name === 'content_file') continue;
      const content = await sql`select * from ${sql.table(name)}`.execute(app.store);
      dump += JSON.stringify(content.rows);
    }
    expect(dump).toContain('dumpsearch1');
    const planted = [
      PASSWORD,
      login.password,
      'Mulberry',
      'Quincewood',
      secret,
      ...recovery_codes,
      ...recovery_codes.map((one) => one.replaceAll('-', '')),
      headers.authorization.replace('Bearer ', ''),
      ticket,
      link,
      ...Object.values(browser.cookies),
      '123-45-6789',
      '123456789',
      '000123456789',
      '900-12-4321',
      '900-12-8765',
    ];
    const found = planted.filter((one) => dump.toLowerCase().includes(one.toLowerCase()));
    expect(found).toEqual([]);
  });
});
