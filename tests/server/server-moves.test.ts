// Moves that the server makes by itself: content in which one is taken away or renamed becomes current nowhere.
import { expect, it } from 'vitest';
import { compiled } from '../../server/content/load.ts';
import { SERVER_MOVES } from '../../server/program/index.ts';
import { contentWith, edited } from '../helpers/releases.ts';

interface Move {
  readonly name: string;
  readonly who: string;
}

const MADE = Object.entries(SERVER_MOVES).flatMap(([flow, moves]) =>
  Object.values<Move>(moves).map(({ name, who }) => [flow, name, who] as const),
);

const startWith = async (flow: string, change: (moves: Move[]) => Move[]) => {
  const source = await contentWith({
    [`schemas/flows/${flow}.json`]: edited((file) => ({
      ...file,
      moves: change(file.moves as Move[]),
    })),
  });
  return compiled(source, () => undefined, {}).then(
    () => 'it started',
    (error: Error) => error.message,
  );
};

it.each(MADE)(
  'a start is refused where the flow "%s" calls "%s" of "%s" otherwise',
  async (flow, name, who) => {
    const said = await startWith(flow, (moves) =>
      moves.map((move) =>
        move.name === name && move.who === who ? { ...move, name: `${name}-it` } : move,
      ),
    );
    expect(said).toContain(
      `schemas/flows/${flow}.json /moves: The program itself makes the move "${name}" of "${who}", and "${flow}" has none of that name.`,
    );
  },
);

it('a start is refused where a move that the server makes is gone, and its mark with it', async () => {
  const said = await startWith('application', (moves) =>
    moves.filter(({ name }) => name !== 'send'),
  );
  expect(said).toContain('The program itself makes the move "send" of "applicant"');
});
