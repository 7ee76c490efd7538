// What was asked for on the command line of `npm run test:mutants`.
import { parseArgs } from 'node:util';
import { MUTANT_ROOMS, type MutantRoom } from './rooms.ts';

export interface Asked {
  readonly rooms: readonly MutantRoom[];
  /** Of a hundred mutants of a room, how many are tried. */
  readonly share: number;
  readonly concurrency: number;
}

/** Throws, in words, on a room that is none of ours, and on a share or concurrency that is no number one can mean. */
export function askedFor(args: readonly string[]): Asked {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      share: { type: 'string', default: '100' },
      concurrency: { type: 'string', default: '1' },
    },
  });
  const rooms = positionals.map((asked) => {
    const path = asked.endsWith('/') ? asked.slice(0, -1) : asked;
    const room = MUTANT_ROOMS.find((one) => one.path === path);
    const known = MUTANT_ROOMS.map((one) => one.path).join(', ');
    if (!room) throw new Error(`"${asked}" is no room whose mutants are tried: ${known}.`);
    return room;
  });
  const share = Number(values.share);
  if (!(share > 0 && share <= 100)) throw new Error('--share is above 0 and at most 100.');
  const concurrency = Number(values.concurrency);
  if (!(Number.isInteger(concurrency) && concurrency > 0))
    throw new Error('--concurrency is a whole number from 1.');
  return { rooms: rooms.length > 0 ? rooms : MUTANT_ROOMS, share, concurrency };
}
