// What is kept of one step: what it made and reported, what it read, and up to when that is known to hold.
import { Changes, changeOf, type Read } from './changes.ts';
import { same } from './same.ts';
import type { AnyStep } from './step.ts';

/** What is kept of one step. */
export class Node {
  readonly step: AnyStep;
  readonly changes = new Changes();
  value: unknown;
  reports: readonly unknown[] = [];
  reads: ReadonlyMap<Node, Read> = new Map();
  /** The revision at which it was last known to hold; -1 before it is made. */
  holdsAt = -1;
  running = false;
  /** Nobody asks for it any more; whoever does again gets a new one. */
  isForgotten = false;
  settling: Promise<void> | undefined;

  constructor(step: AnyStep) {
    this.step = step;
  }

  get isMade(): boolean {
    return this.holdsAt >= 0;
  }

  /** Takes what was made at a revision; what is the same as before stays what it was. */
  take(value: unknown, reports: readonly unknown[], at: number): void {
    const isFirst = !this.isMade;
    const change = isFirst ? undefined : changeOf(this.value, value, this.step.members === true);
    const reported = !isFirst && !same(this.reports, reports);
    if (isFirst || change !== undefined) this.value = value;
    if (isFirst || reported) this.reports = reports;
    if (change !== undefined || reported)
      this.changes.add(at, { ...(change ?? UNCHANGED), reports: reported });
    this.holdsAt = at;
  }
}

const UNCHANGED = {
  names: false,
  asked: new Set<string>(),
  members: new Set<string>(),
  whole: false,
};
