// What becomes of the files that come with a start: they are current, or what was published goes on top of them, or they wait for a person.
import type { ContentSource } from '../../../runtime/content/index.ts';
import { findSource } from '../../store/content/content-sources.ts';
import {
  type CurrentRelease,
  currentRelease,
  isAsBefore,
  isPublishedSince,
  PublishedMeanwhile,
  type Publishing,
  publishRelease,
} from '../../store/content/releases.ts';
import { keepWaiting } from '../../store/content/waiting-content.ts';
import type { Store } from '../../store/index.ts';
import { StrandedItems } from '../carried-states.ts';
import { ContentError } from '../load.ts';
import { UnmetNeeds } from '../needs.ts';
import { packed } from '../packed.ts';
import type { ReleasedContent } from '../released.ts';
import { mergeFiles, type Sides } from './merge-files.ts';

export interface ArrivalNeeds {
  readonly db: Store;
  readonly now: () => Date;
  /** Whoever runs the start. */
  readonly author: string;
  /** Makes a release of files; throws `ContentError` where they are refused. */
  readonly compile: (source: ContentSource) => Promise<ReleasedContent>;
  /** What is done besides when it becomes current; throws `StrandedItems` where it cannot. */
  readonly also: (content: ReleasedContent) => NonNullable<Publishing['also']>;
}

export interface Arrival {
  readonly head: CurrentRelease;
  /** What became current now. */
  readonly how?: 'start' | 'merged';
  /** Why it waits. */
  readonly waits?: string;
}

/** Others may publish at the same moment; so often in a row hardly anybody does. */
const MOST_TRIES = 10;

/** What is current afterwards. A start never overwrites what was published since the one before. */
export async function arrive(needs: ArrivalNeeds, shipped: ReleasedContent): Promise<Arrival> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(needs, shipped);
    } catch (error) {
      if (!(error instanceof PublishedMeanwhile) || tries >= MOST_TRIES) throw error;
    }
  }
}

async function attempt(needs: ArrivalNeeds, shipped: ReleasedContent): Promise<Arrival> {
  const { db, now, author } = needs;
  const before = await currentRelease(db);
  const release = packed(shipped);
  const about = { now: now(), author, after: before.number };
  if (isAsBefore(before, release) || !isPublishedSince(before) || !shipped.source) {
    const start = { how: 'start', also: needs.also(shipped) } as const;
    const head = await publishRelease(db, release, { ...about, ...start });
    return { head, ...(head.number !== before.number && { how: 'start' }) };
  }
  const made = await madeOfBoth(needs, before, shipped);
  const wait = async ({ waits, reason }: Waits): Promise<Arrival> => {
    if (release.source) await keepWaiting(db, release.source, { now: now(), reason });
    return { head: before, waits };
  };
  if ('waits' in made) return wait(made);
  const also = needs.also(made.content);
  const how = { how: 'merged', shipped: release, note: ON_TOP, also } as const;
  try {
    const head = await publishRelease(db, packed(made.content), { ...about, ...how });
    return { head, ...(head.number !== before.number && { how: 'merged' }) };
  } catch (error) {
    if (error instanceof StrandedItems) return wait({ waits: APART, reason: error.message });
    throw error;
  }
}

const ON_TOP = 'What was published, on top of the files of a new version';

const APART = 'what was published does not go together with it';

interface Waits {
  readonly waits: string;
  /** As it is kept: what the check said. */
  readonly reason: string;
}

type Made = { readonly content: ReleasedContent } | Waits;

async function madeOfBoth(
  { db, compile }: ArrivalNeeds,
  head: CurrentRelease,
  shipped: ReleasedContent,
): Promise<Made> {
  const sides = await sidesOf(db, head, shipped.source);
  if (!sides) return { waits: 'the files of what was published are not kept', reason: NO_FILES };
  const { source, collisions } = mergeFiles(sides);
  if (collisions.length > 0) {
    const places =
      collisions.length === 1 ? '1 place collides' : `${collisions.length} places collide`;
    return { waits: `${places} with what was published`, reason: '' };
  }
  try {
    return { content: await compile(source) };
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof UnmetNeeds)) throw error;
    return { waits: APART, reason: error.message };
  }
}

const NO_FILES =
  'What is current was published before releases kept their files, so its changes cannot be told.';

/** The three sets of files; undefined where those of a side are not kept. */
export async function sidesOf(
  db: Store,
  head: CurrentRelease,
  shipped: ContentSource | undefined,
): Promise<Sides | undefined> {
  if (!shipped || head.source === null || head.shipped_source === null) return undefined;
  const base = await findSource(db, head.shipped_source);
  const published = await findSource(db, head.source);
  return base && published && { base, shipped, published };
}
