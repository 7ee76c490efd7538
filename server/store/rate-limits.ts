// Counts requests per bucket and window, shared by all processes through the store.
import { sql } from 'kysely';
import type { Store } from './transaction.ts';

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

/** Counts one request; false when the bucket is full. One statement, so that counting never races. */
export async function allow(db: Store, limit: Limit, now: Date): Promise<boolean> {
  const start = windowStart(limit, now);
  const row = await db
    .insertInto('rate_limit')
    .values({ bucket: limit.bucket, window_start: start, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        window_start: start,
        hits: sql<number>`case when rate_limit.window_start = excluded.window_start
          then rate_limit.hits + 1 else 1 end`,
      }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return row.hits <= limit.most;
}

/** The first of these buckets that takes no more in its window; counts nothing. */
export async function findFull(
  db: Store,
  limits: readonly Limit[],
  now: Date,
): Promise<Limit | undefined> {
  const names = limits.map((limit) => limit.bucket);
  const rows = await db.selectFrom('rate_limit').selectAll().where('bucket', 'in', names).execute();
  return limits.find((limit) => {
    const row = rows.find(({ bucket }) => bucket === limit.bucket);
    const current = row?.window_start.getTime() === windowStart(limit, now).getTime();
    return row !== undefined && current && row.hits >= limit.most;
  });
}

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
