// The README is for a stranger: its commands exist, its links lead somewhere, and `npm start` gives the demo world it tells of.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const readme = await readFile(join(ROOT, 'README.md'), 'utf8');

test('every command of the README is one of package.json', async () => {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const named = [...readme.matchAll(/npm (?:run )?([a-z:-]+)/g)].map(([, name]) => name ?? '');
  expect(named).toEqual(
    expect.arrayContaining(['start', 'test', 'test:quick', 'check', 'new-form', 'dev']),
  );
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

test('every link and picture of the README is there', () => {
  const links = [...readme.matchAll(/(?:\]\(|src=")([^)#"]+)/g)].map(([, link]) => link ?? '');
  const own = links.filter((link) => !link.startsWith('https://'));
  expect(own.length).toBeGreaterThan(5);
  for (const link of own) expect(existsSync(join(ROOT, link)), link).toBe(true);
});

test('npm start prints an address where the demo world of the README is listed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-readme-'));
  const started = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      started.stdout.on('data', (part) => {
        said += part;
        const ready = /Ready: (http\S+)/.exec(said);
        if (ready?.[1]) resolve(ready[1]);
      });
      started.on('exit', () => reject(new Error(`It ended: ${said}`)));
    });
    const listed = await (await fetch(`${address}/api/demo`)).text();
    for (const [, handle] of readme.matchAll(/`([a-z.]+@example\.com)`/g)) {
      expect(listed).toContain(handle);
    }
    expect(await (await fetch(`${address}/sign-in`)).text()).toMatch(/<div id="root"/);
  } finally {
    const ended = new Promise((resolve) => started.on('exit', resolve));
    started.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
});
