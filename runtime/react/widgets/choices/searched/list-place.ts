// Where the list of a searched line lies: under the line, or above it where there is more room, in the part of the window
// that a keyboard on the screen leaves.

import { type RefObject, useLayoutEffect } from 'react';

/** Between line and list, and between list and the edge of the window. */
const GAP = 4;
const EDGE = 8;
/** What the list would like, and what is too little. */
const MOST = 320;
const LITTLE = 190;

/** Keeps a list, while it is open, at its line, above everything else: no dialog or table cuts it off. */
export function useListPlace(
  line: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const head = line.current;
    const popup = list.current;
    if (!isOpen || !head || !popup) return;
    // Browsers without popovers draw it at the same place, within what it is in.
    popup.showPopover?.();
    const place = () => putAt(head, popup);
    place();
    const view = window.visualViewport;
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    view?.addEventListener('resize', place);
    view?.addEventListener('scroll', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      view?.removeEventListener('resize', place);
      view?.removeEventListener('scroll', place);
    };
  }, [line, list, isOpen]);
}

function putAt(head: HTMLElement, popup: HTMLElement): void {
  const box = head.getBoundingClientRect();
  const view = window.visualViewport;
  const top = view?.offsetTop ?? 0;
  const bottom = top + (view?.height ?? window.innerHeight);
  const below = bottom - box.bottom - GAP - EDGE;
  const above = box.top - top - GAP - EDGE;
  const isAbove = below < LITTLE && above > below;
  const { style } = popup;
  style.left = `${box.left}px`;
  style.width = `${box.width}px`;
  style.maxHeight = `${Math.min(MOST, Math.max(isAbove ? above : below, 0))}px`;
  style.top = isAbove ? 'auto' : `${box.bottom + GAP}px`;
  style.bottom = isAbove ? `${window.innerHeight - box.top + GAP}px` : 'auto';
}
