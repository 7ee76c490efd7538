// `npm run test:mutants`: which mutants are tried, with which tests, and what is told of them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { expect, it, type RunnerTestFile } from 'vitest';
import { askedFor } from '../../scripts/mutants/asked.ts';
import { failFirst } from '../../scripts/mutants/failed-files.ts';
import { MUTANT_ROOMS } from '../../scripts/mutants/rooms.ts';
import { isInShare, type Mutation } from '../../scripts/mutants/share.mjs';
import { figuresOf, isUnknown, survivorsOf, triedAgain } from '../../scripts/mutants/told.ts';

const ROOT = join(import.meta.dirname, '../..');

const mutation = (line: number, more: Partial<Mutation> = {}): Mutation => ({
  fileName: 'server/flows/move.ts',
  location: { start: { line, column: 1 }, end: { line, column: 9 } },
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  ...more,
});
const LINES = Array.from({ length: 2000 }, (_, line) => line);

it('tries a tenth where a tenth is asked for, the same one each time', () => {
  const tenth = LINES.filter((line) => isInShare(mutation(line), 10));
  expect(tenth.length).toBeGreaterThan(120);
  expect(tenth.length).toBeLessThan(280);
  expect(LINES.filter((line) => isInShare(mutation(line), 10))).toEqual(tenth);
  expect(LINES.filter((line) => isInShare(mutation(line), 100))).toEqual(LINES);
});

it('tries in a larger share what it tried in a smaller one, and more', () => {
  const tenth = LINES.filter((line) => isInShare(mutation(line), 10));
  const third = LINES.filter((line) => isInShare(mutation(line), 33));
  expect(third).toEqual(expect.arrayContaining(tenth));
  expect(third.length).toBeGreaterThan(tenth.length);
});

it('chooses by file, place, kind and change alike', () => {
  const chosen = (more: Partial<Mutation>) =>
    LINES.filter((line) => isInShare(mutation(line, more), 50));
  const own = chosen({});
  expect(chosen({ fileName: 'server/flows/kinds.ts' })).not.toEqual(own);
  expect(chosen({ mutatorName: 'StringLiteral' })).not.toEqual(own);
  expect(chosen({ replacement: 'true' })).not.toEqual(own);
  // Wherever the repository is checked out by a Windows.
  expect(chosen({ fileName: 'server\\flows\\move.ts' })).toEqual(own);
});

it.each(MUTANT_ROOMS.map((room) => [room.path, room] as const))(
  'finds the room %s and each of the tests near it',
  (path, { tests, without = [] }) => {
    expect(readdirSync(join(ROOT, path)).some((name) => /\.tsx?$/.test(name))).toBe(true);
    for (const test of [...tests, ...without])
      expect(existsSync(join(ROOT, test)), test).toBe(true);
    for (const test of tests)
      if (!test.endsWith('.ts'))
        expect(
          readdirSync(join(ROOT, test), { recursive: true, encoding: 'utf8' }).some((name) =>
            /\.test\.tsx?$/.test(name),
          ),
          test,
        ).toBe(true);
  },
);

it('tries all rooms whole unless rooms or a share are named', () => {
  expect(askedFor([])).toEqual({ rooms: MUTANT_ROOMS, share: 100, concurrency: 1 });
  const asked = askedFor(['server/flows/', '--share', '2.5', '--concurrency', '2']);
  expect(asked.rooms.map(({ path }) => path)).toEqual(['server/flows']);
  expect(asked).toMatchObject({ share: 2.5, concurrency: 2 });
});

it.each([
  [['server/flow'], /"server\/flow" is no room.*server\/flows/],
  [['--share', '0'], /--share/],
  [['--share', '101'], /--share/],
  [['--share', 'most'], /--share/],
  [['--concurrency', '1.5'], /--concurrency/],
  [['--concurrency', '0'], /--concurrency/],
  [['--sahre', '5'], /sahre/],
])('refuses %s in words', (args, words) => {
  expect(() => askedFor(args)).toThrow(words);
});

