// What is typed stands in the control already: it is not drawn again from the answer, and told only of other answers.

import type { Ref } from 'react';

/** What a control is given that holds its text itself: `shown` is put into it where it shows anything else. */
export function ownText(shown: string): {
  readonly defaultValue: string;
  readonly ref: Ref<HTMLInputElement & HTMLTextAreaElement>;
} {
  return {
    defaultValue: shown,
    ref: (control) => {
      if (control && control.value !== shown) control.value = shown;
    },
  };
}
