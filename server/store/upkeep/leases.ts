// Work that only one may do at a time, on all processes of the store: whoever comes second waits until the first is done.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '../statements/transaction.ts';

/** A process that died is waited for no longer than this. */
const LEASE_MS = 10_000;
const RENEW_EVERY = 3000;
/** How often we look whether another process is done; within one process nobody has to look. */
const LOOK_EVERY = 100;

const turns = new WeakMap<Store, Map<string, Promise<void>>>();

/** Runs `work` when nobody else runs any under this name, in the order of asking within this process. */
export async function inTurn<T>(db: Store, name: string, work: () => Promise<T>): Promise<T> {
  const done = await turnHere(db, name);
  try {
    const holder = randomUUID();
    while (!(await take(db, name, holder))) await wait(LOOK_EVERY);
    // Fails where the store is away: the lease runs out then, and what is done under it cannot be stored either.
    const renewing = setInterval(() => take(db, name, holder).catch(() => undefined), RENEW_EVERY);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await letGo(db, name, holder);
    }
  } finally {
    done();
  }
}

/** Resolves when all who asked in this process before are done. */
async function turnHere(db: Store, name: string): Promise<() => void> {
  const names = turns.get(db) ?? new Map<string, Promise<void>>();
  turns.set(db, names);
  const before = names.get(name);
  let done: () => void = () => undefined;
  const mine = new Promise<void>((resolve) => {
    done = resolve;
  });
  names.set(name, mine);
  await before;
  return () => {
    if (names.get(name) === mine) names.delete(name);
    done();
  };
}

/** Takes or renews it; false while somebody else has it. The clock is the store's, the same for all. */
async function take(db: Store, name: string, holder: string): Promise<boolean> {
  const until = sql<Date>`clock_timestamp() + ${LEASE_MS} * interval '1 millisecond'`;
  const taken = await db
    .insertInto('lease')
    .values({ name, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where(({ eb, or }) =>
          or([
            eb('lease.holder', '=', holder),
            eb('lease.until', '<', sql<Date>`clock_timestamp()`),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Nothing depends on it: what is not let go runs out. */
async function letGo(db: Store, name: string, holder: string): Promise<void> {
  const mine = db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder);
  await mine.execute().catch(() => undefined);
}
