// A process of tests that is kept for many mutants runs in each run what is asked of that run, until a test fails.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVitest, type Vitest } from 'vitest/node';
import { endKept, KeptWorker } from '../../scripts/mutants/kept-worker.ts';

const RUNNER = join(import.meta.dirname, '../../scripts/mutants/first-failure.ts');
const TESTS = `
import { expect, it } from 'vitest';
globalThis.runs = (globalThis.runs ?? 0) + 1;
it('one', () => {});
it('two', () => {});
it('runs ' + globalThis.runs, () => {});
it('wrong', () => expect(1).toBe(2));
it('after', () => {});
`;
let [folder, vitest]: [string, Vitest | undefined] = ['', undefined];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  await writeFile(join(folder, 'a.test.js'), TESTS);
  const options = { root: folder, config: false as const, watch: false, isolate: false };
  vitest = await createVitest('test', { ...options, reporters: [{}], runner: RUNNER });
  vitest.provide('mode' as never, 'mutant' as never);
  for (const { config } of vitest.projects) {
    config.pool = 'kept';
    config.poolRunner = { name: 'kept', createPoolWorker: (given) => new KeptWorker(given) };
  }
});
afterAll(async () => {
  await endKept();
  await vitest?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Names of the tests that ran, with what became of them. */
async function run(pattern?: RegExp): Promise<string[]> {
  for (const { config } of vitest?.projects ?? [])
    Object.assign(config, { testNamePattern: pattern });
  vitest?.state.filesMap.clear();
  await vitest?.start();
  const tests = vitest?.state.getTestModules().flatMap(({ children }) => [...children.allTests()]);
  return (tests ?? [])
    .map((test) => `${test.name}: ${test.result().state}`)
    .filter((line) => /: (passed|failed)$/.test(line));
}

it('runs other tests in the same process when others are asked for', async () => {
  expect(await run(/one/)).toEqual(['one: passed']);
  expect(await run(/two|runs/)).toEqual(['two: passed', 'runs 2: passed']);
  expect(await run(/one|runs/)).toEqual(['one: passed', 'runs 3: passed']);
});

it('ends a run at the first test that fails, and begins the next one whole', async () => {
  expect(await run()).toEqual(['one: passed', 'two: passed', 'runs 4: passed', 'wrong: failed']);
  expect(await run(/after/)).toEqual(['after: passed']);
});
