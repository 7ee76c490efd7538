// The shipped content with a move of a flow changed, and what is wrong with it then.
import { Builder } from '../../runtime/content/index.ts';
import { PROGRAM } from '../../server/program/index.ts';
import { CACHE_DIR, contentWith, edited } from '../helpers/releases.ts';

type Move = Record<string, unknown>;

/** The faults of the shipped content with moves of a flow changed. */
export async function toldOfMove(
  flow: string,
  name: string | readonly string[],
  change: Move,
): Promise<readonly string[]> {
  const names = [name].flat();
  const file = `schemas/flows/${flow}.json`;
  const moved = edited((value) => ({
    ...value,
    moves: (value.moves as Move[]).map((move) =>
      names.includes(String(move.name)) ? JSON.parse(JSON.stringify({ ...move, ...change })) : move,
    ),
  }));
  const builder = new Builder({ cacheDir: CACHE_DIR, program: PROGRAM });
  builder.change(await contentWith({ [file]: moved }));
  const { faults } = await builder.build();
  return faults.map(({ code, place, message }) => `${code} ${place} ${message}`);
}
