// The built pages, served by our server with the bases of their configuration pointing at the provider's services.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { logIn } from '../support/member.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { FIRST, type Provider, type Services, startProvider } from './services.ts';

export interface AtProvider {
  readonly address: string;
  readonly provider: Provider;
  stop(): Promise<void>;
}

const BUILT = fileURLToPath(new URL('../../../dist/client', import.meta.url));

/** Starts both; the configuration is the one that is built, but for its bases. */
export async function startAtProvider(services: Services = FIRST): Promise<AtProvider> {
  let server: TestServer | undefined;
  const provider = await startProvider(() => server?.address ?? '', services);
  const clientDir = await mkdtemp(join(tmpdir(), 'portal-pages-'));
  await cp(BUILT, clientDir, { recursive: true });
  const file = join(clientDir, 'config.json');
  const config = JSON.parse(await readFile(file, 'utf8'));
  // What only our server has, it has for people who are logged in there, and nobody here is.
  const bases = { ...provider.bases, app: { address: '/api/', calls: [] } };
  config.bases.default = bases;
  await writeFile(file, JSON.stringify(config));
  server = await startServer({ env: { PAGES_DIR: clientDir } });
  const { address } = server;
  return {
    address,
    provider,
    stop: async () => {
      await server?.stop();
      await server?.remove();
      await provider.stop();
      await rm(clientDir, { recursive: true, force: true });
    },
  };
}

/** The attorney whom the services know, on the home page. */
export async function atHome({ address, provider }: AtProvider, page: Page): Promise<void> {
  page.setDefaultTimeout(15_000);
  const { username, password } = provider.world.attorney;
  await page.goto(`${address}/login`);
  await logIn(page, username, password);
  await page.waitForURL('**/home');
  await page.getByRole('heading', { name: 'Adaeze Holloway' }).waitFor();
}
