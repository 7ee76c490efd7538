// The server of the release before this one, built from the history: what runs while an update rolls over it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What was delivered last; to be moved on with each delivery. */
export const BEFORE = 'c87678f4633e416f14f5504c9ccd88b320e4939c';

/** Whether the history reaches back to it: a shallow clone does not. */
export const isKnownBefore = (): boolean =>
  spawnSync('git', ['cat-file', '-e', `${BEFORE}^{commit}`], { cwd: ROOT }).status === 0;

/** A folder with its sources and its built server; the packages and pages of today are put beside. Whoever asks for it removes it. */
export async function builtBefore(): Promise<{ readonly folder: string; readonly main: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-before-'));
  await piped(['git', 'archive', BEFORE], ['tar', '-x', '-C', folder]);
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const out = join(folder, 'dist/server/before');
  const built = spawnSync(process.execPath, ['scripts/build-node.mjs', 'server', out], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) throw new Error(`The version before could not be built: ${built.stderr}`);
  if (existsSync(join(ROOT, 'dist/client')))
    await symlink(join(ROOT, 'dist/client'), join(folder, 'dist/client'));
  return { folder, main: join(out, 'main.mjs') };
}

/** Runs one command into another. */
function piped([first = '', ...args]: string[], [second = '', ...rest]: string[]): Promise<void> {
  const from = spawn(first, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const to = spawn(second, rest, { stdio: [from.stdout, 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    to.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${second} failed.`))));
    from.on('error', reject);
    to.on('error', reject);
  });
}
