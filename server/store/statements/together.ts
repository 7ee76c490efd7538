// Many of the same in one statement: what is asked for while one runs goes along with the next.
import { StoreAway } from '../engine/away.ts';
import type { Store } from './transaction.ts';

/** How something is done for several at once, and for one where that fails. */
export interface Together<Item, Result> {
  /** One statement, whole or not at all; results in the order of the items. */
  readonly all: (db: Store, items: readonly Item[]) => Promise<readonly Result[]>;
  /** For one item alone, once a statement it was part of has failed; `all` of it where left out. */
  readonly alone?: (db: Store, item: Item) => Promise<Result>;
  /** Items of one name go one after the other. */
  readonly nameOf?: (item: Item) => string;
  /** How many characters an item brings along. */
  readonly sizeOf?: (item: Item) => number;
}

/** More would make the first of them wait for the last. */
const MOST = 100;
/** What is longer goes alone: all that goes together is in memory at once. */
const MOST_CHARACTERS = 1024 * 1024;

/**
 * Makes a verb of the store that is carried out for everybody who asks at the same moment. It answers once the statement
 * is committed, and fails for one alone: what fails together is done again one by one.
 */
export function together<Item, Result>(
  verb: Together<Item, Result>,
): (db: Store, item: Item) => Promise<Result> {
  const queues = new WeakMap<Store, Queue<Item, Result>>();
  return (db, item) => {
    const queue = queues.get(db) ?? new Queue(verb, db);
    queues.set(db, queue);
    return queue.ask(item);
  };
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

class Queue<Item, Result> {
  readonly #verb: Together<Item, Result>;
  readonly #db: Store;
  #waiting: Waiting<Item, Result>[] = [];
  #running = false;

  constructor(verb: Together<Item, Result>, db: Store) {
    this.#verb = verb;
    this.#db = db;
  }

  ask(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#running) return;
      this.#running = true;
      // All requests that have arrived by now come first: the embedded store lets none in while it works.
      setImmediate(() => this.#run());
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) await this.#carryOut(this.#next());
    this.#running = false;
  }

  #next(): readonly Waiting<Item, Result>[] {
    const { nameOf, sizeOf } = this.#verb;
    const names = new Set<string>();
    const now: Waiting<Item, Result>[] = [];
    const later: Waiting<Item, Result>[] = [];
    let room = MOST_CHARACTERS;
    for (const one of this.#waiting) {
      const name = nameOf?.(one.item);
      const size = sizeOf?.(one.item) ?? 0;
      const fits = now.length === 0 || (now.length < MOST && size <= room);
      const goes = fits && (name === undefined || !names.has(name));
      (goes ? now : later).push(one);
      if (name !== undefined) names.add(name);
      if (goes) room -= size;
    }
    this.#waiting = later;
    return now;
  }

  async #carryOut(asked: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const items = asked.map(({ item }) => item);
      const results = await this.#verb.all(this.#db, items);
      asked.forEach(({ resolve }, at) => {
        resolve(results[at] as Result);
      });
    } catch (error) {
      if (error instanceof StoreAway) this.#giveUp(asked, error);
      else await this.#oneByOne(asked, error);
    }
  }

  /** Whoever waits would only find the same, one wait later. */
  #giveUp(asked: readonly Waiting<Item, Result>[], error: StoreAway): void {
    for (const { reject } of [...asked, ...this.#waiting]) reject(error);
    this.#waiting = [];
  }

  async #oneByOne(asked: readonly Waiting<Item, Result>[], error: unknown): Promise<void> {
    const { all, alone } = this.#verb;
    if (!alone && asked.length === 1) return asked[0]?.reject(error);
    const again = alone ?? (async (db: Store, item: Item) => (await all(db, [item]))[0] as Result);
    for (const { item, resolve, reject } of asked)
      await again(this.#db, item).then(resolve, reject);
  }
}
