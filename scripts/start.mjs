// `npm start`: builds the browser part when its sources changed, then starts the server, with progress in plain words.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => join(root, 'node_modules', ...name.split('/'));

buildIfChanged();
serve();

/** The build is keyed by its sources, so that the second start takes seconds. */
function buildIfChanged() {
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
  const done = spawnSync(
    process.execPath,
    [bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (done.status !== 0) process.exit(done.status ?? 1);
  writeFileSync(stampFile, stamp);
}

function serve() {
  if (process.argv.includes('--build-only')) return;
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'server', 'main.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 0)));
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
