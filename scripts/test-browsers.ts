// `npm run test:browsers`: the main journeys in Firefox and WebKit, on the pages and the server as they are built; with
// `-- firefox` or `-- webkit` in one of them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findOtherBrowsers } from './browsers/find.ts';
import { scratchFolder } from './scratch.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const env: NodeJS.ProcessEnv = { ...process.env, TMPDIR: scratchFolder() };
const wanted = process.argv.slice(2).join(',');
if (wanted) env.TEST_BROWSERS = wanted;
delete env.NODE_ENV;
try {
  for (const [name, path] of Object.entries(findOtherBrowsers(env)))
    console.log(`${name}: ${path}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
run('scripts/start.mjs', '--build-only');
const config = ['--config', 'vitest.browsers.config.ts'];
run('node_modules/vitest/vitest.mjs', 'run', ...config, '--reporter', 'verbose');

/** Runs a script of Node to its end; ends with it where it fails. */
function run(...command: string[]): void {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
