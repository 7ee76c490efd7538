// `npm run leads` and the like: `run.mjs <command> …`. They run from a build of them, as `npm start` does: translating
// the server for each would take longer than most of them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './common/hash-of.mjs';
import { ensureDeps } from './deps.mjs';
import { hasNodeBuild, NODE_BUILDS, nodeBuild } from './node-builds.mjs';

const [name = ''] = process.argv.splice(2, 1);
if (!Object.hasOwn(NODE_BUILDS.commands.input, name)) throw new Error(`No command "${name}".`);
// In this process, not in one of its own before it.
ensureDeps(root, { isBuilt: () => hasNodeBuild('commands'), goesOn: true });
await import(pathToFileURL(join(nodeBuild('commands'), `${name}.mjs`)).href);
