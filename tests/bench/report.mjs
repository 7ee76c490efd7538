// Turns the results into one Markdown table: floor, peer and ours beside the bar, met or not met. It judges, it never fails.
import { MANY_ROWS, RATIO_BARS, SINGLE_BARS } from './bars.mjs';
import { middleMean } from './stats.mjs';

/** The whole text of RESULTS.md. */
export function report({ runs, rows, singles, machine, rounds, notes }) {
  const lines = [
    '# Benchmark results',
    '',
    `${machine}. ${rounds} interleaved rounds, in each sixteen words typed on eight pages, eight mounts and later submits, and twenty mounts with files to be fetched and first submits, floor and ours in turns in one browser, a fresh one for each form; means of the middle half; ratios to the floor of the same run, and how far the rounds lie apart.`,
    ...Object.entries(rows)
      .map(([, drawn]) => drawn)
      .slice(0, 1)
      .map(
        (drawn) =>
          `Of a list, all draw the ${drawn} rows that ours draws (plain RJSF draws all of them).`,
      ),
    'Per key is the browser’s main-thread work per keystroke, everything that follows it included.',
    'All list what is wrong above the form when it is submitted; what that costs the floor stands beside it.',
    '',
    '| measure | floor | floor without its list | plain RJSF + MUI | ours | bar | |',
    '|---|---|---|---|---|---|---|',
    ...RATIO_BARS.map((bar) => ratioLine(runs, bar)),
    manyRowsLine(runs),
    '',
    '| measure | ours | bar | |',
    '|---|---|---|---|',
    ...SINGLE_BARS.map((bar) => singleLine(singles, bar)),
    '',
    `JavaScript of the benchmark’s own pages, gzip: ${pageSizes(singles)}.`,
    '',
    ...notes.map((note) => `- ${note}`),
    '',
  ];
  return lines.join('\n');
}

function ratioLine(runs, { workload, measure, label, atMost }) {
  const of = (contestant) => middle(runs, contestant, workload, measure);
  const floor = of('floor');
  const ratio = (value) =>
    value === undefined ? '–' : `${(value / floor).toFixed(2)} × (${ms(value)})`;
  const apart = spread(runs, workload, measure);
  const ours = of('ours');
  const verdict = ours === undefined || !atMost ? undefined : ours / floor <= atMost;
  const cells = [
    label,
    ms(floor),
    measure.startsWith('submit') ? ms(of('unlisted')) : '–',
    ratio(of('rjsf')),
    `${ratio(ours)}${apart}`,
    atMost ? `≤ ${atMost} ×` : '–',
  ];
  return row([...cells, word(verdict)]);
}

/** The least and the most that ours took of the floor, round by round. */
function spread(runs, workload, measure) {
  const rounds = [...new Set(runs.map(({ round }) => round))];
  const ratios = rounds.flatMap((round) => {
    const own = runs.filter((run) => run.round === round);
    const [ours, floor] = ['ours', 'floor'].map((one) => middle(own, one, workload, measure));
    return ours === undefined || floor === undefined ? [] : [ours / floor];
  });
  if (ratios.length < 2) return '';
  return `, ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
}

function manyRowsLine(runs) {
  const few = middle(runs, 'ours', 'rows254', 'keyLive');
  const many = middle(runs, 'ours', 'rows5000', 'keyLive');
  const known = few !== undefined && many !== undefined;
  const ratio = known ? `${(many / few).toFixed(2)} × (${ms(many)})` : '–';
  const verdict = known ? many / few <= MANY_ROWS.atMost : undefined;
  const floor = ms(middle(runs, 'floor', 'rows5000', 'keyLive'));
  return row([MANY_ROWS.label, floor, '–', '–', ratio, 'no slower', word(verdict)]);
}

function singleLine(singles, { name, label, unit, atMost, atLeast }) {
  const single = singles[name];
  const value = typeof single === 'object' ? single.share : single;
  const bar = atMost === undefined ? `≥ ${atLeast} ${unit}` : `≤ ${atMost} ${unit}`;
  if (value === undefined) return row([label, '–', bar, word(undefined)]);
  const met = atMost === undefined ? value >= atLeast : value <= atMost;
  const spread = typeof single === 'object' ? ratesOf(single) : '';
  return row([label, `${value.toFixed(value < 10 ? 2 : 0)} ${unit}${spread}`, bar, word(met)]);
}

/** How far the rounds lie apart, and requests in a second. */
const ratesOf = ({ least, most, perSecond, barePerSecond }) =>
  ` (${least.toFixed(0)} to ${most.toFixed(0)}; ${perSecond.toFixed(0)} of ${barePerSecond.toFixed(0)} a second)`;

/** Middle of one measure, or undefined where that contestant did not run. */
export function middle(runs, contestant, workload, measure) {
  const values = runs
    .filter((run) => run.contestant === contestant && run.workload === workload)
    .flatMap(({ result }) => result[measure] ?? []);
  return values.length ? middleMean(values) : undefined;
}

function pageSizes(singles) {
  return Object.entries(singles.benchPageKb ?? {})
    .filter(([, kb]) => kb !== undefined)
    .map(([contestant, kb]) => `${contestant} ${kb.toFixed(0)} kB`)
    .join(', ');
}

const ms = (value) => (value === undefined ? '–' : `${value.toFixed(value < 20 ? 1 : 0)} ms`);
const word = (verdict) =>
  verdict === undefined ? 'not measured' : verdict ? 'met' : '**not met**';
const row = (cells) => `| ${cells.join(' | ')} |`;
