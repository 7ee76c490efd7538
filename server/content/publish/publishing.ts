// Publishing without a start: files of a folder, or what waits for a person once it is decided. Compared and set on the release they began on.
import type { ContentSource } from '../../../runtime/content/index.ts';
import { findSource } from '../../store/content/content-sources.ts';
import {
  type CurrentRelease,
  currentRelease,
  type Publishing,
  publishRelease,
} from '../../store/content/releases.ts';
import { findWaiting, type WaitingContent } from '../../store/content/waiting-content.ts';
import type { Store } from '../../store/index.ts';
import { carryingStates } from '../carried-states.ts';
import { sidesOf } from '../merging/arrival.ts';
import type { Collision, Decide } from '../merging/collision.ts';
import { mergeFiles } from '../merging/merge-files.ts';
import { packed } from '../packed.ts';
import type { ReleasedContent } from '../released.ts';
import { sourceToKeep } from '../source.ts';

export type About = Pick<Publishing, 'now' | 'author' | 'note'>;

/** Are these the files that are current? */
export const isCurrent = (head: CurrentRelease, source: ContentSource): boolean =>
  head.source === sourceToKeep(source).id;

/** Makes it current after the release of that number. Throws `PublishedMeanwhile` where another is current by then. */
export const publishAfter = (
  db: Store,
  content: ReleasedContent,
  { after, ...about }: About & { readonly after: number },
): Promise<CurrentRelease> =>
  publishRelease(db, packed(content), {
    ...about,
    ...{ how: 'publish', after },
    also: carryingOf(content, about),
  });

/** Whatever is in a state that is no more goes on as its flow says. */
const carryingOf = ({ app }: ReleasedContent, { now }: About) =>
  carryingStates({ flows: app.flows, now, tell: () => undefined });

/** Files that came with a start and wait, as they would be put together with what is current now. */
export interface Waiting {
  readonly row: WaitingContent;
  readonly head: CurrentRelease;
  readonly collisions: readonly Collision[];
  /** The files that came with the start. */
  readonly shipped: ContentSource;
  /** All files once every collision is decided; those of the start alone where the changes that were published cannot be told. */
  decided(decide: Decide): ContentSource;
}

/** Undefined where nothing waits. */
export async function waitingContent(db: Store): Promise<Waiting | undefined> {
  const row = await findWaiting(db);
  if (!row) return undefined;
  const head = await currentRelease(db);
  const shipped = (await findSource(db, row.source)) ?? new Map();
  const sides = await sidesOf(db, head, shipped);
  return {
    row,
    head,
    shipped,
    collisions: sides ? mergeFiles(sides).collisions : [],
    decided: (decide) => (sides ? mergeFiles(sides, decide).source : shipped),
  };
}

/** Makes current what was decided; nothing waits any more. */
export const publishDecided = (
  db: Store,
  content: ReleasedContent,
  { shipped, head }: Pick<Waiting, 'shipped' | 'head'>,
  about: About,
): Promise<CurrentRelease> =>
  publishRelease(db, packed(content), {
    ...about,
    ...{ how: 'merged', after: head.number },
    also: carryingOf(content, about),
    shipped: { ...packed(content), source: sourceToKeep(shipped) },
  });
