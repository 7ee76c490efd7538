// `npm run test:nodes`: the built server on the other versions of Node it is said to run on, beside the one at hand.
// Their binaries are packages of the npm registry, installed once in .cache/nodes.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './common/hash-of.mjs';
import { ensureDeps } from './deps.mjs';
import { nodeBuild } from './node-builds.mjs';

/** The oldest that is mended no more, the one after it, and the one that is recommended. */
const VERSIONS = ['20.20.2', '22.23.3', '24.21.0'];
const SYSTEM = process.platform === 'win32' ? 'win' : process.platform;

ensureDeps(root);
const server = join(nodeBuild('server'), 'main.mjs');
let failed = 0;
for (const version of VERSIONS) {
  const began = Date.now();
  const why = await fault(nodeOf(version), version);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `  ${why === undefined ? 'passed' : `FAILED: ${why}`}  Node ${version}  ${seconds} s`,
  );
  if (why !== undefined) failed += 1;
}
console.log(`\nnodes: ${VERSIONS.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** The binary of that version; undefined where it cannot be had. */
function nodeOf(version) {
  const folder = join(root, '.cache', 'nodes', version);
  const name = `node-${SYSTEM}-${process.arch}`;
  const binary = join(folder, 'node_modules', name, 'bin', SYSTEM === 'win' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  console.log(`Fetching Node ${version} …`);
  const args = ['install', '--no-fund', '--no-audit', '--no-save', `${name}@${version}`];
  spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: true });
  return existsSync(binary) ? binary : undefined;
}

/** What went wrong with a start, a page, a call that judges and stores, a second start on the same store, and a stop. */
async function fault(node, version) {
  if (node === undefined) return 'the npm registry has it not, or cannot be reached';
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-node-'));
  try {
    for (const rating of [4, 5]) {
      const running = start(node, dataDir);
      const address = await running.ready;
      if (address === undefined) return `it did not start: ${await running.ended}`;
      const why = await tried(address, rating).catch((error) => String(error));
      running.child.kill('SIGTERM');
      const said = await running.ended;
      if (why !== undefined) return why;
      if (running.child.exitCode !== 0) return `it did not stop well: ${said}`;
      if (/Warning|deprecat/i.test(said)) return `it warns: ${said}`;
    }
    const told = spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout.trim();
    return told === `v${version}` ? undefined : `that is ${told}`;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function start(node, dataDir) {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, PORT: '0', DATA_DIR: dataDir };
  const child = spawn(node, [server], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let tell = () => undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part;
      tell();
    });
  const ended = new Promise((resolve) => child.once('close', () => resolve(said)));
  const ready = new Promise((resolve) => {
    tell = () => {
      const [, address] = /^Ready: (\S+)$/m.exec(said) ?? [];
      if (address) resolve(address);
    };
    ended.then(() => resolve(undefined));
  });
  return { child, ready, ended };
}

/** Undefined where all is well. */
async function tried(address, rating) {
  const ready = await fetch(`${address}/readyz`);
  if (ready.status !== 200) return `/readyz answers ${ready.status}`;
  const metrics = await (await fetch(`${address}/metrics`)).text();
  if (!metrics.includes('nodejs_version_info')) return '/metrics does not tell the version';
  const headers = { 'content-type': 'application/json' };
  const url = `${address}/api/forms/feedback/draft`;
  const saved = await fetch(url, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ data: { rating } }),
  });
  if (saved.status !== 200) return `a draft is answered with ${saved.status}`;
  const cookie = saved.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const kept = await (await fetch(url, { headers: { cookie } })).json();
  return kept.n_rec === 1 ? undefined : 'a draft that was saved is not there';
}
