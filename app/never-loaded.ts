// Sentences for browsers in which the pages never load: `vite.config.ts` writes them into `index.html`, and no other code says them.

/** By the place each has in `index.html`. */
export const NEVER_LOADED = {
  '%NO_SCRIPTS%': 'app.browser.noScripts',
  '%TOO_OLD%': 'app.browser.tooOld',
} as const;
