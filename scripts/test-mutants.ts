// `npm run test:mutants [-- <room> … --share <percent> --concurrency <processes>]`: plants faults, one at a time, in rooms
// that everything stands on, and tells which of them no test near by notices. Not part of `npm test`: a room takes from
// minutes to hours (decision 0190). Stopped by Ctrl+C it tells what it found by then.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { askedFor } from './mutants/asked.ts';
import { strykerOptions } from './mutants/options.ts';
import type { MutantRoom } from './mutants/rooms.ts';
import { figuresOf, survivorsOf } from './mutants/told.ts';
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
  const results: MutantResult[] = [];
  const hear = (result: MutantResult) => {
    results.push({ ...result, fileName: relative(process.cwd(), result.fileName) });
  };
  const stop = () => {
    tell(`${room.path} (${share} % of its mutants, stopped before the end)`, results, began);
    process.exit(1);
  };
  process.on('mutant-tested' as never, hear);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  await new Stryker(
    strykerOptions(room, { concurrency, scratch: scratchFolder() }),
  ).runMutationTest();
  process.off('mutant-tested', hear).off('SIGINT', stop).off('SIGTERM', stop);
  const percent = tell(
    `${room.path}${share < 100 ? ` (${share} % of its mutants)` : ''}`,
    results,
    began,
  );
  return percent >= ENOUGH;
}

/** Prints what became of them; the answer is how many of a hundred were noticed. */
function tell(what: string, results: readonly MutantResult[], began: number): number {
  const figures = figuresOf(results);
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`\n${what}`);
  for (const line of survivorsOf(results, (file) => readFileSync(file, 'utf8')))
    console.log(`  ${line}`);
  console.log(
    `  ${figures.mutants} mutants: ${figures.killed} killed, ${figures.timedOut} timed out, ${figures.survived} survived, ` +
      `${figures.noCoverage} run by no test; ${figures.percent.toFixed(1)} % noticed, in ${minutes} min`,
  );
  if (figures.cutShort > 0)
    console.log(`  Of ${figures.cutShort} more nothing is known: their tests were cut short.`);
  return figures.percent;
}