const result = (
  status: MutantResult['status'],
  more: Partial<MutantResult> = {},
): MutantResult => ({
  id: '1',
  fileName: 'a.ts',
  location: { start: { line: 2, column: 7 }, end: { line: 2, column: 12 } },
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  status,
  testsCompleted: 1,
  ...more,
});

it('counts what was noticed of what was tried, and nothing that was left out', () => {
  const results = [
    ...Array.from({ length: 6 }, () => result('Killed')),
    result('Timeout'),
    result('Survived'),
    result('Survived'),
    result('NoCoverage'),
    result('Ignored'),
    result('CompileError'),
  ];
  expect(figuresOf(results)).toEqual({
    mutants: 10,
    killed: 6,
    timedOut: 1,
    survived: 2,
    noCoverage: 1,
    unknown: 0,
    percent: 70,
  });
  expect(figuresOf([]).percent).toBe(100);
});

it('believes in no survivor whose tests did not all run, and in no error from outside of tests', () => {
  const coveredBy = ['one', 'two'];
  const results = [
    result('Killed'),
    result('Survived', { coveredBy, testsCompleted: 1 }),
    result('Survived', { coveredBy, testsCompleted: 2 }),
    result('Survived', { static: true, testsCompleted: 0 }),
    result('RuntimeError'),
  ];
  expect(results.map(isUnknown)).toEqual([false, true, false, true, true]);
  expect(figuresOf(results)).toMatchObject({ mutants: 2, survived: 1, unknown: 3, percent: 50 });
  expect(survivorsOf(results, () => 'a\n  if (a < 2) {')).toHaveLength(1);
});

it('puts an error from outside of tests down to a mutant that was alone in its process', () => {
  const again = [result('RuntimeError'), result('Survived', { coveredBy: ['one'] })].map(
    triedAgain,
  );
  expect(figuresOf(again)).toMatchObject({ killed: 1, survived: 1, unknown: 0 });
});

it('tells of each survivor where it is, what was there and what stood in its place', () => {
  const source = 'const a = 1;\n  if (a < 2) {\n  b();\n}\n';
  const block = { start: { line: 2, column: 14 }, end: { line: 4, column: 2 } };
  const told = survivorsOf(
    [
      result('Survived', { location: block, replacement: '{}' }),
      result('Killed'),
      result('NoCoverage', { fileName: 'Z.ts' }),
      result('Survived'),
    ],
    () => source,
  );
  expect(told).toEqual([
    'a.ts:2  { b(); }  →  {}',
    'a.ts:2  a < 2  →  true',
    'Z.ts:2  a < 2  →  true  (run by no test)',
  ]);
});

/** A file of tests as Vitest keeps it; without a state it has not run. */
const testFile = (errors: { message: string }[], states: ('pass' | 'fail' | 'skip')[]) => {
  const tasks = states.map((state) => ({ type: 'test', mode: 'skip', result: { state } }));
  const suite = { type: 'suite', tasks };
  const state = errors.length > 0 ? 'fail' : 'pass';
  return { id: '1', result: { state, errors }, tasks: states.length > 0 ? [suite] : [] };
};
const statesIn = (file: ReturnType<typeof testFile>) => {
  failFirst(file as unknown as RunnerTestFile);
  return testsOf(file).map(({ result }) => result?.state);
};
const testsOf = ({ tasks }: { tasks: object[] }): { result?: { state: string } }[] =>
  tasks.flatMap((task) => ('tasks' in task ? testsOf(task as { tasks: object[] }) : [task]));

it('fails the first test of a file that fails before its tests, or while it loads', () => {
  const broken = [{ message: 'beforeAll' }];
  expect(statesIn(testFile(broken, ['skip', 'skip']))).toEqual(['fail', 'skip']);
  expect(statesIn(testFile(broken, []))).toEqual(['fail']);
  expect(statesIn(testFile(broken, ['pass', 'fail']))).toEqual(['pass', 'fail']);
  expect(statesIn(testFile([], ['pass', 'skip']))).toEqual(['pass', 'skip']);
});
