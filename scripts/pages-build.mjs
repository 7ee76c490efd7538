// Builds the pages where their sources changed, keyed by these, so that the second start takes seconds.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, root } from './common/hash-of.mjs';
import { run } from './node-builds.mjs';

const FOLDER = join(root, 'dist', 'client');
const STAMP = '.build-stamp';

const stampOf = () =>
  hashOf([
    'app',
    'runtime/core',
    'runtime/react',
    'vite.config.ts',
    'scripts/built',
    'scripts/built-files.ts',
    'scripts/compiled-ahead.mjs',
    'package-lock.json',
  ]);

/** Whether the pages that are built are those of these sources. */
export function hasPages(stamp = stampOf()) {
  const file = join(FOLDER, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** The folder changes from one build to the next at once: a build that is cut off leaves the one before. */
export function buildPages() {
  const stamp = stampOf();
  if (hasPages(stamp)) return;
  console.log('Building the pages …');
  const [made, old] = [`${FOLDER}.${process.pid}`, `${FOLDER}.${process.pid}.old`];
  run(join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--outDir', made);
  writeFileSync(join(made, STAMP), stamp);
  if (existsSync(FOLDER)) renameSync(FOLDER, old);
  renameSync(made, FOLDER);
  rmSync(old, { recursive: true, force: true });
}
