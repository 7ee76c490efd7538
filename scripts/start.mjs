// `npm start`: builds pages and server where their sources changed, then runs the server, with progress in plain words; with `--build-only` it
// builds the commands too, and runs nothing.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './common/hash-of.mjs';
import { ensureDeps } from './deps.mjs';
import { hasNodeBuild, nodeBuild } from './node-builds.mjs';
import { buildPages, hasPages } from './pages-build.mjs';

// In this process, not in one of its own before it: a start is waited for.
ensureDeps(root, { isBuilt: () => hasPages() && hasNodeBuild('server'), goesOn: true });
buildPages();
const server = nodeBuild('server');
if (process.argv.includes('--build-only')) nodeBuild('commands');
else {
  process.chdir(root);
  await import(pathToFileURL(join(server, 'main.mjs')).href);
}
