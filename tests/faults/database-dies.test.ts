// PostgreSQL dies under load, again and again: the server stays, says so, and loses nothing it acknowledged.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';
import { type MortalPostgres, mortalPostgres } from './support/mortal-postgres.ts';
import { startSenders } from './support/senders.ts';

const DEATHS = 30;

describe('a server whose PostgreSQL dies', () => {
  let postgres: MortalPostgres;
  let dataDir: string;
  let server: ServerProcess;
  let address: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-dying-'));
    postgres = await mortalPostgres();
    server = startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      TRUST_PROXY: '127.0.0.1',
      DEMO: '0',
    });
    address = await server.ready();
  });
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await postgres?.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(`stays through ${DEATHS} deaths under load, and every acknowledged submission is stored once`, async () => {
    const senders = startSenders(() => address, 8);
    const more = async (count: number) => {
      const before = senders.acknowledged.size;
      const grown = () => {
        if (server.child.exitCode !== null) throw new Error(server.output());
        return senders.acknowledged.size;
      };
      await expect.poll(grown, { interval: 10 }).toBeGreaterThanOrEqual(before + count);
    };
    for (let death = 0; death < DEATHS; death += 1) {
      await more(5);
      await postgres.die();
      const answer = await fetch(`${address}/api/forms/feedback/draft`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: {} }),
      });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await answer.json()).toEqual({
        status: 'error',
        message: 'We cannot reach our records at the moment. Please try again shortly.',
      });
      await postgres.start();
    }
    await more(5);
    await senders.stop();

    const rows = await postgres.rows<{ id: string; words: string }>(
      `select id, data->>'comments' as words from submission`,
    );
    expect(new Map(rows.map(({ id, words }) => [words, id]))).toEqual(senders.acknowledged);
    expect(rows).toHaveLength(senders.acknowledged.size);
    expect(new Set(senders.refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(senders.refused.every(({ retryAfter }) => retryAfter === '2')).toBe(true);
  });

  it('says so while PostgreSQL stands still, and works on when it goes on', async () => {
    postgres.freeze();
    // Answered before it goes on.
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    postgres.thaw();
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
  });
});
