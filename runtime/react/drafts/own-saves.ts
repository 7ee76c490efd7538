// Knows our own saves again: one whose answer was lost on the way is what stands there now, and no conflict.

import { type Answers, sameValue } from '../../core/index.ts';
import type { Newer } from './answer.ts';

/** So many are known again; more can hardly be lost on the way in a row. */
const KNOWN = 20;

export interface OwnSaves {
  sent(data: Answers): void;
  /** This one has arrived: those before it are of no interest any more. */
  arrived(data: Answers): void;
  /** Those that may stand at the server now. */
  all(): readonly Answers[];
  includes(theirs: Newer): boolean;
}

/** `before` was sent by this device when the form was last open. */
export function createOwnSaves(before: readonly Answers[] = []): OwnSaves {
  let sent = before;
  return {
    sent(data) {
      sent = [...sent, data].slice(-KNOWN);
    },
    arrived(data) {
      sent = [data];
    },
    all: () => sent,
    includes: ({ data }) => sent.some((ours) => sameValue(data, ours)),
  };
}
