// `npm run dev`: pages through Vite at the address of the settings, the API behind them in a process of its own; both follow
// what is saved. See docs/decisions/0033-pages-and-api-of-the-development-server.md.
import { createServer as createListener } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { isLoopbackName } from '../server/common/loopback.ts';
import { type Config, ConfigError, loadConfig } from '../server/config/config.ts';
import { markRunning } from '../server/running-mark.ts';
import { type Change, changeOf, gather, READ_BY_API } from './dev/changes.ts';
import { apiBehind, proxyTo, tellPages } from './dev/plugin.ts';
import { ApiProcess } from './dev/process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Development is never production, whatever the shell has been told.
delete process.env.NODE_ENV;

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  markRunning();
  const apiPort = await freePort();
  let api: ApiProcess | undefined;
  const behind = {
    state: () => api?.state ?? ({ kind: 'starting' } as const),
    settled: async () => api?.settled(),
  };
  const pages = await createServer({
    root: `${root}app`,
    configFile: `${root}vite.config.ts`,
    clearScreen: false,
    logLevel: 'warn',
    plugins: [apiBehind(() => behind)],
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      proxy: proxyTo(apiPort, !isLoopbackName(config.host)),
      // A file is followed when its writing is over: of two changes within 50 ms only the first would be told, and that
      // may be the moment at which an editor has emptied the file.
      watch: { awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 } },
      ...(config.publicUrl && { allowedHosts: [new URL(config.publicUrl).hostname] }),
    },
  });
  await pages.listen();
  const address = addressOf(pages, config);
  let announced = false;
  const started = new ApiProcess(apiEnvironment(config, address, apiPort), (state) => {
    tellPages(pages, state);
    if (state.kind === 'ready' && !announced) {
      announced = true;
      console.log(`Ready: ${address}`);
    }
  });
  api = started;
  follow(pages, started);
  endWithUs(pages, started);
}

/** Links in mails lead to the pages, and the demo world is for those the pages are for. */
function apiEnvironment(config: Config, address: string, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: address,
    DEMO: config.demo ? '1' : '0',
  };
}

function follow(pages: ViteDevServer, api: ApiProcess): void {
  const act = gather((change: Change) => {
    if (change === 'code') api.restart();
    else api.lookAtContent();
  });
  pages.watcher.add(READ_BY_API.map((folder) => `${root}${folder}`));
  pages.watcher.on('all', (_event, path) => {
    const change = changeOf(root, path);
    if (change) act(change);
  });
}

function endWithUs(pages: ViteDevServer, api: ApiProcess): void {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      Promise.all([api.stop(), pages.close()]).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** What one types to reach the pages; an address of every network is no address. */
function addressOf(pages: ViteDevServer, { host, port, publicUrl }: Config): string {
  if (publicUrl) return publicUrl;
  const bound = pages.httpServer?.address();
  const listening = typeof bound === 'object' && bound !== null ? bound.port : port;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${listening}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const listener = createListener();
    listener.on('error', reject);
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      listener.close(() => resolve(port));
    });
  });
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return /already in use|EADDRINUSE/.test(text)
    ? 'PORT is already in use by another program. Stop it, or set PORT to another number.'
    : text;
}
