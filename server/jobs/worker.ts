// The worker: does what is due, one job after the other, or a few at once; several may run, each job is leased by one.
import type { JobNeeds } from './kind.ts';
import { runJob, takeNextJob } from './run.ts';

export interface JobWorker {
  /** Ends after the job under way. */
  stop(): Promise<void>;
}

export interface JobTimes {
  /** How long to wait when nothing is due. */
  readonly idleMs?: number;
  /** Done before each job is taken: mails go out in the current wording. */
  readonly before?: () => Promise<void>;
  /** Does only what tells this receiver outside; left out, all that tells none. */
  readonly receiver?: string;
  /** So many jobs at once; one where left out. */
  readonly atOnce?: number;
}

/** Runs until it is stopped. */
export function startJobs(needs: JobNeeds, times: JobTimes = {}): JobWorker {
  const { idleMs = 1000, before, receiver, atOnce = 1 } = times;
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  let wake: () => void = () => undefined;
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idleMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!stopped) {
      // A store that does not answer now is asked again a moment later.
      await before?.();
      const job = await takeNextJob(needs, receiver).catch((error: unknown) => {
        needs.log.warn({ err: error }, 'the jobs could not be read');
        return undefined;
      });
      if (job) {
        const done = runJob(needs, job).finally(() => underWay.delete(done));
        underWay.add(done);
        if (underWay.size >= atOnce) await Promise.race(underWay);
      } else if (!stopped) await rest();
    }
    await Promise.all(underWay);
  }

  const running = run();
  return {
    async stop() {
      stopped = true;
      wake();
      await running;
    },
  };
}
