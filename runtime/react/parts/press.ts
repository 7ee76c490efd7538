// A press of the mouse counts where it began: the page may move under it before it ends, as when a list arrives above.

import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A hand that only presses moves the mouse less than this. */
const STILL_PX = 8;

interface Press {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** The mouse was drawn off before it was let go: whoever pressed thought better of it. */
  readonly isDrawnOff: (event: MouseEvent<HTMLElement>) => boolean;
}

/** One for each thing that is pressed; keyboards and fingers are not concerned. */
export function usePress(): Press {
  const began = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: (event) => {
      began.current = undefined;
      if (event.pointerType !== 'mouse') return;
      began.current = { x: event.clientX, y: event.clientY };
      // Without it the browser gives the click to whatever stands there when the mouse is let go.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    isDrawnOff: (event) => {
      const from = began.current;
      began.current = undefined;
      if (!from || event.detail === 0) return false;
      const { clientX: x, clientY: y, currentTarget } = event;
      if (Math.abs(x - from.x) < STILL_PX && Math.abs(y - from.y) < STILL_PX) return false;
      return !currentTarget.contains(document.elementFromPoint(x, y));
    },
  };
}
