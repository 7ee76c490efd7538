// npm run bench -- studio: what an editor waits for in the Studio, and what a key costs there, beside a key of the floor.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';
import { buildPage, CACHE, writeFloorValidators } from './build.mjs';
import { typedPage } from './drive.mjs';
import { whyNotQuiet } from './machine.mjs';
import { npmStart } from './own-server.ts';
import { serve } from './serve.mjs';
import { median } from './stats.mjs';
import { missedOf, withStudioTable } from './studio-bars.mjs';
import { editMeasures, enter, keyMeasures, openMeasures } from './studio-measure.ts';
import { WORKLOADS } from './workloads.mjs';

const { values } = parseArgs({
  allowPositionals: true,
  options: { busy: { type: 'boolean', default: false } },
});
const refusal = values.busy ? undefined : await whyNotQuiet();
if (refusal) throw new Error(refusal);

const FLOOR_PAGES = 4;
const dataDir = mkdtempSync(join(tmpdir(), 'bench-studio-'));
const browser = await chromium.launch({
  executablePath: findBrowser({ install: true }),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const server = await npmStart({ DATA_DIR: dataDir });
try {
  const editor = await enter(browser, server.address);
  const opened = await openMeasures(editor);
  const edited = await editMeasures(editor);
  const floorKeyMs = await floorKey(browser);
  const keys = await keyMeasures(editor);
  const figures = {
    ...{ cores: cpus().length, ...opened, ...edited, ...keys },
    ...{ floorKeyMs, keyTimes: keys.keyMs / floorKeyMs },
  };
  write(figures);
  const missed = missedOf(figures);
  console.log(missed.length === 0 ? 'All bars are met.' : `Missed: ${missed.join('; ')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Main-thread ms of a key in the smallest page that a careful engineer would write. */
async function floorKey(floor: Browser): Promise<number> {
  writeFloorValidators();
  await buildPage('floor', { readable: false });
  const site = await serve(`${CACHE}/pages`);
  try {
    const keys: number[] = [];
    for (let at = 0; at < FLOOR_PAGES; at += 1) {
      const { key } = await typedPage(floor, site.origin, 'floor', WORKLOADS.small, { words: 2 });
      keys.push(...key);
    }
    return median(keys);
  } finally {
    site.close();
  }
}

/** Beside what `npm run bench` measured of the pages, and kept for its next report. */
function write(figures: Readonly<Record<string, number>>): void {
  const results = new URL('RESULTS.md', import.meta.url);
  const text = withStudioTable(readFileSync(results, 'utf8'), figures);
  console.log(text.slice(text.indexOf('## The Studio')));
  if (values.busy) return;
  writeFileSync(results, text);
  const rounded = Object.entries(figures).map(([name, one]) => [name, Math.round(one * 100) / 100]);
  const json = JSON.stringify(Object.fromEntries(rounded), null, 2);
  writeFileSync(new URL('studio.json', import.meta.url), `${json}\n`);
}
