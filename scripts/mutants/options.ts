// How Stryker is run on one room.
import { join } from 'node:path';
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import type { MutantRoom } from './rooms.ts';

/** A loop without end is noticed by its count; the clock is for what waits for ever. */
const TIMEOUT_MS = 40_000;

export interface Means {
  readonly concurrency: number;
  /** Where the copy of the repository that is changed may lie. */
  readonly scratch: string;
}

/** Where the copy that is changed lies, never the repository itself: one of its own for each run. */
export const copyFolder = (scratch: string): string => join(scratch, `mutants-${process.pid}`);

export function strykerOptions(
  room: MutantRoom,
  { concurrency, scratch }: Means,
): PartialStrykerOptions {
  return {
    mutate: [`${room.path}/**/*.{ts,tsx}`, '!**/*.d.ts', `!${room.path}/**/index.ts`],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/plugins.mjs'],
    checkers: ['share'],
    ignorers: ['cannot-be-told'],
    coverageAnalysis: 'perTest',
    // The process of tests ends its run at the first failure by itself.
    disableBail: true,
    // Tests are translated without being checked: types in them need no hiding.
    disableTypeChecks: false,
    // Stryker would rewrite it with the API of a compiler that has none; nothing here reads it.
    tsconfigFile: 'no-tsconfig.json',
    tempDirName: copyFolder(scratch),
    cleanTempDir: 'always',
    ignorePatterns: ['.cache', '.data', 'dist', 'docs', 'tests/bench', 'tests/e2e', '*.log'],
    concurrency,
    timeoutMS: TIMEOUT_MS,
    timeoutFactor: 2,
    dryRunTimeoutMinutes: 60,
    reporters: ['telling', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    allowConsoleColors: false,
  };
}
