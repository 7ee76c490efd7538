// Texts and lists made to hold the server up are answered like others, and one caller's keep nobody else waiting.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';
import { Attacker, LONG_INPUTS, ROWS } from './support/long-inputs.ts';

describe('an input made to hold the server up', () => {
  let folder: string;
  let server: ServerProcess;
  let address = '';
  let attacker: Attacker;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-long-'));
    server = startServer({ DATA_DIR: folder, APPLICANT_CODE: 'off' });
    address = await server.ready();
    attacker = await Attacker.at(address);
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(LONG_INPUTS)('is answered in words: $input', ({ send }) => send(attacker));

  it('is many lists of one person: another person is judged in between', async () => {
    const rows = ROWS.slice(0, 3000);
    const lists = Array.from({ length: 30 }, () =>
      attacker.portal('create_attorney', { data: { practice_county_list: rows } }),
    );
    const data = { topic: 'website', rating: 4, comments: 'Short.' };
    const other = fetch(`${address}/api/forms/feedback/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    }).then(({ status }) => status);
    const first = await Promise.race([other, Promise.all(lists).then(() => 'the lists')]);
    expect(first).toBe(201);
    const statuses = (await Promise.all(lists)).map(({ status }) => status);
    // Beyond twenty that wait, one caller is asked to come back.
    expect(new Set(statuses)).toEqual(new Set([422, 503]));
  });

  it('is an address or a header longer than any of ours: it is refused in words', async () => {
    const long = await fetch(`${address}/api/app/verify?${'a'.repeat(5000)}`);
    expect([long.status, (await long.json()).message]).toEqual([
      414,
      'This address is longer than any of ours. Open the page from its link again.',
    ]);
    const header = await fetch(`${address}/healthz`, {
      headers: { 'user-agent': 'a'.repeat(5000) },
    });
    expect(header.status).toBe(431);
  });
});
