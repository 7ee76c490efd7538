// A run of tests that failed must end with a code that says so; a few files of them are asked once more, alone.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fewFailedIn } from '../../scripts/test/report.mjs';

const ROOT = join(import.meta.dirname, '../..');

it.each([0, 1])(
  'ends with the exit code %i of a run that had a PostgreSQL server at hand',
  (code) => {
    const script = `
    const { loadEmbeddedPostgres } = await import('./tests/server/helpers/embedded-postgres.ts');
    await loadEmbeddedPostgres();
    process.exitCode = ${code};
  `;
    const done = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect([done.status, done.stderr]).toEqual([code, '']);
  },
);

it.each([
  ['none', 0, []],
  ['a few', 2, ['e2e/0.test.ts', 'e2e/1.test.ts']],
  ['many', 4, []],
])('where %s failed, those are asked again that chance may have failed', (_, count, again) => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const report = join(folder, 'failures.json');
  const file = (name: string, status: string) => ({
    ...{ name: join(ROOT, 'tests/e2e', name), status },
    assertionResults: [],
  });
  const failed = Array.from({ length: count }, (_one, at) => file(`${at}.test.ts`, 'failed'));
  writeFileSync(
    report,
    JSON.stringify({ testResults: [file('fine.test.ts', 'passed'), ...failed] }),
  );
  try {
    expect(fewFailedIn(report)).toEqual(again);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
