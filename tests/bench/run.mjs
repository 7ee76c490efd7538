// npm run bench: builds a page per contestant, measures them side by side in turns, and writes the tables.
// `npm run bench -- store` holds the home of an attorney to its bars in a store of 50,000, and measures no page;
// `npm run bench -- received` holds a list of 100,000 submissions to its bar; `npm run bench -- studio` the Studio to its bars.
// Options: --rounds 2, --minutes 70, --only wide,rows254, --contestants floor,ours, --quick (pages only), --busy, --profile.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';
import { installPeers } from './install.mjs';
import { knownFigures, withStoreTable } from './store-table.mjs';
import { knownStudio, withStudioTable } from './studio-bars.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '70' },
    only: { type: 'string', default: 'small,wide,rows254,rows5000' },
    contestants: { type: 'string', default: 'floor,unlisted,rjsf,ours' },
    quick: { type: 'boolean', default: false },
    busy: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
/** No round begins that would leave no time for the bars that stand alone. */
const lastStart = performance.now() + (Number(options.minutes) - (options.quick ? 0 : 3)) * 60_000;
/** Whoever is held to the bars, and whoever sets them: measured right after one another, with nobody between. */
const JUDGED = ['floor', 'ours'];
/** Pages of a round that each of them is typed into, and words on each: pages of the same code lie a fifth apart, words of one page less. */
const TYPED_PAGES = 8;
const WORDS = 2;
/** Mounts and submits of a round, of all but RJSF: single ones lie far apart, and are over in a second. */
const QUICK_RUNS = 4;
/** Cold pages beyond those, of the judged: where a frame falls makes single ones a quarter longer. */
const COLD_RUNS = 16;
/** Rounds in which RJSF draws its 254 rows: half a minute each, and far from every bar. */
const RJSF_ROWS_ROUNDS = 1;
/** Benches that measure no form. */
const ALONE = {
  store: 'tests/bench/store-lists.ts',
  received: 'tests/bench/received-lists.ts',
  studio: 'tests/bench/studio.ts',
};
const names = options.contestants.split(',');
const root = fileURLToPath(new URL('../..', import.meta.url));
if (positionals.length > 0) {
  const file = ALONE[positionals.join()];
  if (file === undefined) throw new Error(`There is no bench "${positionals.join(' ')}".`);
  if (file === ALONE.studio) installPeers();
  run('--import', 'tsx', file, ...(options.busy ? ['--busy'] : []));
  process.exit();
}

installPeers();
// Imported only now: these files need the peers.
const { buildPage, CACHE, writeFloorValidators } = await import('./build.mjs');
const { serve } = await import('./serve.mjs');
const { coldPage, quickRun, rowsDrawn, timedRun, typedPage } = await import('./drive.mjs');
const { machineLine, whyNotQuiet } = await import('./machine.mjs');
const { report } = await import('./report.mjs');
const { pageKb } = await import('./sizes.mjs');
const { WORKLOADS } = await import('./workloads.mjs');
const { measureSingles } = await import('./singles.mjs');

const refusal = options.busy ? undefined : await whyNotQuiet();
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
console.log('Building the pages …');
writeFloorValidators();
for (const contestant of names) await buildPage(contestant, { readable: options.profile });
if (names.includes('ours')) run('--import', 'tsx', 'tests/bench/release.ts');

