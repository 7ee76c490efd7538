// Vitest as `npm run test:mutants` runs it: the near tests of one room, on one store, in processes that may be kept.
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { FailedFiles } from './scripts/mutants/failed-files.ts';
import { endKept, KeptWorker } from './scripts/mutants/kept-worker.ts';
import { QuickFirst } from './scripts/mutants/quick-first.ts';
import { MUTANT_ROOMS } from './scripts/mutants/rooms.ts';
import { TEST_MS, WAIT_MS } from './scripts/mutants/wait.ts';
import standard from './vitest.config.ts';

const room = MUTANT_ROOMS.find(({ path }) => path === process.env.MUTANTS_ROOM);
if (!room) throw new Error('MUTANTS_ROOM names no room.');
const { tests, without = [] } = room;
const kept = room.kept && !process.env.MUTANTS_AGAIN;

/** Calls are tested on both databases; that a planted fault is noticed, one can tell. */
const onOneStore: Plugin = {
  name: 'on-one-store',
  enforce: 'pre',
  transform: (code, id) =>
    /\/tests\/server\/.*\.test\.ts$/.test(id)
      ? code.replaceAll("['pglite', 'postgres']", "['postgres']")
      : undefined,
};

/** Stryker asks for threads; our tests run in processes. */
const inProcesses: Plugin = {
  name: 'in-processes',
  configureVitest({ project, vitest }) {
    project.config.pool = kept ? 'kept' : 'forks';
    project.config.poolRunner = {
      name: 'kept',
      createPoolWorker: (options) => new KeptWorker(options),
    };
    vitest.onClose(endKept);
  },
};

/** The tests of the kinds this room has, as they are always run. */
const projects = (standard.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return [];
  const isOfScreens = /^tests\/(app|react)(\/|$)/;
  const own = tests
    .filter((path) => isOfScreens.test(path) === (project.test?.name === 'dom'))
    .map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.test.{ts,tsx}`));
  if (project.test?.name === 'e2e' || own.length === 0) return [];
  const setupFiles = [
    'scripts/mutants/around.ts',
    ...[project.test?.setupFiles ?? []].flat(),
    ...(project.test?.name === 'dom' ? ['scripts/mutants/soon.ts'] : []),
  ];
  const test = {
    ...project.test,
    include: own,
    exclude: [...without],
    setupFiles,
    runner: 'scripts/mutants/first-failure.ts',
    testTimeout: TEST_MS,
    expect: { poll: { timeout: WAIT_MS } },
  };
  return [{ ...project, plugins: [onOneStore, inProcesses], test }];
});

export default defineConfig({
  test: {
    maxWorkers: 1,
    sequence: { sequencer: QuickFirst },
    reporters: [new FailedFiles()],
    projects,
  },
});
