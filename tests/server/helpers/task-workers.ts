// The worker threads as `npm start` runs them, from the build of the server: reading its parts takes a thread half
// as long as translating them, and the tests start many.
import { pathToFileURL } from 'node:url';
import { nodeBuild } from '../../../scripts/node-builds.mjs';

/** The module of the thread. */
export const BUILT_WORKER = pathToFileURL(`${nodeBuild('server')}/task-worker.mjs`);

/** The same, dying or hanging where the document asks for it. */
export const MORTAL_WORKER = new URL('./mortal-worker.mjs', import.meta.url);
MORTAL_WORKER.searchParams.set('worker', BUILT_WORKER.href);
