import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

/** What is looked for again and again may take its time: Vitest's one second is short on a busy machine. */
const PATIENT = { poll: { timeout: 90_000 } };

/**
 * Much is made and thrown away in a test: with four times the room for what is new, a worker collects seldom (8 % less
 * work), and, where all cores are busy, cheaper in one thread than in several that wait for each other (another 4 %). Most
 * of what runs, runs for one file: code is made fast only when it has run seven times as long as usual (20 % less in a
 * page, 10 % elsewhere).
 */
const ROOM = {
  execArgv: ['--max-semi-space-size=64', '--single-threaded-gc', '--interrupt-budget=1000000'],
};

/** `timed` tells by the clock, which asks for a machine with nothing else to do: run by `npm run test:faults` alone. */
const KINDS = ['content', 'core', 'scripts', 'schemas', 'server', 'faults'];
const NODE = [...KINDS, ...(process.env.TIMED_TESTS ? ['timed'] : [])];

// Kinds of test: `node` (single parts, calls on real stores, and killing, dying, stalling), `dom` (React in jsdom), `e2e` (a real Chromium against a real server).
export default defineConfig({
  test: {
    // Vitest would leave one core free; with two workers to a core few are idle while servers and stores are waited for.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // `isolate: false`: files of a worker share its modules, and so the content, which is built once; no test changes either.
    projects: [
      {
        test: {
          name: 'node',
          include: NODE.map((kind) => `tests/${kind}/**/*.test.ts`),
          environment: 'node',
          ...ROOM,
          isolate: false,
          // Generous everywhere, since it is reached only by what fails, and machines differ.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: PATIENT,
          globalSetup: ['tests/server/helpers/postgres.ts'],
        },
      },
      {
        test: {
          name: 'dom',
          include: ['tests/{react,app}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          ...ROOM,
          // A page and the packages in it for each file cost more than its tests; the files' own modules are begun anew (helpers/dom.ts).
          isolate: false,
          setupFiles: ['tests/helpers/dom.ts'],
          testTimeout: 180_000,
          expect: PATIENT,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          ...ROOM,
          isolate: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: PATIENT,
          // The pages wait for much: at two, a core is idle for a quarter of the time; at three to a core nothing is won.
          maxWorkers: 2 * availableParallelism(),
          globalSetup: ['tests/e2e/support/shared.ts'],
        },
      },
    ],
  },
});
