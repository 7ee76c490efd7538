// A receiver outside is told what became of a submission.
import { LONGEST_TRY_MS, WebhookUntaken } from '../services/webhooks/index.ts';
import { type JobOfKind, MINUTE } from './kind.ts';

/** With the waits between them, over a day and a half. */
const MOST_ATTEMPTS = 16;

export const webhook: JobOfKind<'webhook'> = {
  holdMs: 3 * LONGEST_TRY_MS,
  firstWaitMs: MINUTE / 2,
  mostAttempts: MOST_ATTEMPTS,
  run: ({ services }, job) => services.webhooks.deliver(job, MOST_ATTEMPTS),
  failure: (error) =>
    error instanceof WebhookUntaken
      ? { reason: error.message, final: error.final }
      : { reason: error instanceof Error ? error.name : 'unknown', final: false, err: error },
};
