// `npm test`: everything CI checks, in order of cost; `npm run test:quick`: the part one runs by hand between two changes;
// `npm run test:faults`: killing, dying and stalling alone, and what is told by the clock.
// Every stage runs even when an earlier one failed, so that one run tells all, and what each cost. Stages of one row run
// side by side.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBrowser, findPdfTools, installSystemTools } from './browser.mjs';
import { root } from './common/hash-of.mjs';
import { scratchFolder } from './scratch.mjs';
import { failuresIn, fewFailedIn, skippedIn } from './test/report.mjs';
import { sideBySide } from './test/side-by-side.mjs';

const began = Date.now();
const node = (...args) => [process.execPath, args];
const bin = (path) => join(root, 'node_modules', path);

/** What `npm run test:quick` is to take at most, in seconds. */
const QUICK_S = 90;
const quick = process.argv.includes('--quick');
const faults = process.argv.includes('--faults');
const browser = quick ? undefined : findBrowser({ install: true, shell: true });
if (!quick && !faults && !findPdfTools({ install: true }))
  console.error(
    'pdfsig and pdftotext (poppler-utils) were not found: the tests that read PDFs will fail.',
  );
if (!quick) installSystemTools();
const env = {
  ...process.env,
  TMPDIR: scratchFolder(),
  ...(browser ? { BROWSER_PATH: browser } : {}),
  ...(process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}),
};
delete env.NODE_ENV;
if (faults) {
  /** All of them; `npm test` tries a few. */
  env.HOSTILE_INPUTS ??= 'Infinity';
  env.CHANGED_ROUNDS ??= '8';
  env.EDIT_DEATHS ??= '50';
  env.TIMED_TESTS = '1';
}
/** What pages showed when a browser test failed: told at the end, too. */
const pages = join(mkdtempSync(join(env.TMPDIR, 'pages-')), 'shown.txt');
env.PAGES_OF_FAILURES = pages;
/** What a whole browser run left that it may not: no test's own fault, so that none is asked again for it. */
const leftBehind = join(dirname(pages), 'left-behind.txt');
env.LEFT_BEHIND = leftBehind;

