// Makes `npm start` and `npm test` work on a fresh clone: installs what the lockfile says, once per lockfile and Node version.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const stampFile = new URL('node_modules/.deps-stamp', root);
const stamp = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .update(process.version)
  .digest('hex');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This project needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  console.log('Installing packages (once per lockfile) …');
  const env = { ...process.env };
  for (const key of Object.keys(env)) {
    if (/^(NODE_ENV|npm_config_(omit|production|include|only))$/i.test(key)) delete env[key];
  }
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-fund', '--no-audit'];
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, env, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, env, stdio: 'inherit', shell: true });
  if (done.status !== 0) process.exit(done.status ?? 1);
  writeFileSync(stampFile, stamp);
}
