// Letters that choose a move while nothing is typed and nothing is asked.

import { useEffect, useRef } from 'react';
import type { FlowMove } from '../../../runtime/core/index.ts';

const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';
const ASKED = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** `choose` is told the move whose key was pressed alone; with Control, Alt or Command it is the browser's. */
export function useMoveKeys(moves: readonly FlowMove[], choose: (move: FlowMove) => void): void {
  const now = useRef({ moves, choose });
  now.current = { moves, choose };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(TYPED_IN)) return;
      if (document.querySelector(ASKED)) return;
      const move = now.current.moves.find(({ key }) => key === event.key.toLowerCase());
      if (!move) return;
      event.preventDefault();
      now.current.choose(move);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
