// The one holder of releases: which is current, one by its id, and publishing another for every process on the store.
import type { ContentSource } from '../../../runtime/content/index.ts';
import type { Named, SecurityLog } from '../../security-events/index.ts';
import {
  type CurrentRelease,
  currentRelease,
  findAssets,
  findPack,
  type Publishing,
  publishRelease,
} from '../../store/content/releases.ts';
import { inTransaction, type Store } from '../../store/index.ts';
import { carriedLine, carryingStates } from '../carried-states.ts';
import { arrive } from '../merging/arrival.ts';
import { requireNeeds } from '../needs.ts';
import { packed, unpacked } from '../packed.ts';
import type { ReleasedContent } from '../released.ts';

export interface Releases {
  /** The release this process works with. A call takes it once, so that it sees one release from beginning to end. */
  current(): ReleasedContent;
  /** A release of the store; undefined where there is none of that id. Throws where it cannot be read. */
  byId(id: string): Promise<ReleasedContent | undefined>;
  /**
   * Makes a release the current one, here at once and in other processes with their next look. Throws `UnmetNeeds` where
   * this code could not run on it, `PublishedMeanwhile` where another is current than the one it is to follow.
   */
  publish(content: ReleasedContent, about?: AboutPublishing): Promise<CurrentRelease>;
  /** Takes over what was published elsewhere; looks at most once a second. Never fails: it goes on with what it has. */
  refresh(): Promise<void>;
  /** The published release this process could not read, and goes on without. */
  unread(): string | undefined;
}

export interface AboutPublishing extends Pick<Publishing, 'note' | 'after' | 'origin' | 'also'> {
  /** Whoever runs this process, where it is nobody else. */
  readonly by?: Named;
}

