// `npm run serve`: runs the server that was built last, as it is; nothing is installed, built or looked up.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './common/hash-of.mjs';
import { SERVER_DOOR } from './node-builds.mjs';

const door = join(root, SERVER_DOOR);
if (!existsSync(door)) {
  console.error('Nothing is built yet. Run `npm run build` first, or `npm start`, which builds.');
  process.exit(1);
}
await import(pathToFileURL(door).href);
