// Does jobs: each is held by one process, tried again later where it fails, and given up where its kind says so.

import type { StoreTransaction } from '../store/index.ts';
import {
  finishJob,
  insertJob,
  type Job,
  type JobKind,
  type NewJob,
  takeJob,
} from '../store/upkeep/jobs.ts';
import { type JobEnd, tellJobEnd } from '../watching/job-ends.ts';
import { type NewSpan, traced } from '../watching/spans.ts';
import { attorneyMade } from './attorney-made.ts';
import { attorneyRegistered } from './attorney-registered.ts';
import { type JobFailure, type JobNeeds, type JobOfKind, MINUTE } from './kind.ts';
import { leadChanged } from './lead-changed.ts';
import { mail } from './mail.ts';
import { mailAsked } from './mail-asked.ts';
import { timeStamp } from './time-stamp.ts';
import { webhook } from './webhook.ts';

/** Every kind there is. */
const KINDS: { readonly [K in JobKind]: JobOfKind<K> } = {
  mail,
  'mail-asked': mailAsked,
  'attorney-made': attorneyMade,
  'attorney-registered': attorneyRegistered,
  'time-stamp': timeStamp,
  'lead-changed': leadChanged,
  webhook,
};

const NAMES = Object.keys(KINDS) as JobKind[];
const LONGEST_WAIT = 6 * 60 * MINUTE;

/** Adds a job to a transaction, held by whoever adds it: to be done with `runJob` right after the transaction. */
export async function holdJob<K extends JobKind>(
  trx: StoreTransaction,
  job: NewJob<K>,
  now: Date,
): Promise<Job<K>> {
  return insertJob(trx, job, { now, holdMs: KINDS[job.kind].holdMs });
}

/** Does a job that is held; what cannot be done now stays for later. */
export async function runJob<K extends JobKind>(needs: JobNeeds, job: Job<K>): Promise<void> {
  const { db, now } = needs;
  const kind: JobOfKind<K> = KINDS[job.kind];
  const began = performance.now();
  const tell = (outcome: JobEnd['outcome']) =>
    tellJobEnd({ kind: job.kind, outcome, seconds: (performance.now() - began) / 1000 });
  try {
    await traced(
      () => spanOf(job),
      () => kind.run(needs, job),
    );
    // What was sealed acts; nobody needs it once the job is done.
    await finishJob(db, job, { status: 'done', sealed: '', settled_at: now(), last_error: null });
    tell('done');
  } catch (error) {
    // Where the store is away as well, the hold on it ends by itself.
    const failure = (kind.failure ?? unforeseen)(error);
    tell(await putOff(needs, job, failure).catch(() => 'later' as const));
  }
}

/** It goes on from the request that asked for it, whichever process does it. */
function spanOf({ kind, details, attempts }: Job): NewSpan {
  const { traceparent } = details;
  const attributes = { 'portal.job.kind': kind, 'portal.job.attempt': attempts };
  return {
    name: `job ${kind}`,
    kind: 'consumer',
    attributes,
    ...(traceparent && { parent: traceparent }),
  };
}

/** Does the job that has waited longest; false when none is due. */
export async function runNextJob(needs: JobNeeds, receiver?: string): Promise<boolean> {
  const job = await takeNextJob(needs, receiver);
  if (job) await runJob(needs, job);
  return job !== undefined;
}

/**
 * Takes the job that has waited longest; undefined when none is due. Those that tell a receiver outside are taken by its
 * name alone: one that is slow holds up nothing else.
 */
export async function takeNextJob(needs: JobNeeds, receiver?: string): Promise<Job | undefined> {
  const ready =
    receiver === undefined
      ? NAMES.filter((name) => KINDS[name].isReady?.(needs) ?? true)
      : ['webhook' as const];
  const holdMs = Object.fromEntries(ready.map((name) => [name, KINDS[name].holdMs]));
  return takeJob(needs.db, needs.now(), holdMs, receiver);
}

async function putOff(
  { db, now, log }: JobNeeds,
  job: Job,
  failure: JobFailure,
): Promise<JobEnd['outcome']> {
  const { id, kind, attempts } = job;
  const { firstWaitMs, mostAttempts = Number.POSITIVE_INFINITY } = KINDS[kind];
  const giveUp = failure.final || attempts >= mostAttempts;
  log.warn({ job: id, kind, attempts, ...failure, giveUp }, 'a job could not be done');
  const last_error = failure.reason;
  await finishJob(
    db,
    job,
    giveUp
      ? { status: 'failed', settled_at: now(), last_error }
      : { due_at: later(now(), firstWaitMs, attempts), last_error },
  );
  return giveUp ? 'failed' : 'later';
}

/** The waits double up to six hours, spread a little so that jobs do not come back all at once. */
function later(now: Date, firstWaitMs: number, attempts: number): Date {
  const wait = Math.min(firstWaitMs * 2 ** (attempts - 1), LONGEST_WAIT);
  return new Date(now.getTime() + wait * (0.8 + 0.4 * Math.random()));
}

function unforeseen(error: unknown): JobFailure {
  return { reason: error instanceof Error ? error.name : 'unknown', final: false, err: error };
}
