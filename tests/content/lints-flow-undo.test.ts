// A way back that nobody could go is refused before a clerk is offered it.
import { describe, expect, it } from 'vitest';
import { toldOfMove } from './flow-moves.ts';

describe('the way back of a move', () => {
  const told = async (flow: string, move: string) =>
    (await toldOfMove(flow, move, { undo: 5 })).map((fault) => fault.replace(/^.*?"/, '"'));

  it('is not one from a payment, nor from what the program does with a move', async () => {
    expect(await told('matter-claim', 'approve')).toEqual([
      '"approve" has a way back, and what it does to a payment is not taken back.',
    ]);
    expect(await told('application', 'approve')).toEqual([
      '"approve" has a way back, and what the program does with it is not taken back.',
    ]);
  });

  it('is one of the desk alone', async () => {
    expect(await told('matter-claim', 'inform')).toEqual([
      '"inform" has a way back, and only moves of "desk" are taken back.',
    ]);
  });

  it('is open for a number of minutes, and for an hour at most', async () => {
    for (const undo of [0, 61, 2.5])
      expect(await toldOfMove('request', 'reply', { undo })).not.toEqual([]);
    expect(await toldOfMove('application', 'resume', { undo: 60 })).toEqual([]);
  });

  it('leaves no word of its own for a move', async () => {
    expect(await toldOfMove('request', 'complete', { name: 'undone' })).toContain(
      'reserved-name /moves/1/name No move can be called "undone": the history has another meaning for it.',
    );
  });
});
