// The pages of a demo say that they are some, so that they lead back to its guide; to nobody but this machine.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';

let databases: Databases;
let clientDir: string;
beforeAll(async () => {
  databases = await startDatabases();
  clientDir = await mkdtemp(join(tmpdir(), 'portal-client-'));
  await writeFile(join(clientDir, 'index.html'), '<meta name="demo" content="__DEMO__">');
});
afterAll(async () => {
  await databases?.stop();
  await rm(clientDir, { recursive: true, force: true });
});

const started = async (demo: boolean) =>
  startApp({ ...(await databases.fresh()), config: { demo }, parts: { clientDir } });

async function told(app: FastifyInstance, headers: Record<string, string> = {}) {
  const { body } = await app.inject({ method: 'GET', url: '/home', headers });
  return /name="demo" content="([^"]*)"/.exec(body)?.[1];
}

it('a page of a demo says so to this machine, and to nobody else', async () => {
  const app = await started(true);
  expect(await told(app)).toBe('1');
  expect(await told(app, { via: '1.1 proxy' })).toBe('');
  expect(await told(app, { host: 'portal.example.com' })).toBe('');
  await app.close();
});

it('a page without a demo says nothing', async () => {
  const app = await started(false);
  expect(await told(app)).toBe('');
  await app.close();
});
