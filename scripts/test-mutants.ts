// `npm run test:mutants [-- <room> … --share <percent> --concurrency <processes>]`: plants faults, one at a time, in rooms
// that everything stands on, and tells which of them no test near by notices. Not part of `npm test`: a room takes from
// minutes to hours (decision 0190). Stopped by Ctrl+C it tells what it found by then.
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { askedFor } from './mutants/asked.ts';
import { copyFolder, strykerOptions } from './mutants/options.ts';
import type { MutantRoom } from './mutants/rooms.ts';
import { figuresOf, isUnknown, survivorsOf, triedAgain } from './mutants/told.ts';
import { scratchFolder } from './scratch.mjs';

/** Of a hundred planted faults, how many are to be noticed at the least. */
const ENOUGH = 85;

let enough = true;
try {
  const { rooms, share, concurrency } = askedFor(process.argv.slice(2));
  for (const room of rooms) enough = (await tried(room, share, concurrency)) && enough;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  enough = false;
}
process.exit(enough ? 0 : 1);

async function tried(room: MutantRoom, share: number, concurrency: number): Promise<boolean> {
  process.env.MUTANTS_ROOM = room.path;
  process.env.MUTANTS_SHARE = String(share);
  const began = Date.now();
  const results = new Map<string, MutantResult>();
  const name = `${room.path}${share < 100 ? ` (${share} % of its mutants)` : ''}`;
  const stop = () => {
    tell(`${name}, stopped before the end`, [...results.values()], began);
    rmSync(copyFolder(scratchFolder()), { recursive: true, force: true });
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  await run(room, concurrency, (result) => results.set(result.id, result));
  const unknown = [...results.values()].filter(isUnknown).map(({ id }) => id);
  if (unknown.length > 0) {
    console.log(`\n${unknown.length} are tried again, each in a process of its own.`);
    process.env.MUTANTS_AGAIN = unknown.join(',');
    await run(room, concurrency, (result) => {
      if (unknown.includes(result.id)) results.set(result.id, triedAgain(result));
    });
    delete process.env.MUTANTS_AGAIN;
  }
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return tell(name, [...results.values()], began);
}

async function run(
  room: MutantRoom,
  concurrency: number,
  hear: (result: MutantResult) => void,
): Promise<void> {
  const hearOwn = (result: MutantResult) =>
    hear({ ...result, fileName: relative(process.cwd(), result.fileName) });
  process.on('mutant-tested' as never, hearOwn);
  await new Stryker(
    strykerOptions(room, { concurrency, scratch: scratchFolder() }),
  ).runMutationTest();
  process.off('mutant-tested', hearOwn);
}

/** Prints what became of them; the answer is whether enough were noticed, and all are known. */
function tell(what: string, results: readonly MutantResult[], began: number): boolean {
  const figures = figuresOf(results);
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`\n${what}`);
  for (const line of survivorsOf(results, (file) => readFileSync(file, 'utf8')))
    console.log(`  ${line}`);
  console.log(
    `  ${figures.mutants} mutants: ${figures.killed} killed, ${figures.timedOut} timed out, ${figures.survived} survived, ` +
      `${figures.noCoverage} run by no test; ${figures.percent.toFixed(1)} % noticed, in ${minutes} min`,
  );
  if (figures.unknown > 0)
    console.log(`  Of ${figures.unknown} more nothing is known: their tests were cut short.`);
  return figures.percent >= ENOUGH && figures.unknown === 0;
}
