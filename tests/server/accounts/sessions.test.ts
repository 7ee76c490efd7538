// Where somebody is logged in: they see their own sessions alone, and end one or all others, which are refused at their next call.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { logIn, MEMBER, PASSWORD, tokenOf } from '../helpers/accounts.ts';
import type { Answer, Browser } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { staffToken } from '../helpers/staff.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1';
const MINUTE = 60_000;

interface Session {
  readonly id: string;
  readonly device: string;
  readonly network: string;
  readonly since: string;
  readonly used: string;
  readonly here: boolean;
}

const listed = ({ status, body }: Answer): readonly Session[] => {
  expect(status).toBe(200);
  return body.data as readonly Session[];
};

describe.each(ON_POSTGRES)('sessions on %s', (driver) => {
  const server = aServer(driver, {
    config: { demo: true, trustProxy: ['127.0.0.1'] },
    emptied: ['rate_limit', 'account_token'],
  });
  const later = (minutes: number) => {
    server.now = new Date(server.now.getTime() + minutes * MINUTE);
  };
  /** A browser of the member, or of another attorney, with the header of its session. */
  async function loggedIn(agent: string, address: string, who: object = MEMBER) {
    const browser = server.browser();
    const from = { 'user-agent': agent, 'x-forwarded-for': address };
    const made = await browser.post('login_attorney', { is_registered: true, ...who }, from);
    const { token } = made.body.data as { token: string };
    const headers = { ...from, authorization: `Bearer ${token}` };
    return {
      browser,
      headers,
      call: (name: string, body = {}) => browser.post(name, body, headers),
    };
  }

  it('tell each browser in words, its network, since when and when last used, this one first', async () => {
    const desktop = await loggedIn(FIREFOX, '203.0.113.7');
    const began = server.now.toISOString();
    later(30);
    const phone = await loggedIn(IPHONE, '2001:db8:1:2:aaaa::1');
    later(30);
    await desktop.call('totp_status');
    later(1);
    expect(listed(await phone.call('sessions'))).toEqual([
      expect.objectContaining({ device: 'Safari, iPhone', network: '2001:db8:1:2', here: true }),
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        device: 'Firefox, Windows',
        network: '203.0.113.7',
        since: began,
        used: new Date(server.now.getTime() - MINUTE).toISOString(),
        here: false,
      },
    ]);
  });

  it('are ended one by one, and what has ended is refused in words at its next call', async () => {
    const here = await loggedIn(FIREFOX, '203.0.113.7');
    const phone = await loggedIn(IPHONE, '198.51.100.1');
    const kept = await loggedIn(FIREFOX, '198.51.100.2');
    const gone = listed(await here.call('sessions')).find(({ device }) => /iPhone/.test(device));
    const left = listed(await here.call('end_sessions', { session: gone?.id }));
    expect(left.map(({ id }) => id)).not.toContain(gone?.id);
    expect(left).toHaveLength(2);
    const refused = await phone.call('sessions');
    expect([refused.status, refused.body.message]).toEqual([401, expect.stringMatching(/\w/)]);
    expect((await kept.call('sessions')).status).toBe(200);
    expect(listed(await here.call('end_sessions', { session: gone?.id }))).toHaveLength(2);
  });

  it('are ended all at once but for this one', async () => {
    const others = [
      await loggedIn(IPHONE, '198.51.100.1'),
      await loggedIn(FIREFOX, '198.51.100.2'),
    ];
    const here = await loggedIn(FIREFOX, '203.0.113.7');
    expect(listed(await here.call('end_sessions')).map((one) => one.here)).toEqual([true]);
    for (const { call } of others) expect((await call('sessions')).status).toBe(401);
  });

  it("are nobody else's to see or to end", async () => {
    const here = await loggedIn(FIREFOX, '203.0.113.7');
    const other = await loggedIn(IPHONE, '198.51.100.1', {
      username: 'demoattorney3',
      password: PASSWORD,
    });
    const [theirs] = listed(await other.call('sessions'));
    expect(listed(await here.call('sessions')).map(({ id }) => id)).not.toContain(theirs?.id);
    await here.call('end_sessions', { session: theirs?.id });
    await here.call('end_sessions');
    expect((await other.call('sessions')).status).toBe(200);
    for (const id of ['%', '_'.repeat(24), '', 'x'.repeat(24), 'a'.repeat(23), null, 7, ['a']])
      expect((await here.call('end_sessions', { session: id })).status).toBe(400);
  });

  it('of staff are listed and ended likewise, and neither side reaches those of the other', async () => {
    const post = (browser: Browser, name: string, body: object, token: object) =>
      browser.post(`/api/staff/${name}`, body, token as Record<string, string>);
    const [one, two] = [server.browser(), server.browser()];
    const [away, here] = [
      await staffToken(one, 'desk@example.com'),
      await staffToken(two, 'desk@example.com'),
    ];
    const rows = listed(await post(two, 'sessions', {}, here));
    expect(rows.map((row) => row.here)).toEqual([true, false]);
    const member = await tokenOf(server.browser());
    expect((await post(one, 'sessions', {}, member)).status).toBe(401);
    expect((await two.post('sessions', {}, here)).status).toBe(401);
    const id = rows[1]?.id;
    await server.browser().post('end_sessions', { session: id }, member);
    expect((await post(one, 'sessions', {}, away)).status).toBe(200);
    expect(listed(await post(two, 'end-sessions', { session: id }, here))).toHaveLength(1);
    expect((await post(one, 'sessions', {}, away)).status).toBe(401);
    expect((await logIn(server.browser())).status).toBe(200);
  });
});
