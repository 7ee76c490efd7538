// Keeps the message readable while a modal dialog is open: it and its scrim lie above everything but the top layer.

import { type RefObject, useEffect } from 'react';

/** Lifts the region into the top layer while a modal dialog is open, above the newest; `shown` is the message in it. */
export function useAboveDialogs(region: RefObject<HTMLElement | null>, shown: unknown): void {
  useEffect(() => {
    const lift = (): void => {
      const element = region.current;
      // Browsers without popovers show the messages under the scrim, as before.
      if (!element || typeof element.showPopover !== 'function') return;
      // Taking the attribute away hides the popover, so that it comes back above the newest dialog.
      element.removeAttribute('popover');
      if (shown === undefined || !document.querySelector('dialog[open]')) return;
      element.setAttribute('popover', 'manual');
      element.showPopover();
    };
    lift();
    if (shown === undefined) return;
    const watch = new MutationObserver((changes) => {
      if (changes.some(touchesDialog)) lift();
    });
    watch.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    return () => watch.disconnect();
  }, [region, shown]);
}

/** A dialog was opened or closed, or taken from the page while it was open. */
const touchesDialog = ({ type, target, removedNodes }: MutationRecord): boolean =>
  type === 'attributes'
    ? target instanceof HTMLDialogElement
    : [...removedNodes].some(
        (node) =>
          node instanceof Element && (node.matches('dialog') || node.querySelector('dialog')),
      );
