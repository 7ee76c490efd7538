// Letters that choose a move.

import type { FlowMove } from '../../../../runtime/core/index.ts';
import { useShortcuts } from './shortcuts.ts';

/** `choose` is told the move whose key was pressed alone. */
export const useMoveKeys = (moves: readonly FlowMove[], choose: (move: FlowMove) => void): void =>
  useShortcuts((pressed) => {
    const move = moves.find(({ key }) => key === pressed);
    if (move) choose(move);
    return move !== undefined;
  });
