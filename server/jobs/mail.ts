// A mail is handed to the mail server.
import { DeliveryError, LONGEST_DELIVERY } from '../services/mail/smtp.ts';
import { type JobOfKind, MINUTE } from './kind.ts';

export const mail: JobOfKind<'mail'> = {
  holdMs: 2 * LONGEST_DELIVERY,
  firstWaitMs: MINUTE / 2,
  // Over a little more than a day.
  mostAttempts: 14,
  isReady: ({ services }) => services.mail.delivers,
  run: ({ services }, job) => services.mail.deliver(job),
  failure: (error) =>
    error instanceof DeliveryError
      ? { reason: error.message, final: error.final }
      : { reason: error instanceof Error ? error.name : 'unknown', final: false },
};
