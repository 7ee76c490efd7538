// What Vitest wrote down of a stage: failures and skipped tests are told once more at the end, where a long log is still read.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../common/hash-of.mjs';

const FIRST_LINES = 12;

const filesOf = (report) =>
  report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
const firstLines = (text) => text.split('\n').slice(0, FIRST_LINES).join('\n        ');

/** One line for each test, or file, that failed, with the start of what it said. */
export function failuresIn(report) {
  return filesOf(report).flatMap((file) => {
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

/** So few fail by a chance of the machine; where more do, something is wrong. */
const FEW_FILES = 3;

/** The files of tests that failed, below `tests/`; none where they are more than a few. */
export function fewFailedIn(report) {
  const failed = filesOf(report).filter(({ status }) => status === 'failed');
  if (failed.length > FEW_FILES) return [];
  return failed.map(({ name }) => relative(join(root, 'tests'), name).replaceAll('\\', '/'));
}

/** The tests that this machine cannot run: what they show is not shown here. */
export function skippedIn(report) {
  return filesOf(report).flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => `${relative(root, file.name)}: ${fullName}`),
  );
}
