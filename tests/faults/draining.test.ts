// A server that is asked to stop leaves its load balancer first: not ready any more, it answers whoever still comes.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../server/helpers/process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-draining-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('answers on for the time it is set to, says that it is not ready, and keeps no connection', async () => {
  const server = startServer({ DATA_DIR: dataDir, DRAIN_SECONDS: '15', DEMO: '0' });
  const address = await server.ready();
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${address}${path}`, { agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer));
      }).on('error', reject);
    });
  expect((await ask('/readyz')).statusCode).toBe(200);

  server.child.kill('SIGTERM');
  await expect.poll(async () => (await ask('/readyz')).statusCode).toBe(503);
  const answer = await ask('/content/current.json');
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  expect((await ask('/healthz')).statusCode).toBe(200);
  agent.destroy();
  expect(await server.ended()).toBe(0);
  expect(server.output()).toMatch(/not ready any more, answering for 15 s/);
}, 360_000);
