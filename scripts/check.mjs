// `npm run check`: is the content right? What it does stands in `check/main.ts`; it runs from a build of that, as a check
// is waited for.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
// In this process, not in one of its own before it.
import './ensure-deps.mjs';
import { root } from './common/hash-of.mjs';
import { nodeBuild } from './node-builds.mjs';

const { check } = await import(pathToFileURL(join(nodeBuild('check'), 'main.mjs')).href);
process.exit(await check(root, process.argv.slice(2)));
