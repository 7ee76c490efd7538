// The table of `npm run bench -- store` in RESULTS.md, under the tables of the pages.
import { existsSync, readFileSync } from 'node:fs';

/** Size of the store, database time of a call in ms, and how many times as long as alone in a store it may take. */
export const STORE_BARS = { attorneys: 50_000, claims: 1_000_000, ms: 50, times: 1.2 };

const HEADING = '## One attorney among many';

/** The report with this table at its end; the rest stays as it is. */
export function withStoreTable(report, figures) {
  const pages = report.split(HEADING)[0].trimEnd();
  return figures ? `${pages}\n\n${tableOf(figures)}` : `${pages}\n`;
}

/** What was measured last, if ever. */
export function knownFigures() {
  const file = new URL('store.json', import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function tableOf({ attorneys, claims, gigabytes, measured }) {
  const count = (some) => some.toLocaleString('en-US');
  return [
    HEADING,
    '',
    `PostgreSQL with ${count(attorneys)} attorneys and ${count(claims)} claims, ${gigabytes.toFixed(1)} GB; rows of one attorney lie far apart. Bars: no table or index read through (by the plans), less than ${STORE_BARS.ms} ms in the database and when asked for the first time, first pages in the order they open in at most ${STORE_BARS.times} times the same call alone in a store (calls in turns, in blocks; the quickest tenth of a block, the median of the blocks).`,
    '',
    '| call | of | statements | rows looked at | in the database | a call | alone | ratio | first time | read through | |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...measured.map(lineOf),
    '',
  ].join('\n');
}

function lineOf(one) {
  const ms = (value) => `${value.toFixed(2)} ms`;
  const cells = [
    one.call,
    one.kind,
    one.statements,
    one.rows,
    ms(one.database),
    ms(one.full),
    one.alone === undefined ? '–' : ms(one.alone),
    one.ratio === undefined ? '–' : `${one.ratio.toFixed(2)} ×`,
    ms(one.first),
    one.through.join(', ') || 'nothing',
    one.met ? 'met' : '**not met**',
  ];
  return `| ${cells.join(' | ')} |`;
}
