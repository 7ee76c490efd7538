// A document was sealed while the time-stamp authority was away: its stamp is asked for until there is one.
import { type JobOfKind, MINUTE } from './kind.ts';

export const timeStamp: JobOfKind<'time-stamp'> = {
  holdMs: 5 * MINUTE,
  firstWaitMs: MINUTE,
  isReady: ({ services }) => services.esign.stamps,
  run: ({ services }, { details }) => services.esign.stampLater(details.request_id),
};
