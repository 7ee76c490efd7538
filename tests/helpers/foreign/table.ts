// The table of what became of each schema: for people, and compared with what the tests find.
import { playgroundSamples } from './fixtures.ts';
import type { Result } from './results.ts';

/** The whole page, in Markdown. */
export function pageOf(results: readonly Result[]): string {
  const ours = results.filter(sendsAll);
  const plain = results.filter(({ plain, typed }) => typed > 0 && plain === undefined);
  const onlyPlain = plain.filter((result) => !sendsAll(result));
  return [
    '# Schemas of others',
    '',
    'Made by `npx vitest run tests/server/foreign-forms.test.ts -u`; the test fails when this page is not true.',
    '',
    'Each schema of `tests/fixtures/import` is imported as `npm run import-form` does it, built, filled with answers that fit it as its author wrote it (judged by ajv alone), sent to the server, and compared with what the server stored. Beside it stands what plain RJSF (`@rjsf/core` with `@rjsf/validator-ajv8`, as its documentation sets it up) does with the same answers. Nothing, an empty text, an empty list and an empty group are one answer here: none.',
    '',
    `Of ${results.length} schemas ${results.filter(isImported).length} are imported, and ${ours.length} send all that was typed; plain RJSF sends ${plain.length}. What plain RJSF sends and ours does not: ${onlyPlain.length === 0 ? 'nothing' : onlyPlain.map(nameOf).join(', ')}. Stored as something else than typed: ${namesOf(results.filter(({ wrong }) => wrong !== undefined))}.`,
    '',
    '| schema | imports | sends | plain RJSF sends |',
    '|---|---|---|---|',
    ...results.map(rowOf),
    '',
    ...playgroundOf(results),
    '## What is told at the import',
    '',
    ...results.flatMap(notesOf),
  ].join('\n');
}

/** Sample by sample of RJSF's playground: what stands for it, and what became of that. */
function playgroundOf(results: readonly Result[]): readonly string[] {
  const byName = new Map(results.map((result) => [result.attempt.foreign.name, result]));
  const samples = playgroundSamples();
  const some = samples.flatMap(({ as }) => byName.get(as ?? '') ?? []);
  return [
    "## RJSF's playground, sample by sample",
    '',
    `Each sample was read, and written again with the same words of JSON Schema and of the layout and other fields. Of the ${samples.length} samples ${some.length} have fields: ${some.filter(isImported).length} are imported and pass the check, and ${some.filter(sendsAll).length} send all that was typed; plain RJSF sends ${some.filter(({ plain, typed }) => typed > 0 && plain === undefined).length}.`,
    '',
    '| sample | stands as | imports | sends | plain RJSF sends |',
    '|---|---|---|---|---|',
    ...samples.map(({ sample, as, none }) => {
      const result = byName.get(as ?? '');
      return result === undefined
        ? `| ${sample} | ${none ?? 'nothing'} | | | |`
        : `| ${sample} ${rowOf(result)}`;
    }),
    '',
  ];
}

const isImported = ({ attempt }: Result): boolean => attempt.faults.length === 0;

/** Everything that was typed is stored as it was typed. */
export const sendsAll = (result: Result): boolean =>
  isImported(result) &&
  result.typed > 0 &&
  result.sent === result.typed &&
  result.wrong === undefined;

const nameOf = ({ attempt }: Result): string => `\`${attempt.foreign.name}\``;

const namesOf = (results: readonly Result[]): string =>
  results.length === 0 ? 'none' : results.map(nameOf).join(', ');

function rowOf(result: Result): string {
  const { attempt, typed, sent, refused, wrong, plain } = result;
  const imports = isImported(result)
    ? 'yes'
    : attempt.faults.map(({ message }) => message).join(' ');
  const sends =
    wrong ?? (refused === undefined ? `${sent} of ${typed}` : `${sent} of ${typed}: ${refused}`);
  const cells = [
    nameOf(result),
    imports,
    isImported(result) ? sends : 'no',
    plain === undefined ? (typed > 0 ? 'yes' : 'not tried') : `no: it ${plain}`,
  ];
  return `| ${cells.map(inCell).join(' | ')} |`;
}

const LONGEST = 160;

const inCell = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
};

/** What was changed and left out; what was taken as it stands is not news. */
function notesOf({ attempt }: Result): readonly string[] {
  const told = attempt.report.filter(({ did }) => did !== 'taken');
  if (told.length === 0) return [];
  const lines = told.map(
    ({ path, did, what }) => `- ${path === '' ? 'the form' : `\`${path}\``}: ${did}: ${what}`,
  );
  const shown =
    lines.length > MOST_LINES
      ? [...lines.slice(0, MOST_LINES), `- and ${lines.length - MOST_LINES} more`]
      : lines;
  return [`### ${attempt.foreign.name}`, '', ...shown, ''];
}

const MOST_LINES = 12;
