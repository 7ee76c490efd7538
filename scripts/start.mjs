// `npm start`: builds pages and server where their sources changed, then runs the server, with progress in plain words.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
// In this process, not in one of its own before it: a start is waited for.
import './ensure-deps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const SERVERS = join(root, 'dist', 'server');
/** What is there already may be what another process runs. */
const KEPT = 3;

buildPages();
const server = buildServer();
if (!process.argv.includes('--build-only')) {
  process.chdir(root);
  await import(pathToFileURL(join(server, 'main.mjs')).href);
}

/** The build is keyed by its sources, so that the second start takes seconds. */
function buildPages() {
  const stampFile = join(root, 'dist', 'client', '.build-stamp');
  const stamp = hashOf([
    'app',
    'runtime/core',
    'runtime/react',
    'vite.config.ts',
    'package-lock.json',
  ]);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the pages …');
  run(join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn');
  writeFileSync(stampFile, stamp);
}

/** A folder for each build, which appears whole: a server that runs goes on with its own. */
function buildServer() {
  const sources = ['server', 'runtime/core', 'runtime/content', 'scripts/build-server.mjs'];
  const folder = join(SERVERS, hashOf([...sources, 'package-lock.json']).slice(0, 16));
  if (existsSync(folder)) return folder;
  console.log('Building the server …');
  const making = `${folder}.${process.pid}`;
  run(join(root, 'scripts/build-server.mjs'), making);
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    // Another start was quicker.
    if (!existsSync(folder)) throw error;
  }
  removeOld(folder);
  return folder;
}

function removeOld(newest) {
  const age = (path) => Date.now() - statSync(path).mtimeMs;
  const others = readdirSync(SERVERS)
    .map((name) => join(SERVERS, name))
    .filter((path) => path !== newest)
    .sort((a, b) => age(a) - age(b));
  for (const path of others.slice(KEPT - 1)) rmSync(path, { recursive: true, force: true });
}

function run(...command) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const done = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function hashOf(paths) {
  const hash = createHash('sha256').update(process.version);
  const visit = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    let entries;
    try {
      entries = readdirSync(full, { withFileTypes: true });
    } catch {
      hash.update(path).update(readFileSync(full));
      return;
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
      visit(join(path, entry.name));
  };
  paths.forEach(visit);
  return hash.digest('hex');
}
