// Pages may call the other origins that the bases of their configuration name, and no more.
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { originsOfBases } from '../../../server/http/base-origins.ts';
import { startApp } from '../helpers/app.ts';
import { startDatabases } from '../helpers/databases.ts';

const SHIPPED = join(import.meta.dirname, '../../../app');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bases-'));
  const portal = { address: 'https://api.example.com/portal/', calls: ['login_attorney'] };
  const calls = { portal, app: '/api/' };
  const origins = { 'https://portal.example.com': { claims: 'https://api.example.com/v2/' } };
  const config = { contact: {}, bases: { default: calls, origins } };
  await cp(join(SHIPPED, 'index.html'), join(folder, 'index.html'));
  await writeFile(join(folder, 'config.json'), JSON.stringify(config));
});
afterAll(() => rm(folder, { recursive: true }));

it('names each origin once, and none for addresses of our own', () => {
  expect(originsOfBases(folder)).toEqual(['https://api.example.com']);
});

it('a page is told the origins it may call, and one with bases of its own calls nobody else', async () => {
  const databases = await startDatabases();
  const policyOf = async (parts: { readonly clientDir?: string }) => {
    const app = await startApp({ ...(await databases.fresh()), parts });
    const { headers } = await app.inject('/healthz');
    await app.close();
    const policy = String(headers['content-security-policy']).split(';');
    return policy.find((directive) => directive.trim().startsWith('connect-src'))?.trim();
  };
  expect(await policyOf({ clientDir: folder })).toBe("connect-src 'self' https://api.example.com");
  expect(await policyOf({ clientDir: join(SHIPPED, 'public') })).toBe("connect-src 'self'");
  await databases.stop();
});
