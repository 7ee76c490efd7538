// Strangers ask for the code of somebody's mailbox, and guess at it: its owner gets in all the same, and they do not.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { NOW } from '../helpers/app.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { newLead } from '../helpers/people.ts';

const MINUTE = 60_000;
const THIRTY = Array.from({ length: 30 }, (_, at) => `198.51.100.${at + 1}`);
const OWNER = '203.0.113.77';

describe.each(ON_POSTGRES)('a mailbox that strangers ask for codes of, on %s', (driver) => {
  const server = aServer(driver, { emptied: ['rate_limit', 'mailbox_code', 'job'] });

  /** A browser in some network, which looked the address up. */
  async function lookedUp(email: string, from: string) {
    let cookie = '';
    const post = async (call: string, body: object) => {
      const { app } = server;
      const answer = await app.inject({
        method: 'POST',
        url: `/api/portal/${call}.php`,
        remoteAddress: from,
        headers: { cookie },
        payload: body,
      });
      const given = answer.cookies.map(({ name, value }) => `${name}=${value}`);
      cookie = [cookie, ...given].filter(Boolean).join('; ');
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
    };
    await post('getLeadHubspot', { emailAddress: email });
    return {
      ask: () => post('send_mailbox_code', {}),
      prove: (code: string) => post('prove_mailbox', { code }),
    };
  }
  /** Codes that were mailed to an address, the newest last. */
  async function mailed(email: string): Promise<readonly string[]> {
    const mails = await server.app.services.mail.stored();
    return mails
      .filter(({ to }) => to === email)
      .map(({ subject }) => /\d{6,}/.exec(subject)?.[0] ?? '')
      .reverse();
  }
  const wrong = (code: string) => (code.startsWith('1') ? '2' : '1') + code.slice(1);

  it('is left to its owner: after thirty of thirty networks the first try is taken, by the code that came first', async () => {
    const lead = await newLead(server.app);
    for (const from of THIRTY) {
      const stranger = await lookedUp(lead.email, from);
      for (let turn = 0; turn < 5; turn += 1) expect((await stranger.ask()).status).toBe(200);
    }
    const codes = await mailed(lead.email);
    expect(codes).toHaveLength(1);
    const owner = await lookedUp(lead.email, OWNER);
    expect(await owner.ask()).toMatchObject({ status: 200, body: { data: { minutes: 10 } } });
    expect((await owner.prove(codes[0] ?? '')).status).toBe(200);
  });

  it('gets a few mails an hour, whoever asks how often, and holds a code that works at every moment', async () => {
    const lead = await newLead(server.app);
    const strangers = await Promise.all(THIRTY.map((from) => lookedUp(lead.email, from)));
    for (let minute = 0; minute < 60; minute += 1) {
      server.now = new Date(NOW.getTime() + minute * MINUTE);
      const stranger = strangers[minute % strangers.length];
      const told = await stranger?.ask();
      expect(told?.status).toBe(200);
      expect(told?.body.data.minutes).toBeGreaterThan(0);
      if (minute % 7 !== 3) continue;
      // The newest mail is the one that counts, and is right at the first try. What it opens is not kept from the next.
      const owner = await lookedUp(lead.email, OWNER);
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from mailbox_code
        where expires_at > ${server.now}`.execute(server.app.store);
      expect(rows).toEqual([{ count: 1 }]);
      expect((await owner.ask()).status).toBe(200);
    }
    expect((await mailed(lead.email)).length).toBeLessThanOrEqual(8);
    const owner = await lookedUp(lead.email, OWNER);
    expect((await owner.prove((await newestCode(lead.email)) ?? '')).status).toBe(200);
  });

  it('is guessed at twenty times in a day from all networks; then its code is long, and its owner gets in by it', async () => {
    const lead = await newLead(server.app);
    const owner = await lookedUp(lead.email, OWNER);
    await owner.ask();
    const [code = ''] = await mailed(lead.email);
    const told: number[] = [];
    for (const from of THIRTY) {
      const stranger = await lookedUp(lead.email, from);
      for (let turn = 0; turn < 2; turn += 1) told.push((await stranger.prove(wrong(code))).status);
    }
    expect(told.filter((status) => status === 422)).toHaveLength(20);
    // Not even the right one is taken any more from anybody: who guesses is told nothing.
    expect((await (await lookedUp(lead.email, THIRTY[0] ?? '')).prove(code)).status).toBe(410);
    expect((await owner.ask()).status).toBe(200);
    const long = (await mailed(lead.email)).find(({ length }) => length === 10) ?? '';
    expect(long).toMatch(/^\d{10}$/);
    // Guessing at the long one goes nowhere, and keeps nobody out.
    for (const from of THIRTY) {
      const stranger = await lookedUp(lead.email, from);
      for (let turn = 0; turn < 4; turn += 1)
        expect((await stranger.prove(wrong(long))).status).toBe(422);
    }
    expect((await owner.prove(long)).status).toBe(200);
  });

  it('has no code tried more than five times in one browser without asking again', async () => {
    const lead = await newLead(server.app);
    const stranger = await lookedUp(lead.email, OWNER);
    await stranger.ask();
    const [code = ''] = await mailed(lead.email);
    const told: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) told.push((await stranger.prove(wrong(code))).status);
    expect(told).toEqual([422, 422, 422, 422, 410, 410, 410]);
  });

  it('gives one code to many who ask at the same moment', async () => {
    const lead = await newLead(server.app);
    const browsers = await Promise.all(THIRTY.map((from) => lookedUp(lead.email, from)));
    const answers = await Promise.all(browsers.map(({ ask }) => ask()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await mailed(lead.email)).toHaveLength(1);
    const [code = ''] = await mailed(lead.email);
    const proofs = await Promise.all(browsers.map(({ prove }) => prove(code)));
    expect(proofs.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is asked for by one network so often in ten minutes, which is told when to come back', async () => {
    const lead = await newLead(server.app);
    const browser = await lookedUp(lead.email, OWNER);
    for (let turn = 0; turn < 600; turn += 1) await browser.ask();
    const refused = await browser.ask();
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
    const other = await lookedUp(lead.email, THIRTY[0] ?? '');
    expect((await other.ask()).status).toBe(200);
  });

  /** What the newest mail of an address says, by the moment it was written. */
  async function newestCode(email: string): Promise<string | undefined> {
    const mails = await server.app.services.mail.stored();
    const newest = mails
      .filter(({ to }) => to === email)
      .sort((a, b) => String(b.at).localeCompare(String(a.at)))[0];
    return /\d{6,}/.exec(newest?.subject ?? '')?.[0];
  }
});
