// What runs in Node from a build of it, keyed by its sources: the second start takes no time for translating.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashOf, root } from './common/hash-of.mjs';
import { runningFrom } from './in-use.mjs';

const OF_THE_BUILD = ['scripts/build-node.mjs', 'scripts/node-builds.mjs', 'package-lock.json'];
/** What is there already may be what another process is about to run. */
const KEPT = 3;
/** Leads to the server that was built last, at an address that stays. */
export const SERVER_DOOR = 'dist/server/main.mjs';

/** Threads have files of their own; who starts them looks for them beside its own. */
export const NODE_BUILDS = {
  server: {
    says: 'Building the server …',
    sources: ['server', 'runtime/core', 'runtime/content'],
    input: {
      main: 'server/main.ts',
      'task-worker': 'server/services/workers/worker.ts',
      'builder-worker': 'runtime/content/away/thread.ts',
      'live-worker': 'runtime/content/compile/live-worker.mjs',
    },
  },
  // What people keep the portal with; whoever asks for one waits for it.
  commands: {
    says: undefined,
    sources: ['scripts', 'server', 'runtime/core', 'runtime/content'],
    input: {
      approve: 'scripts/approve.ts',
      content: 'scripts/content.ts',
      files: 'scripts/files.ts',
      'import-form': 'scripts/import-form.ts',
      leads: 'scripts/leads.ts',
      'new-form': 'scripts/new-form.ts',
      reseal: 'scripts/reseal.ts',
      seed: 'scripts/seed.ts',
      staff: 'scripts/staff.ts',
      attorneys: 'scripts/attorneys.ts',
      'task-worker': 'server/services/workers/worker.ts',
      'builder-worker': 'runtime/content/away/thread.ts',
      'live-worker': 'runtime/content/compile/live-worker.mjs',
    },
  },
  // The server of the browser tests, with the door through which they look into it.
  'browser-tests': {
    says: undefined,
    sources: ['tests/e2e/support', 'tests/helpers', 'server', 'runtime/core', 'runtime/content'],
    input: {
      serve: 'tests/e2e/support/serve.ts',
      'task-worker': 'server/services/workers/worker.ts',
      'builder-worker': 'runtime/content/away/thread.ts',
      'live-worker': 'runtime/content/compile/live-worker.mjs',
    },
  },
  check: {
    says: undefined,
    sources: ['scripts/check', 'server/program', 'runtime/core', 'runtime/content'],
    input: {
      main: 'scripts/check/main.ts',
      'live-worker': 'runtime/content/compile/live-worker.mjs',
    },
  },
};

/** What of a build is run by itself: it has an address that stays, `dist/<build>/<name>.mjs`. */
const DOORS = {
  server: ['main'],
  commands: Object.keys(NODE_BUILDS.commands.input).filter((name) => !name.endsWith('-worker')),
};

/** A folder for each build, which appears whole: what runs goes on with its own. Builds where there is none of these sources. */
export function nodeBuild(name) {
  const folder = folderOf(name);
  if (!existsSync(folder)) make(name, folder);
  for (const door of DOORS[name] ?? []) openDoor(folder, door);
  return folder;
}

/** Whether there is a build of these sources. */
export function hasNodeBuild(name) {
  return existsSync(folderOf(name));
}

function folderOf(name) {
  const hash = hashOf([...NODE_BUILDS[name].sources, ...OF_THE_BUILD]);
  return join(root, 'dist', name, hash.slice(0, 16));
}

function make(name, folder) {
  const { says } = NODE_BUILDS[name];
  if (says) console.log(says);
  const making = `${folder}.${process.pid}`;
  run(join(root, 'scripts/build-node.mjs'), name, making);
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    // Another start was quicker.
    if (!existsSync(folder)) throw error;
  }
  removeOld(dirname(folder), folder);
}

/** Replaced whole, so that a start beside it never reads half of it. */
function openDoor(folder, name) {
  const file = join(dirname(folder), `${name}.mjs`);
  const text = `// Runs what was built last, as it is. Made by scripts/node-builds.mjs.
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
await import('./${basename(folder)}/${name}.mjs');
`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

/** Runs a script of Node to its end; ends this process where it fails. */
export function run(...command) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const done = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function removeOld(all, newest) {
  const age = (path) => Date.now() - statSync(path).mtimeMs;
  const used = new Set(runningFrom(root).map(({ build }) => build));
  const others = readdirSync(all, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(all, name))
    .filter((path) => path !== newest)
    .sort((a, b) => age(a) - age(b));
  for (const path of others.slice(KEPT - 1))
    if (!used.has(path)) rmSync(path, { recursive: true, force: true });
}
