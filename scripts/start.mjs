// `npm start`: builds pages and server where their sources changed, then runs the server, with progress in plain words.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
// In this process, not in one of its own before it: a start is waited for.
import './ensure-deps.mjs';
import { hashOf, root } from './hash-of.mjs';
import { nodeBuild, run } from './node-builds.mjs';

buildPages();
const server = nodeBuild('server');
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
    'scripts/built-files.ts',
    'scripts/compiled-ahead.mjs',
    'package-lock.json',
  ]);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the pages …');
  run(join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn');
  writeFileSync(stampFile, stamp);
}
