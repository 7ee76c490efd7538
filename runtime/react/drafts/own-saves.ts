// Knows our own saves again: one whose answer was lost on the way is what stands there now, and no conflict.

import { type Answers, sameValue } from '../../core/index.ts';
import type { Newer } from './answer.ts';

/** So many are known again; more can hardly be lost on the way in a row. */
const KNOWN = 20;

export interface OwnSaves {
  sent(data: Answers): void;
  /** This one has arrived: those before it are of no interest any more. */
  arrived(data: Answers): void;
  includes(theirs: Newer): boolean;
}

export function createOwnSaves(): OwnSaves {
  let sent: readonly Answers[] = [];
  return {
    sent(data) {
      sent = [...sent, data].slice(-KNOWN);
    },
    arrived(data) {
      sent = [data];
    },
    includes: ({ data }) => sent.some((ours) => sameValue(data, ours)),
  };
}
