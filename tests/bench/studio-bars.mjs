// The table of `npm run bench -- studio` in RESULTS.md, under the tables of the pages.
import { existsSync, readFileSync } from 'node:fs';

/** By measure: in words, its unit, and the most it may be. */
export const STUDIO_BARS = {
  openMs: ['A sentence opened from its address, list and text box there: median', 'ms', 1500],
  drawnMs: ['An edit, until the preview shows it: median', 'ms', 300],
  drawnP95Ms: ['An edit, until the preview shows it: p95', 'ms', 300],
  problemMs: ['An edit, until its problem is told: median', 'ms', 1000],
  problemP95Ms: ['An edit, until its problem is told: p95', 'ms', 1000],
  keyTimes: ['A key in the text box, in keys of the floor', '×', 1.2],
  searchKeyMs: ['A key in the search over all sentences, on the main thread', 'ms', 16],
};

const HEADING = '## The Studio';

/** The report with this table at its end; the rest stays as it is. */
export function withStudioTable(report, figures) {
  const others = report.split(HEADING)[0].trimEnd();
  return figures ? `${others}\n\n${tableOf(figures)}` : `${others}\n`;
}

/** What was measured last, if ever. */
export function knownStudio() {
  const file = new URL('studio.json', import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The bars that are missed, in words. */
export const missedOf = (figures) =>
  Object.entries(STUDIO_BARS)
    .filter(([measure, [, , most]]) => figures[measure] > most)
    .map(([measure, [words]]) => `${words}: ${figures[measure].toFixed(2)}`);

function tableOf(figures) {
  return [
    HEADING,
    '',
    `${figures.sentences.toLocaleString('en-US')} sentences of the shipped content, the server and the browser on the same ${figures.cores} cores; ${figures.edits} edits of a label that several forms share, ${figures.opens} openings, ${figures.words} words typed.`,
    '',
    '| measure | bar | now | |',
    '|---|---|---|---|',
    ...Object.entries(STUDIO_BARS).map(([measure, [words, unit, most]]) => {
      const is = figures[measure];
      return `| ${words} | ${most} ${unit} | ${is.toFixed(unit === '×' ? 2 : 0)} ${unit} | ${is <= most ? 'met' : '**not met**'} |`;
    }),
    '',
  ].join('\n');
}
