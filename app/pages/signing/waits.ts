// The waits of signing in the pop-up, as the documents give them (CON-81 to CON-84), all in one place.

/** Between the request to sign and the question for its address. */
export const URL_WAIT_MS = 2000;
/** Between the address and the opening of the window, so that the toast can be read. */
export const OPENING_DELAY_MS = 1000;
/** How long the loading toast stays, unless the window opens earlier. */
export const LOADING_TOAST_MS = 20_000;
/** How long the window may take until its page is there. Reading and signing take as long as they take. */
export const POPUP_TIMEOUT_MS = 50_000;

/** How long a window of another provider that is lost from sight may still be the one it is signed in. */
export const LOST_FOR_MS = 600_000;

/** How often this page asks whether it is signed by now: while the window is open, and while a mail is out. */
export const ASK_OPEN_MS = 5000;
export const ASK_MAILED_MS = 20_000;

/** Waits, unless it is called off. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
