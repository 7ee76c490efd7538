// `npm run leads` and the like: `run.mjs <command> …`. They run from a build of them, as `npm start` does: translating
// the server for each would take longer than most of them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
// In this process, not in one of its own before it.
import './ensure-deps.mjs';
import { NODE_BUILDS, nodeBuild } from './node-builds.mjs';

const [name = ''] = process.argv.splice(2, 1);
if (!Object.hasOwn(NODE_BUILDS.commands.input, name)) throw new Error(`No command "${name}".`);
await import(pathToFileURL(join(nodeBuild('commands'), `${name}.mjs`)).href);
