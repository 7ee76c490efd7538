// What a kind of job says of itself; one file a kind.
import type { ServerContext } from '../context/context.ts';
import type { Job, JobKind } from '../store/upkeep/jobs.ts';

export type JobNeeds = Pick<ServerContext, 'db' | 'services' | 'now' | 'log'>;

/** Why a job could not be done; all of it goes to the log, `reason` to the row as well. */
export interface JobFailure {
  /** Names and codes only: a message may quote an address. */
  readonly reason: string;
  /** No later try could help. */
  readonly final: boolean;
  readonly err?: unknown;
}

export interface JobOfKind<K extends JobKind> {
  /** Nobody else takes it up in this time; whoever died with it has lost it by then. */
  readonly holdMs: number;
  /** Before the second try; the waits double. */
  readonly firstWaitMs: number;
  /** Given up after this many tries; without it never. */
  readonly mostAttempts?: number;
  /** False: jobs of this kind wait until a process can do them. */
  readonly isReady?: (needs: JobNeeds) => boolean;
  /** May run twice: it leaves things as they are when they are so already. */
  readonly run: (needs: JobNeeds, job: Job<K>) => Promise<void>;
  readonly failure?: (error: unknown) => JobFailure;
}

export const MINUTE = 60_000;
