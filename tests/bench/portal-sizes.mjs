// JavaScript of the real portal's pages: starts the built server on an empty folder and counts what the browser loads.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dashboardMeasures } from './dashboard.mjs';
import { closureKb, pageKb } from './sizes.mjs';

const LONGEST_START_MS = 60_000;
const LONGEST_BUILD_MS = 120_000;

/** kB of the sign-in page, a form page and the dashboard, scripts of the release included; and a click to the last. */
export async function portalSizes({ browser, root }) {
  await node(root, ['scripts/start.mjs', '--build-only']);
  if (!existsSync(join(root, 'dist', 'client', 'index.html'))) throw new Error('There is no build');
  const assets = join(root, 'dist', 'client', 'assets');
  const index = readFileSync(join(root, 'dist', 'client', 'index.html'), 'utf8');
  const entry = /src="\/assets\/([\w.-]+\.js)"/.exec(index)?.[1] ?? 'index-';
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-sizes-'));
  const port = await freePort();
  // The builds before have set NODE_ENV to production, which asks for secrets.
  const { NODE_ENV: _, ...others } = process.env;
  const env = {
    ...others,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'error',
  };
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const origin = `http://127.0.0.1:${port}`;
    await answering(`${origin}/readyz`, server);
    return {
      signInFirstKb: closureKb(assets, [entry, 'SignIn-']),
      signInPageKb: await pageKb(browser, `${origin}/sign-in`, 'form [name]'),
      formPageKb: await pageKb(browser, `${origin}/forms/feedback`, 'form [name]'),
      formPageAllKb: await pageKb(browser, `${origin}/forms/feedback`, 'form [name]', {
        somebody: true,
      }),
      ...(await dashboardMeasures(browser, origin)),
    };
  } finally {
    server.kill('SIGTERM');
    const stubborn = setTimeout(() => server.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(stubborn);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function answering(url, server) {
  const give = Date.now() + LONGEST_START_MS;
  while (Date.now() < give && server.exitCode === null) {
    const signal = AbortSignal.timeout(5000);
    const answer = await fetch(url, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not start');
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function node(cwd, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: 'inherit',
      timeout: LONGEST_BUILD_MS,
    });
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args[0]} failed, or took over two minutes`)),
    );
  });
}
