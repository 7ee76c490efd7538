// Texts and lists made to hold the server up: whoever else calls does not notice them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';

const LEAD = 'new.applicant@example.com';
const ROWS = Array.from({ length: 15_000 }, (_, at) => ({
  state_code: 'GA',
  county: `x${at}`,
  plan_class: 'FAM',
}));
/** How many times as long as an idle process takes to read and write the longest body it may be held up. */
const MOST = 10;

describe('an input made to hold the server up', () => {
  let folder: string;
  const servers: ServerProcess[] = [];
  let [busy, idle] = ['', ''];
  let lead: { readonly id: string; readonly cookie: string };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-long-'));
    for (const name of ['busy', 'idle']) {
      // Who may apply is a question of other tests: here the e-mail is enough.
      servers.push(startServer({ DATA_DIR: join(folder, name), APPLICANT_CODE: 'off' }));
    }
    [busy = '', idle = ''] = await Promise.all(servers.map((server) => server.ready()));
    const found = await post('/api/portal/getLeadHubspot.php', { emailAddress: LEAD });
    const cookie = found.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    lead = { id: (await found.json()).result.lead[0].id, cookie };
  });
  afterAll(async () => {
    for (const { child, ended } of servers) {
      child.kill('SIGKILL');
      await ended();
    }
    await rm(folder, { recursive: true, force: true });
  });

  const post = (path: string, body: unknown, cookie = '') =>
    fetch(busy + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const portal = (call: string, body: object) =>
    post(`/api/portal/${call}.php`, { lead_id: lead.id, ...body }, lead.cookie);

  /** The longest that a health check of each server took while something was done, in milliseconds. */
  async function heldUp(act: () => Promise<unknown>) {
    let done = false;
    const acting = act().finally(() => {
      done = true;
    });
    const longest = { busy: 0, idle: 0 };
    while (!done) {
      longest.busy = Math.max(longest.busy, await answered(busy));
      longest.idle = Math.max(longest.idle, await answered(idle));
      await wait(5);
    }
    await acting;
    return longest;
  }

  async function answered(address: string): Promise<number> {
    const from = performance.now();
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    return performance.now() - from;
  }

  /** What this machine takes, just now, for the most that one request may ask of a process in one go. */
  function pace(): number {
    const body = JSON.stringify({ data: { practice_county_list: ROWS } });
    const from = performance.now();
    JSON.stringify(JSON.parse(body));
    return performance.now() - from;
  }

  async function expectUnnoticed(act: () => Promise<unknown>): Promise<void> {
    const paces = [pace(), pace(), pace()];
    const longest = await heldUp(act);
    paces.push(pace(), pace());
    expect(longest.busy).toBeLessThan(longest.idle + MOST * Math.max(...paces));
  }

  it('is a number of 150,000 digits and a letter', async () => {
    const data = { topic: 'website', rating: `${'1'.repeat(150_000)}x`, comments: 'Long.' };
    await expectUnnoticed(async () => {
      const answer = await post('/api/forms/feedback/submissions', { data });
      expect(answer.status).toBe(422);
      expect((await answer.json()).faults).toMatchObject([{ path: '/rating' }]);
    });
  });

  it('is a phone number of 20,000 commas', async () => {
    const commas = ','.repeat(20_000);
    const data = { contacts: [{ phone: commas, cell: commas, fax: commas }] };
    await expectUnnoticed(async () => {
      const printed = await portal('attorney_app_pdf', { data, file_type: 'attorney_app' });
      expect(printed.status).toBe(200);
      expect((await portal('create_attorney', { data })).status).toBe(422);
    });
  });

  it('is a file with a name of 75,000 dots', async () => {
    await expectUnnoticed(async () => {
      const form = new FormData();
      form.append('fileType', 'DEC');
      form.append('attorney_number', lead.id);
      form.append('module', 'attorney');
      form.append('file', new Blob(['%PDF-1.4\nx\n%%EOF\n']), `a${'.'.repeat(75_000)}b.pdf`);
      const options = { method: 'POST', headers: { cookie: lead.cookie }, body: form };
      const answer = await fetch(`${busy}/api/portal/upload_temp_file.php`, options);
      expect([200, 400, 422]).toContain(answer.status);
    });
  });

  it('is a list of 15,000 rows', async () => {
    await expectUnnoticed(async () => {
      const answer = await portal('create_attorney', { data: { practice_county_list: ROWS } });
      expect(answer.status).toBe(422);
    });
  });

  it('is many such lists of one person: another person is judged in between', async () => {
    const rows = ROWS.slice(0, 3000);
    const lists = Array.from({ length: 30 }, () =>
      portal('create_attorney', { data: { practice_county_list: rows } }),
    );
    const data = { topic: 'website', rating: 4, comments: 'Short.' };
    const other = post('/api/forms/feedback/submissions', { data }).then(({ status }) => status);
    const first = await Promise.race([other, Promise.all(lists).then(() => 'the lists')]);
    expect(first).toBe(201);
    const statuses = (await Promise.all(lists)).map(({ status }) => status);
    // Beyond twenty that wait, one caller is asked to come back.
    expect(new Set(statuses)).toEqual(new Set([422, 503]));
  });

  it('is an address or a header longer than any of ours: it is refused in words', async () => {
    const long = await fetch(`${busy}/api/app/verify?${'a'.repeat(5000)}`);
    expect([long.status, (await long.json()).message]).toEqual([
      414,
      'This address is longer than any of ours. Open the page from its link again.',
    ]);
    const header = await fetch(`${busy}/healthz`, { headers: { 'user-agent': 'a'.repeat(5000) } });
    expect(header.status).toBe(431);
  });
});
