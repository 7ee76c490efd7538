// What became of the mutants of a room, in figures and, one by one, what no test noticed.
import type { MutantResult } from '@stryker-mutator/api/core';

export interface RoomFigures {
  readonly mutants: number;
  readonly killed: number;
  readonly survived: number;
  readonly timedOut: number;
  readonly noCoverage: number;
  /** Of these nothing is known, not even on the second try, and none counts. */
  readonly unknown: number;
  /** Of a hundred mutants, how many were noticed: killed or timed out. */
  readonly percent: number;
}

/** Counts what was tried, and not what a rule or the share left out. */
export function figuresOf(results: readonly MutantResult[]): RoomFigures {
  const of = (status: MutantResult['status']) =>
    results.filter((one) => one.status === status).length;
  const unknown = results.filter(isUnknown).length;
  const killed = of('Killed');
  const survived = results.filter((one) => one.status === 'Survived' && !isUnknown(one)).length;
  const timedOut = of('Timeout');
  const noCoverage = of('NoCoverage');
  const mutants = killed + survived + timedOut + noCoverage;
  const percent = mutants === 0 ? 100 : (100 * (killed + timedOut)) / mutants;
  return { mutants, killed, survived, timedOut, noCoverage, unknown, percent };
}

/**
 * A run that ended before all tests that come by the mutant had run, or by an error outside of them, which an earlier mutant
 * may have left in the process. Tried again in a process of its own, it is known.
 */
export const isUnknown = ({
  status,
  static: isStatic,
  coveredBy = [],
  testsCompleted = 0,
}: MutantResult): boolean =>
  status === 'RuntimeError' ||
  (status === 'Survived' && testsCompleted < (isStatic ? 1 : coveredBy.length));

/** On the second try, alone in its process, what ends a run outside of its tests is the mutant: `npm test` fails by it. */
export const triedAgain = (result: MutantResult): MutantResult =>
  result.status === 'RuntimeError' ? { ...result, status: 'Killed' } : result;

/** One line a survivor, by file and line: what was there, and what stood in its place. */
export function survivorsOf(
  results: readonly MutantResult[],
  sourceOf: (file: string) => string,
): string[] {
  return results
    .filter((one) => one.status === 'NoCoverage' || (one.status === 'Survived' && !isUnknown(one)))
    .sort(
      (a, b) =>
        a.fileName.localeCompare(b.fileName) || a.location.start.line - b.location.start.line,
    )
    .map((mutant) => {
      const { fileName, location, replacement = '', status } = mutant;
      const was = short(cut(sourceOf(fileName), location));
      const notRun = status === 'NoCoverage' ? '  (run by no test)' : '';
      return `${fileName}:${location.start.line}  ${was}  →  ${short(replacement)}${notRun}`;
    });
}

/** Stryker's API counts lines and columns from 0; its report, which is what we get, from 1. */
function cut(source: string, { start, end }: MutantResult['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

const short = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-25)}` : line;
};