const executablePath = findBrowser({ install: true });
if (!executablePath) throw new Error('No Chromium, Chrome or Edge found');
let browser = await launch();
const site = await serve(`${CACHE}/pages`);
const runs = [];
const failures = [];
let rows = {};
try {
  const machine = machineLine(browser.version());
  rows = await countedRows();
  let done = 0;
  while (done < rounds && (done === 0 || performance.now() < lastStart)) {
    const round = done + 1;
    for (const workload of options.only.split(',')) {
      await freshBrowser();
      for (const contestant of rotated(names, round)) {
        if (skipped(contestant, workload, round)) continue;
        await measure(timedRun, contestant, workload, round);
      }
      await freshBrowser();
      await measureInTurns(workload, round);
    }
    done = round;
    console.log(`Round ${round} of ${rounds} done`);
  }
  if (done < rounds) console.log(`The time is up: ${done} rounds`);
  const benchPageKb = {};
  for (const contestant of names.filter((name) => name !== 'unlisted')) {
    const url = `${site.origin}/${contestant}/?w=wide`;
    benchPageKb[contestant] = await pageKb(browser, url, '#root').catch(failed);
  }
  const singles = options.quick
    ? { benchPageKb }
    : { benchPageKb, ...(await measureSingles({ browser, site, root })) };
  write({ machine, rows, rounds: done, runs, singles, failures });
} finally {
  await browser.close();
  site.close();
}
if (failures.length) process.exitCode = 1;

function launch() {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}

/** What five hundred pages before left behind in a browser is no part of what is measured next. */
async function freshBrowser() {
  await browser.close();
  browser = await launch();
}

/** How many rows ours draws of each list: all others draw as many. */
async function countedRows() {
  const lists = options.only.split(',').filter((name) => WORKLOADS[name].list);
  if (!names.includes('ours')) return {};
  const counted = lists.map(async (name) => [
    name,
    await rowsDrawn(browser, site.origin, 'ours', WORKLOADS[name]),
  ]);
  return Object.fromEntries(await Promise.all(counted));
}

async function measureInTurns(workload, round) {
  const judged = names.filter((name) => JUDGED.includes(name));
  const quick = workload === 'rows5000' ? [] : names.filter((name) => name !== 'rjsf');
  const cold = workload === 'rows5000' ? [] : judged;
  for (const [act, contestants, times] of [
    [typedPage, judged, TYPED_PAGES],
    [quickRun, quick, QUICK_RUNS],
    [coldPage, cold, COLD_RUNS],
  ]) {
    for (let at = 0; at < times; at++) {
      for (const contestant of rotated(contestants, at + round))
        await measure(act, contestant, workload, round);
    }
  }
}

async function measure(act, contestant, workload, round) {
  const profiles = `${CACHE}/profiles`;
  mkdirSync(profiles, { recursive: true });
  const given = {
    rows: rows[workload],
    words: JUDGED.includes(contestant) ? WORDS : 1,
    ...(options.profile ? { profile: `${profiles}/${contestant}-${workload}` } : {}),
  };
  try {
    const work = WORKLOADS[workload];
    const result = await act(browser, site.origin, contestant, work, given);
    runs.push({ contestant, workload, round, result });
  } catch (error) {
    failed(error);
  }
}

function failed(error) {
  // Only what happened: a browser that is gone has pages of logs to tell.
  const [what = ''] = error.message.split('\n');
  failures.push(what);
  console.error(what);
}

/** The judged are measured in turns; 5,000 rows of MUI would take minutes of blocked page: nobody needs that number. */
function skipped(contestant, workload, round) {
  if (JUDGED.includes(contestant)) return true;
  if (contestant === 'unlisted') return workload === 'rows5000';
  if (contestant !== 'rjsf') return false;
  return workload === 'rows5000' || (workload === 'rows254' && round > RJSF_ROWS_ROUNDS);
}

/** Another order each round, so that no contestant always follows the same neighbour. */
function rotated(list, by) {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

function write(results) {
  const notes = results.failures.map((failure) => `FAILED: ${failure}`);
  const text = withStudioTable(
    withStoreTable(report({ ...results, notes }), knownFigures()),
    knownStudio(),
  );
  console.log(`\n${text}`);
  const here = fileURLToPath(new URL('.', import.meta.url));
  writeFileSync(`${here}results.json`, `${JSON.stringify(results, rounded, 2)}\n`);
  writeFileSync(`${here}RESULTS.md`, text);
}

/** Hundredths of a millisecond say more than was measured already. */
function rounded(_key, value) {
  return typeof value === 'number' ? Math.round(value * 100) / 100 : value;
}

function run(...args) {
  const done = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) throw new Error(`${args.join(' ')} failed`);
}
