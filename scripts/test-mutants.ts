// `npm run test:mutants [-- <room> … --share <percent> --concurrency <processes>]`: plants faults, one at a time, in rooms
// that everything stands on, and tells which of them no test near by notices. Not part of `npm test`: a room takes from
// minutes to hours (decision 0190).
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
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
  const all = await new Stryker(
    strykerOptions(room, { concurrency, scratch: scratchFolder() }),
  ).runMutationTest();
  const results = all.map((one) => ({ ...one, fileName: relative(process.cwd(), one.fileName) }));
  const figures = figuresOf(results);
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`\n${room.path}${share < 100 ? ` (${share} % of its mutants)` : ''}`);
  for (const line of survivorsOf(results, (file) => readFileSync(file, 'utf8')))
    console.log(`  ${line}`);
  console.log(
    `  ${figures.mutants} mutants: ${figures.killed} killed, ${figures.timedOut} timed out, ${figures.survived} survived, ` +
      `${figures.noCoverage} run by no test; ${figures.percent.toFixed(1)} % noticed, in ${minutes} min`,
  );
  return figures.percent >= ENOUGH;
}
