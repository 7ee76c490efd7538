// Installs the peers into tests/bench/node_modules, once per lockfile and Node version.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Does nothing where the stamp in node_modules says the lockfile is already installed. */
export function installPeers() {
  const here = new URL('.', import.meta.url);
  const stampFile = new URL('node_modules/.deps-stamp', here);
  const stamp = createHash('sha256')
    .update(readFileSync(new URL('package-lock.json', here)))
    .update(process.version)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing the peers into tests/bench (once per lockfile) …');
  const cwd = fileURLToPath(here);
  const args = ['ci', '--no-fund', '--no-audit'];
  const npm = process.env.npm_execpath;
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd, stdio: 'inherit', shell: true });
  if (done.status !== 0) throw new Error('npm ci failed in tests/bench');
  writeFileSync(stampFile, stamp);
}
