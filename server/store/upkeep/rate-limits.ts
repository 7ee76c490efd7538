// Counts requests per bucket and window, shared by all processes through the store.
import { type Selectable, sql } from 'kysely';
import { together } from '../statements/together.ts';
import type { Store } from '../statements/transaction.ts';
import type { RateLimitTable } from '../tables/rate-limit.ts';

export interface Limit {
  readonly bucket: string;
  readonly most: number;
  readonly windowMs: number;
}

/** No window is longer; what began before it can be forgotten. */
export const LONGEST_WINDOW_MS = 30 * 24 * 3_600_000;

function windowStart(limit: Limit, now: Date): Date {
  return new Date(Math.floor(now.getTime() / limit.windowMs) * limit.windowMs);
}

/** Counts one request; false when the bucket is full. Counting never races: each gets a number of its own. */
export async function allow(db: Store, limit: Limit, now: Date): Promise<boolean> {
  const number = await count(db, { bucket: limit.bucket, start: windowStart(limit, now) });
  return number <= limit.most;
}

interface Counted {
  readonly bucket: string;
  readonly start: Date;
}

/** The number a request has in its window. Those that arrive together are counted by one statement. */
const count = together<Counted, number>({ all: countAll });

async function countAll(db: Store, asked: readonly Counted[]): Promise<readonly number[]> {
  const added = new Map<string, { bucket: string; start: Date; hits: number }>();
  const places = asked.map(({ bucket, start }) => {
    const hits = (added.get(bucket)?.hits ?? 0) + 1;
    added.set(bucket, { bucket, start, hits });
    return hits;
  });
  const { rows } = await sql<{ of_bucket: string; number: number }>`
    select * from count_requests(${JSON.stringify([...added.values()])}::jsonb)`.execute(db);
  const counted = new Map(rows.map(({ of_bucket, number }) => [of_bucket, number]));
  return asked.map(({ bucket }, at) => {
    const before = (counted.get(bucket) ?? 0) - (added.get(bucket)?.hits ?? 0);
    return before + (places[at] ?? 0);
  });
}

/** The first of these buckets that takes no more in its window; counts nothing. */
export async function findFull(
  db: Store,
  limits: readonly Limit[],
  now: Date,
): Promise<Limit | undefined> {
  const rows = await look(
    db,
    limits.map(({ bucket }) => bucket),
  );
  return limits.find((limit) => {
    const row = rows.find(({ bucket }) => bucket === limit.bucket);
    const current = row?.window_start.getTime() === windowStart(limit, now).getTime();
    return row !== undefined && current && row.hits >= limit.most;
  });
}

type Row = Selectable<RateLimitTable>;

/** What stands in buckets: of somebody who guesses by the thousand, most tries end here. */
const look = together<readonly string[], readonly Row[]>({
  all: async (db, asked) => {
    const names = new Set(asked.flat());
    const rows = await db
      .selectFrom('rate_limit')
      .selectAll()
      .where('bucket', 'in', [...names])
      .execute();
    return asked.map((some) => rows.filter(({ bucket }) => some.includes(bucket)));
  },
});

/** Takes one request back that turned out not to count. */
export async function giveBack(db: Store, limit: Limit, now: Date): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set({ hits: sql<number>`greatest(hits - 1, 0)` })
    .where('bucket', '=', limit.bucket)
    .where('window_start', '=', windowStart(limit, now))
    .execute();
}

/** When the window of this moment ends. */
export function windowEnd(limit: Limit, now: Date): Date {
  return new Date(windowStart(limit, now).getTime() + limit.windowMs);
}

/** Forgets buckets nobody used lately; run at the start of the server. */
export async function deleteOldBuckets(db: Store, before: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('window_start', '<', before).execute();
}
