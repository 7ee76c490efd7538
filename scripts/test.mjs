// `npm test`: everything CI checks, in order of cost. Every stage runs even when an earlier one failed, so that one run tells all.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, findPdfTools } from './browser.mjs';
import { scratchFolder } from './scratch.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = (...args) => [process.execPath, args];
const bin = (path) => join(root, 'node_modules', path);

const browser = findBrowser({ install: true });
if (!findPdfTools({ install: true }))
  console.error(
    'pdfsig and pdftotext (poppler-utils) were not found: the tests that read PDFs will fail.',
  );
const env = {
  ...process.env,
  TMPDIR: scratchFolder(),
  ...(browser ? { BROWSER_PATH: browser } : {}),
};
delete env.NODE_ENV;

const stages = [
  ['format and lint', ...node(bin('@biomejs/biome/bin/biome'), 'check', '.')],
  ['types', ...node(bin('typescript/bin/tsc'), '-p', '.')],
  ['arrows', ...node('--import', 'tsx', 'scripts/arrows.ts')],
  ['content', ...node('--import', 'tsx', 'scripts/check.ts')],
  ['unit and component tests', ...node(bin('vitest/vitest.mjs'), 'run', '--project', '!e2e')],
  ['pages', ...node('scripts/start.mjs', '--build-only')],
  ['browser tests', ...node(bin('vitest/vitest.mjs'), 'run', '--project', 'e2e')],
];

let passed = 0;
const failed = [];
for (const [name, command, args] of stages) {
  const from = Date.now();
  console.log(`\n── ${name}`);
  if (name === 'browser tests' && !browser) {
    console.error(
      'No Chromium, Chrome or Edge was found and none could be installed: the browser tests cannot run.',
    );
    failed.push(name);
    continue;
  }
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  if (done.status === 0) passed += 1;
  else failed.push(name);
  console.log(`── ${name}: ${done.status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
console.log(`\nstages: ${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