/** A stage of Vitest prints while it runs, and writes down what failed: kinds of test, or those of some folders. */
function tests(name, projects, folders = []) {
  const report = join(mkdtempSync(join(env.TMPDIR, 'report-')), 'failures.json');
  const reporters = ['default', './scripts/test/slowest.mjs', 'json'];
  const args = [
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${report}`,
    ...projects.flatMap((project) => ['--project', project]),
    ...folders.map((folder) => `tests/${folder}`),
  ];
  return { name, loud: true, report, run: node(bin('vitest/vitest.mjs'), 'run', ...args) };
}

/** Folders of tests that need no store and no page. */
const PARTS = ['content', 'core', 'scripts', 'schemas'];
/** The quick part needs no store, no page and no browser. */
const CHECKS = [
  { name: 'format and lint', run: node(bin('@biomejs/biome/bin/biome'), 'check', '.') },
  { name: 'types', run: node(bin('typescript/bin/tsc'), '-p', '.', '--checkers', '1') },
  { name: 'arrows', run: node('--import', 'tsx', 'scripts/arrows.ts') },
  { name: 'what nobody uses', run: node(bin('knip/bin/knip.js'), '--no-progress') },
  { name: 'content', run: node('scripts/check.mjs') },
].map((stage) => ({ ...stage, loud: false }));
const PAGES = { name: 'pages', loud: false, run: node('scripts/start.mjs', '--build-only') };

const rowsOfStages = () => {
  if (quick) return [[tests('tests of parts', ['node'], PARTS), ...CHECKS]];
  if (faults)
    return [
      [tests('fault tests', ['node'], ['faults'])],
      [tests('hostile inputs', ['node'], ['server/hostile'])],
      [
        {
          name: 'the built server on other versions of Node',
          loud: true,
          run: node('scripts/test-nodes.mjs'),
        },
      ],
      // One after another: what is told by the clock is asked of a machine with nothing else to do.
      ...['held-up', 'known-or-not', 'every-call', 'builder', 'changed-content'].map((file) => [
        tests(`told by the clock: ${file}`, ['node'], [`timed/${file}`]),
      ]),
      [PAGES],
      // Beside it one way through the whole portal, which leaves what the end of every browser run looks for.
      [
        {
          ...tests(
            'pages under changed content',
            ['e2e'],
            ['e2e/changed-content', 'e2e/whole-way'],
          ),
          inBrowser: true,
        },
      ],
    ];
  return [
    [...CHECKS, PAGES],
    // Together: while one waits for a server to die, another has the core.
    [
      {
        ...tests('tests of parts, calls and faults', ['node', 'dom']),
        askedAgain: ['node', 'dom'],
      },
    ],
    [{ ...tests('browser tests', ['e2e']), askedAgain: ['e2e'], inBrowser: true }],
  ];
};

/**
 * Tests wait for a whole machine of other programs: where a few failed beside all others, they are asked once more, alone.
 * What passes only then is told at the end with all that it said, and is nobody's reason to stop.
 */
async function askedAgain(stage) {
  if (stage.passed || !stage.askedAgain || existsSync(leftBehind)) return [stage];
  const files = fewFailedIn(stage.report);
  if (files.length === 0) return [stage];
  // The end of every browser run looks for what the whole way leaves.
  const beside = stage.inBrowser ? ['e2e/whole-way'] : [];
  const [second] = await sideBySide(
    [tests(`${stage.name} that failed, alone`, stage.askedAgain, [...files, ...beside])],
    env,
  );
  return [{ ...stage, passed: second.passed, passedAlone: second.passed }, second];
}

const results = [];
for (const row of rowsOfStages()) {
  const here = row.filter(({ inBrowser }) => !inBrowser || browser !== undefined);
  for (const stage of await sideBySide(here, env)) results.push(...(await askedAgain(stage)));
  for (const stage of row.filter((one) => !here.includes(one))) {
    console.error(
      `\n── ${stage.name}\nNo Chromium, Chrome or Edge was found and none could be installed: the browser tests cannot run.`,
    );
    results.push({ ...stage, passed: false, seconds: '0.0' });
  }
}

console.log('\nWhat each stage cost:');
for (const { name, passed, seconds } of results)
  console.log(`  ${seconds.padStart(7)} s  ${name}${passed ? '' : '  FAILED'}`);
const inAll = (Date.now() - began) / 1000;
console.log(`  ${inAll.toFixed(1).padStart(7)} s  in all`);
// Told, and no fault: how long it takes is the machine's matter too.
if (quick)
  console.log(
    inAll <= QUICK_S
      ? `Within the ${QUICK_S} s that the quick part is to take on two cores.`
      : `More than the ${QUICK_S} s that the quick part is to take on two cores.`,
  );
for (const { name, report } of results) {
  const skipped = skippedIn(report);
  if (skipped.length > 0)
    console.log(`\nNot run on this machine, of ${name}:\n  ${skipped.join('\n  ')}`);
}
for (const { name, passed, passedAlone, report } of results) {
  const failures = passed && !passedAlone ? [] : failuresIn(report);
  const how = passedAlone ? `Failed in ${name}, and passed alone` : `Failed in ${name}`;
  if (failures.length > 0) console.log(`\n${how}:\n  ${failures.join('\n  ')}`);
  if (report) rmSync(dirname(report), { recursive: true, force: true });
}
if (existsSync(leftBehind))
  console.log(`\nLeft behind by the browser tests:\n  ${readFileSync(leftBehind, 'utf8')}`);
if (existsSync(pages)) console.log(`\n${readFileSync(pages, 'utf8')}`);
rmSync(dirname(pages), { recursive: true, force: true });
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\nstages: ${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
