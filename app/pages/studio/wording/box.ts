// What every box takes in which words are typed: of a sentence, of a long text, of a mail.

import type { RefObject } from 'react';

export interface BoxProps {
  /** The text box itself; of a mail the one that was typed in last, its words at first. */
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  /** Ids of what names it. */
  readonly labelledBy: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onLeave: () => unknown;
}
