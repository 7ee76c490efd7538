// Rows of `job`: added with the change they follow, leased by one process at a time, settled once.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { currentTracing } from '../../watching/spans.ts';
import { carryOver } from '../migrations/0009-jobs.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { Job, JobDetails, JobKind } from '../tables/job.ts';

export type { Job, JobKind } from '../tables/job.ts';

export interface NewJob<K extends JobKind> {
  readonly kind: K;
  readonly details: JobDetails[K];
  /** Given where something is sealed that is bound to the row. */
  readonly id?: string;
  readonly sealed?: string;
  readonly status?: 'waiting' | 'kept';
}

interface When {
  readonly now: Date;
  readonly holdMs?: number;
  readonly waitMs?: number;
}

/**
 * Adds a job to the transaction of the change it follows. With `holdMs` whoever adds it does it right after the
 * transaction, and nobody else takes it up meanwhile; with `waitMs` nobody does for that long.
 */
export async function insertJob<K extends JobKind>(
  trx: StoreTransaction,
  job: NewJob<K>,
  when: When,
): Promise<Job<K>> {
  const row = newRow(job, when);
  await insertRows(trx, [row]);
  return row;
}

/** Adds several in one statement. */
export async function insertJobs<K extends JobKind>(
  trx: StoreTransaction,
  jobs: readonly NewJob<K>[],
  when: When,
): Promise<void> {
  await insertRows(
    trx,
    jobs.map((job) => newRow(job, when)),
  );
}

function newRow<K extends JobKind>(
  { kind, details, id = randomUUID(), sealed = '', status = 'waiting' }: NewJob<K>,
  { now, holdMs, waitMs = 0 }: When,
): Job<K> {
  const held = holdMs !== undefined;
  const traceparent = currentTracing()?.current();
  return {
    id,
    kind,
    details: { ...details, ...(traceparent !== undefined && { traceparent }) },
    sealed,
    status,
    attempts: held ? 1 : 0,
    due_at: new Date(now.getTime() + waitMs),
    lease: held ? randomUUID() : null,
    leased_until: held ? new Date(now.getTime() + holdMs) : null,
    last_error: null,
    created_at: now,
    settled_at: null,
  };
}

async function insertRows(trx: StoreTransaction, rows: readonly Job[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({ ...row, details: JSON.stringify(row.details) }));
  await trx.insertInto('job').values(values).execute();
}

/**
 * Leases the job that has waited longest, so that nobody else does it meanwhile; undefined when none is due. `holdMs` says
 * which kinds are taken, and for how long each. With `webhook` it takes of that kind what is for this receiver, and without
 * it nothing of that kind: nobody waits there for receivers that are slow.
 */
export async function takeJob(
  db: Store,
  now: Date,
  holdMs: Readonly<Partial<Record<JobKind, number>>>,
  webhook?: string,
): Promise<Job | undefined> {
  const kinds = Object.keys(holdMs) as JobKind[];
  if (kinds.length === 0) return undefined;
  const due = db
    .selectFrom('job')
    .select('id')
    // In these words: each has an index of its own.
    .where(sql<boolean>`status = 'waiting'`)
    .where(
      webhook === undefined
        ? sql<boolean>`kind <> 'webhook'`
        : sql<boolean>`kind = 'webhook' and details->>'webhook' = ${webhook}`,
    )
    .where('kind', 'in', kinds)
    .where('due_at', '<=', now)
    .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<', now)]))
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const holds = kinds.map(
    (kind) => sql`when ${kind} then ${new Date(now.getTime() + (holdMs[kind] ?? 0))}::timestamptz`,
  );
  return db
    .updateTable('job')
    .set({
      lease: randomUUID(),
      leased_until: sql<Date>`case kind ${sql.join(holds, sql` `)} end`,
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', 'in', due)
    .returningAll()
    .executeTakeFirst();
}

type Outcome = Partial<Pick<Job, 'status' | 'due_at' | 'last_error' | 'settled_at' | 'sealed'>>;

/** Says what became of a leased job; nothing when the lease has gone to somebody else. */
export async function finishJob(
  db: Store,
  job: Pick<Job, 'id' | 'lease'>,
  outcome: Outcome,
): Promise<void> {
  await db
    .updateTable('job')
    .set({ ...outcome, lease: null, leased_until: null })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute();
}

/** What waits for its time waits no more; nothing where somebody is at it already. */
export async function hurryJobs(
  trx: StoreTransaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('job')
    .set({ due_at: now })
    .where('id', 'in', [...ids])
    .where('status', 'in', ['waiting', 'kept'])
    .where('due_at', '>', now)
    .execute();
}

/** Takes jobs back that nobody has begun. False where one was begun: the transaction must not stand then. */
export async function withdrawJobs(
  trx: StoreTransaction,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const withdrawn = await trx
    .deleteFrom('job')
    .where('id', 'in', [...ids])
    .where('status', 'in', ['waiting', 'kept'])
    .where('attempts', '=', 0)
    .returning('id')
    .execute();
  return withdrawn.length === ids.length;
}

/** Mails kept to be read, the newest first. */
export async function newestMails(db: Store, most: number): Promise<readonly Job<'mail'>[]> {
  const rows = await db
    .selectFrom('job')
    .selectAll()
    .where('kind', '=', 'mail')
    .where('status', '=', 'kept')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows as Job<'mail'>[];
}

/** Forgets jobs that nobody waits for any more. */
export async function deleteOldJobs(db: Store, before: Date): Promise<void> {
  await db
    .deleteFrom('job')
    .where('status', '!=', 'waiting')
    .where('created_at', '<', before)
    .execute();
}

/** Takes over what a process of the version before this table wrote since the migration. */
export async function carryOverJobs(db: Store): Promise<void> {
  for (const statement of carryOver) await sql.raw(statement).execute(db);
}

export interface JobCount {
  readonly kind: JobKind;
  readonly status: 'waiting' | 'failed';
  readonly count: number;
  /** How long the one that is due longest has been waiting. */
  readonly lateSeconds: number;
}

/** How many jobs wait, and how many were given up, of each kind. */
export async function countJobs(db: Store, now: Date): Promise<readonly JobCount[]> {
  const rows = await db
    .selectFrom('job')
    .select([
      'kind',
      'status',
      sql<number>`count(*)::int`.as('count'),
      sql<Date>`min(due_at)`.as('due'),
    ])
    .where('status', 'in', ['waiting', 'failed'])
    .groupBy(['kind', 'status'])
    .execute();
  return rows.map(({ kind, status, count, due }) => ({
    kind,
    status: status === 'failed' ? 'failed' : 'waiting',
    count,
    lateSeconds: Math.max(0, (now.getTime() - due.getTime()) / 1000),
  }));
}
