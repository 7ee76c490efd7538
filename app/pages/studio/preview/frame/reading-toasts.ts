// The messages of a page that only shows: what it did not do is not told as a failure.

import type { Toasts } from '../../../../toasts/toasts.ts';

/** `nothing` is what is said in place of doing something: it stands alone then, without the sentence for what went wrong. */
export function readingToasts(toasts: Toasts, nothing: () => string): Toasts {
  return {
    ...toasts,
    fail(of, text, note) {
      const message = of && 'message' in of ? of.message : undefined;
      if ([text, note, message].includes(nothing())) toasts.show('info', nothing());
      else toasts.fail(of, text, note);
    },
  };
}
