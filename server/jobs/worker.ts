// The worker: does what is due, one job after the other; several may run, each job is leased by one.
import type { JobNeeds } from './kind.ts';
import { runNextJob } from './run.ts';

export interface JobWorker {
  /** Ends after the job under way. */
  stop(): Promise<void>;
}

export interface JobTimes {
  /** How long to wait when nothing is due. */
  readonly idleMs?: number;
  /** Done before each job is taken: mails go out in the current wording. */
  readonly before?: () => Promise<void>;
}

/** Runs until it is stopped. */
export function startJobs(needs: JobNeeds, { idleMs = 1000, before }: JobTimes = {}): JobWorker {
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
      const busy = await runNextJob(needs).catch((error: unknown) => {
        needs.log.warn({ err: error }, 'the jobs could not be read');
        return false;
      });
      if (!busy && !stopped) await rest();
    }
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
