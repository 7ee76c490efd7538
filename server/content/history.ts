// The releases of a store, oldest to newest current, in what differs: for whoever looks back, or goes back.

import type { ContentSource } from '../../runtime/content/index.ts';
import { findSource } from '../store/content/content-sources.ts';
import {
  newestReleases,
  type PastRelease,
  releaseNumbered,
} from '../store/content/release-history.ts';
import {
  currentRelease,
  findAssets,
  type Publishing,
  publishRelease,
} from '../store/content/releases.ts';
import type { Store } from '../store/index.ts';
import type { HowPublished } from '../store/tables/release-history.ts';
import { carryingStates } from './carried-states.ts';
import { requireNeeds } from './needs.ts';
import { packed, packIn, unpacked } from './packed.ts';
import type { ReleasedContent } from './released.ts';

export interface ListedRelease {
  readonly number: number;
  readonly id: string;
  readonly since: Date;
  readonly how: HowPublished;
  readonly current: boolean;
  /** Who made it current, and why; '' where nobody said. */
  readonly author: string;
  readonly note: string;
  /** Against the release before it; absent where that one is not known. */
  readonly changed?: Differences;
}

export interface Differences {
  /** Forms that are new, gone or another. */
  readonly forms: readonly string[];
  /** Whether tables, flows or documents are others. */
  readonly tables: boolean;
  /** Sentences, mails and long texts that are new, gone or another. */
  readonly sentences: number;
}

/** The newest first, each with what it changed. */
export async function listReleases(db: Store, most: number): Promise<readonly ListedRelease[]> {
  const { number: current } = await currentRelease(db);
  // One more than is shown: the last of them differs from something, too.
  const rows = await newestReleases(db, most + 1);
  return rows.slice(0, most).map((row, at) => {
    const { number, release: id, published_at: since, how, author, note } = row;
    const before = rows[at + 1];
    return {
      number,
      id,
      since,
      how,
      author,
      note,
      current: number === current,
      ...(before && { changed: differences(before, row) }),
    };
  });
}

function differences(before: PastRelease, after: PastRelease): Differences {
  const [old, now] = [packIn(before.pack), packIn(after.pack)];
  return {
    forms: changedNames(old.pointer.forms, now.pointer.forms),
    tables: old.pointer.app !== now.pointer.app,
    sentences: changedNames(namesIn(old), namesIn(now)).length,
  };
}

type Named = Readonly<Record<string, string>>;

const namesIn = ({ wording }: ReturnType<typeof packIn>): Named => {
  const others = Object.entries({ ...wording.templates, ...wording.pages });
  const asText = others.map(([key, value]) => [key, JSON.stringify(value)]);
  return { ...wording.messages, ...Object.fromEntries(asText) };
};

const changedNames = (old: Named, now: Named): readonly string[] =>
  [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => old[name] !== now[name])
    .sort();

/** A release of the store as it would be worked with. */
export interface Candidate {
  readonly number: number;
  readonly content: ReleasedContent;
  /** The number of the one that is current while this is looked at. */
  readonly after: number;
}

/** The release of that number; undefined where there is none. Throws where it cannot be read. */
export async function candidateNumbered(db: Store, number: number): Promise<Candidate | undefined> {
  const { number: after } = await currentRelease(db);
  const row = await releaseNumbered(db, number);
  if (!row) return undefined;
  const assets = await unpacked(row.pack, (names) => findAssets(db, names));
  const source = row.source === null ? undefined : await findSource(db, row.source);
  return { number, content: { ...assets, ...(source && { source }) }, after };
}

/** The files of the release of that number; undefined where there is none, or it is from before they were kept. */
export async function filesOfRelease(
  db: Store,
  number: number,
): Promise<ContentSource | undefined> {
  const row = await releaseNumbered(db, number);
  return row?.source == null ? undefined : findSource(db, row.source);
}

/**
 * Makes it current again, under a number of its own. Throws `PublishedMeanwhile` where another was published since,
 * `UnmetNeeds` where this code could not run on it.
 */
export async function putBack(
  db: Store,
  { content, after }: Candidate,
  about: Pick<Publishing, 'now' | 'author' | 'note'>,
) {
  requireNeeds(content);
  // What becomes of things in their states was told before.
  const also = carryingStates({ flows: content.app.flows, now: about.now, tell: () => undefined });
  return publishRelease(db, packed(content), { ...about, how: 'back', after, also });
}
