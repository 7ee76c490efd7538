// A second `npm start` beside a running server, after packages changed and without a network: nothing is taken from under it.
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { nodeBuild } from '../../scripts/node-builds.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What a built server reads besides its build. */
const PARTS = ['package.json', '.npmrc', 'scripts', 'schemas', 'rules', 'messages', 'server/data'];
const WANTED = '"version": "99.0.0"';

let copy: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  nodeBuild('server');
  copy = await mkdtemp(join(tmpdir(), 'portal-beside-'));
  for (const part of PARTS) await cp(join(ROOT, part), join(copy, part), { recursive: true });
  await cp(join(ROOT, 'dist/server'), join(copy, 'dist/server'), { recursive: true });
  // Each package by a link: what is deleted here is deleted in the copy alone.
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (!name.startsWith('.'))
      await symlink(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  // Another version of what prints documents, which a server reads only once somebody prints.
  const lockfile = await readFile(join(ROOT, 'package-lock.json'), 'utf8');
  const at = lockfile.indexOf('"node_modules/pdfmake": {');
  const changed = lockfile.slice(at).replace(/"version": "[^"]+"/, WANTED);
  await writeFile(join(copy, 'package-lock.json'), lockfile.slice(0, at) + changed);
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGKILL')) await ended;
  }
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** What tools keep there for themselves is no package. */
async function installed(): Promise<readonly string[]> {
  return (await readdir(join(copy, 'node_modules'))).filter((name) => !name.startsWith('.'));
}

function run(...args: readonly string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const npm = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_cache: join(copy, '.npm') };
  const child = spawn(process.execPath, args, {
    cwd: copy,
    env: { PATH, HOME, PORT: '0', ...npm },
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part;
    });
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(said)));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, address] = /^Ready: (\S+)$/m.exec(said) ?? [];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error(`It ended: ${said}`)));
  });
  ready.catch(() => undefined);
  return { child, ended, ready };
}

test('the built server runs by itself, and a start that cannot install leaves it whole', async () => {
  const before = await installed();
  const server = run('dist/server/main.mjs');
  const address = await server.ready;

  const beside = run('scripts/start.mjs');
  expect(await beside.ended).toContain(`process ${server.child.pid} runs from this folder`);
  expect(beside.child.exitCode).toBe(1);
  expect(await installed()).toEqual(before);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  server.child.kill('SIGTERM');
  await server.ended;
  const alone = run('scripts/start.mjs');
  expect(await alone.ended).toMatch(
    /pdfmake 99\.0\.0.*the npm registry cannot be reached\. Start again with a network\. Nothing was changed\./,
  );
  expect(await installed()).toEqual(before);

  const again = run('scripts/serve.mjs');
  expect((await fetch(`${await again.ready}/healthz`)).status).toBe(200);
}, 360_000);