export interface ReleasesNeeds {
  readonly db: Store;
  readonly now: () => Date;
  readonly security: SecurityLog;
  /** Whoever runs this process: what comes with a start is published by them. */
  readonly operator: Named;
  /** Makes a release of files, held against open drafts; throws `ContentError` where they are refused. */
  readonly compile: (source: ContentSource) => Promise<ReleasedContent>;
  readonly log: {
    info(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

const LOOK_EVERY = 1000;
/** A release that cannot be read is tried again after this: perhaps it was the store. */
const TRY_AGAIN = 60_000;

/**
 * Starts with the content beside the server. It is published unless a start before this one has done so already: then what was
 * published since stays current. What was published since on other files goes on top of these, or they wait for a person.
 */
export async function openReleases(
  needs: ReleasesNeeds,
  shipped: ReleasedContent,
): Promise<Releases> {
  const { db, now, compile, log } = needs;
  const author = authorOf(needs.operator);
  const arriving = {
    ...{ db, now, author, compile },
    also: (content: ReleasedContent) => carrying(needs, content),
  };
  const { head, how, waits } = await arrive(arriving, shipped);
  if (how) tellPublished(needs, head, how);
  if (waits !== undefined) log.error({ waits, kept: head.release }, WAITS);
  const release = packed(shipped);
  // What this process made of the files that are current is what it works with, whatever another made of them.
  const isCurrent =
    head.release === shipped.id || (head.source !== null && head.source === release.source?.id);
  const holder = new Holder(needs, { number: isCurrent ? head.number : 0, content: shipped });
  await holder.look(head);
  return holder;
}

const WAITS =
  'the content that came with this start waits for a person; see: npm run content -- waiting';

/** As the history names somebody. */
export const authorOf = ({ kind, id }: Named): string => (id === '' ? kind : `${kind} ${id}`);

function tellPublished(
  { security, operator: who }: ReleasesNeeds,
  { number }: CurrentRelease,
  act: string,
): void {
  const on = { kind: 'release', id: String(number) };
  security.tell({ event: 'release', outcome: 'success', who, on, act });
}

/** Whatever is in a state that the release has no more goes on as it says; how many things that are stands in the log. */
const carrying = ({ now, log }: ReleasesNeeds, { app }: ReleasedContent) =>
  carryingStates({
    ...{ flows: app.flows, now: now() },
    tell: (carried) => {
      for (const one of carried) log.info({ carried: one }, carriedLine(one));
    },
  });

/** A release and its place in the order they were published in. */
interface Held {
  readonly number: number;
  readonly content: ReleasedContent;
}

class Holder implements Releases {
  readonly #needs: ReleasesNeeds;
  #held: Held;
  #lookedAt: number;
  #looking: Promise<void> | undefined;
  #unread: { readonly release: string; readonly at: number } | undefined;

  constructor(needs: ReleasesNeeds, held: Held) {
    this.#needs = needs;
    this.#held = held;
    this.#lookedAt = needs.now().getTime();
  }

  current(): ReleasedContent {
    return this.#held.content;
  }

  async byId(id: string): Promise<ReleasedContent | undefined> {
    if (this.#held.content.id === id) return this.#held.content;
    const { db } = this.#needs;
    const pack = await findPack(db, id);
    return pack === undefined ? undefined : unpacked(pack, (names) => findAssets(db, names));
  }

  async publish(content: ReleasedContent, about: AboutPublishing = {}): Promise<CurrentRelease> {
    const { by, also: besides, ...rest } = about;
    const { db, now, operator } = this.#needs;
    requireNeeds(content);
    const author = authorOf(by ?? operator);
    const carry = carrying(this.#needs, content);
    const also: Publishing['also'] = async (trx, before) => {
      await carry(trx, before);
      await besides?.(trx, before);
    };
    const how = { now: now(), how: 'publish', author, also, ...rest } as const;
    const head = await publishRelease(db, packed(content), how);
    tellPublished({ ...this.#needs, operator: by ?? operator }, head, 'publish');
    this.#take({ number: head.number, content });
    return head;
  }

  async refresh(): Promise<void> {
    const time = this.#needs.now().getTime();
    if (this.#looking) return this.#looking;
    if (Math.abs(time - this.#lookedAt) < LOOK_EVERY) return;
    this.#lookedAt = time;
    this.#looking = this.#refresh().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  unread(): string | undefined {
    return this.#unread?.release;
  }

  async #refresh(): Promise<void> {
    try {
      await this.look(await currentRelease(this.#needs.db));
    } catch (error) {
      this.#needs.log.error({ err: error }, 'the current release could not be asked for');
    }
  }

  /** Takes over the release that is current in the store, where it is another. */
  async look({ number, release }: CurrentRelease): Promise<void> {
    if (release === null || number <= this.#held.number) return;
    const time = this.#needs.now().getTime();
    if (this.#unread?.release === release && time - this.#unread.at < TRY_AGAIN) return;
    try {
      const content = await this.byId(release);
      if (!content) throw new Error(`The store has no release ${release}.`);
      requireNeeds(content);
      this.#take({ number, content });
      this.#needs.log.info({ release }, 'a release published elsewhere is current');
      await this.#carryOwn({ number, content });
    } catch (error) {
      this.#unread = { release, at: time };
      const kept = this.#held.content.id;
      this.#needs.log.error({ err: error, release, kept }, 'a published release cannot be read');
    }
  }

  /** What this process put into states that were gone by then, while it worked with the release before. */
  async #carryOwn({ number, content }: Held): Promise<void> {
    const carry = carrying(this.#needs, content);
    await inTransaction(this.#needs.db, async (trx) => {
      const head = await currentRelease(trx, { hold: true });
      if (head.number === number) await carry(trx, head);
    }).catch((error: unknown) => {
      this.#needs.log.error(
        { err: error },
        'things in states that are gone could not be carried over',
      );
    });
  }

  /** Never back to an older one: a look may end after a newer release was taken. */
  #take(held: Held): void {
    if (held.number < this.#held.number) return;
    this.#held = held;
    this.#unread = undefined;
  }
}
