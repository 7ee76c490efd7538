// `npm test`: everything CI checks, in order of cost; `npm run test:quick`: the part one runs by hand between two changes;
// `npm run test:faults`: killing, dying and stalling alone.
// Every stage runs even when an earlier one failed, so that one run tells all, and what each cost.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, findPdfTools } from './browser.mjs';
import { scratchFolder } from './scratch.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = (...args) => [process.execPath, args];
const bin = (path) => join(root, 'node_modules', path);

const quick = process.argv.includes('--quick');
const faults = process.argv.includes('--faults');
const browser = quick || faults ? undefined : findBrowser({ install: true, shell: true });
if (!quick && !faults && !findPdfTools({ install: true }))
  console.error(
    'pdfsig and pdftotext (poppler-utils) were not found: the tests that read PDFs will fail.',
  );
const env = {
  ...process.env,
  TMPDIR: scratchFolder(),
  ...(browser ? { BROWSER_PATH: browser } : {}),
};
delete env.NODE_ENV;
/** What pages showed when a browser test failed: told at the end, too. */
const pages = join(mkdtempSync(join(env.TMPDIR, 'pages-')), 'shown.txt');
env.PAGES_OF_FAILURES = pages;

/** A stage of Vitest also writes down what failed: it is told once more at the end, where a long log is still read. */
const vitest = (...projects) => {
  const report = join(mkdtempSync(join(env.TMPDIR, 'report-')), 'failures.json');
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return [
    ...node(
      bin('vitest/vitest.mjs'),
      'run',
      ...args,
      ...projects.flatMap((name) => ['--project', name]),
    ),
    report,
  ];
};

/** One line for each test, or file, that failed, with the start of what it said. */
function failuresIn(report) {
  if (!report || !existsSync(report)) return [];
  const firstLines = (text) => text.split('\n').slice(0, 12).join('\n        ');
  return JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    const place = relative(root, file.name);
    if (tests.length > 0)
      return tests.map(
        ({ fullName, failureMessages }) =>
          `${place}: ${fullName}\n        ${firstLines(failureMessages.join('\n'))}`,
      );
    return file.status === 'failed' ? [`${place}\n        ${firstLines(file.message ?? '')}`] : [];
  });
}

/** The tests that this machine cannot run: what they show is not shown here. */
function skippedIn(report) {
  if (!report || !existsSync(report)) return [];
  return JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => `${relative(root, file.name)}: ${fullName}`),
  );
}

/** The quick part needs no store, no page and no browser. */
const CHECKS = [
  { name: 'format and lint', run: node(bin('@biomejs/biome/bin/biome'), 'check', '.') },
  { name: 'types', run: node(bin('typescript/bin/tsc'), '-p', '.') },
  { name: 'arrows', run: node('--import', 'tsx', 'scripts/arrows.ts') },
  { name: 'content', run: node('scripts/check.mjs') },
];
const QUICK = [...CHECKS, { name: 'unit tests', run: vitest('unit') }];
const FAULTS = [{ name: 'fault tests', run: vitest('faults') }];
const ALL = [
  ...CHECKS,
  // Together: while one waits for a server to die, another has the core.
  { name: 'tests of parts, calls and faults', run: vitest('unit', 'server', 'dom', 'faults') },
  { name: 'pages', run: node('scripts/start.mjs', '--build-only') },
  { name: 'browser tests', run: vitest('e2e'), inBrowser: true },
];

const results = [];
const stages = (quick && QUICK) || (faults && FAULTS) || ALL;
for (const { name, run, inBrowser = false } of stages) {
  console.log(`\n── ${name}`);
  const from = Date.now();
  const can = !inBrowser || browser !== undefined;
  if (!can)
    console.error(
      'No Chromium, Chrome or Edge was found and none could be installed: the browser tests cannot run.',
    );
  const [command, args, report] = run;
  const passed = can && spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0;
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  const failures = passed ? [] : failuresIn(report);
  results.push({ name, passed, seconds, failures, skipped: skippedIn(report) });
  if (report) rmSync(dirname(report), { recursive: true, force: true });
  console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
}

console.log('\nWhat each stage cost:');
for (const { name, passed, seconds } of results)
  console.log(`  ${seconds.padStart(7)} s  ${name}${passed ? '' : '  FAILED'}`);
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
for (const { name, skipped } of results)
  if (skipped.length > 0)
    console.log(`\nNot run on this machine, of ${name}:\n  ${skipped.join('\n  ')}`);
for (const { name, failures } of results)
  if (failures.length > 0) console.log(`\nFailed in ${name}:\n  ${failures.join('\n  ')}`);
if (existsSync(pages)) console.log(`\n${readFileSync(pages, 'utf8')}`);
rmSync(dirname(pages), { recursive: true, force: true });
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\nstages: ${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
