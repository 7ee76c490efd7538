// The window the document is signed in: opened small and in the middle, watched until it is gone.

import { hearSigning } from './channel.ts';
import { POPUP_TIMEOUT_MS } from './waits.ts';

const NAME = 'portal-signing';
const WIDTH = 1120;
const HEIGHT = 820;
const LOOK_MS = 500;

export interface Popup {
  /** Brings it to the front. */
  focus(): void;
  /** Ends the watch; the window stays. */
  leave(): void;
}

export interface PopupEvents {
  /** Its page did not come in time. */
  readonly onLate: () => void;
  readonly onClosed: () => void;
  /** A window of another provider is closed, or that provider cut it off from us: from here both look the same. */
  readonly onLost: () => void;
}

/** Undefined where the browser does not let a window open. */
export function openPopup(url: URL, { onLate, onClosed, onLost }: PopupEvents): Popup | undefined {
  const opened = window.open(url, NAME, features());
  if (!opened) return undefined;
  const foreign = url.origin !== window.location.origin;
  // The window of an earlier press is used again and may lie behind.
  opened.focus();
  const late = setTimeout(() => {
    if (foreign && isElsewhere(opened)) return;
    leave();
    opened.close();
    onLate();
  }, POPUP_TIMEOUT_MS);
  const deaf = hearSigning(() => clearTimeout(late));
  const look = setInterval(() => {
    if (!opened.closed) return;
    leave();
    if (foreign) onLost();
    else onClosed();
  }, LOOK_MS);
  const leave = (): void => {
    clearTimeout(late);
    clearInterval(look);
    deaf();
  };
  return { focus: () => opened.focus(), leave };
}

/** A page of another provider cannot tell us that it is there, but until it is, the window is still an empty one of ours. */
function isElsewhere(opened: Window): boolean {
  try {
    return opened.location.href !== 'about:blank';
  } catch {
    return true;
  }
}

function features(): string {
  const width = Math.min(WIDTH, window.screen.availWidth);
  const height = Math.min(HEIGHT, window.screen.availHeight);
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
