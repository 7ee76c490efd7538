// Forgets what has served its time: ended sessions, old idempotency keys, idle limits, what visitors left unfinished. Run once the server is ready and every hour.
import { deleteEndedTokens } from '../accounts/account-tokens.ts';
import { deleteEndedCodes } from '../accounts/mailbox-codes.ts';
import { deleteEndedBrowsers } from '../applicants/applicant-browsers.ts';
import { deleteEndedSessions } from '../applicants/applicant-sessions.ts';
import { deleteLeft } from '../desk/desk-presence.ts';
import { deleteVisitorDrafts } from '../forms/drafts.ts';
import { deleteOldKeys } from '../forms/idempotency.ts';
import { deleteEndedUndos } from '../matters/move-undos.ts';
import type { Store } from '../statements/transaction.ts';
import { deleteDiscarded } from '../studio/changes.ts';
import { deleteGone } from '../studio/presence.ts';
import { deleteEndedVisits } from '../studio/visits.ts';
import { carryOverJobs, deleteOldJobs } from './jobs.ts';
import { deleteOldBuckets, LONGEST_WINDOW_MS } from './rate-limits.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What is kept elsewhere than in the store alone, and forgets what was cut short before a moment. */
export interface Tidied {
  tidy(before: Date): Promise<void>;
}

export interface Tidying {
  /** The first time, which nobody waits for at a start; its failure too is told here alone. */
  readonly first: Promise<void>;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

/** Tidies now and every hour from now on. */
export function keepTidy(db: Store, now: () => Date, ...others: readonly Tidied[]): Tidying {
  const tidy = async () => {
    await tidyStore(db, now());
    for (const other of others) await other.tidy(new Date(now().getTime() - HOUR));
  };
  const first = tidy();
  // A store that does not answer now will be tidied an hour later; nothing depends on it.
  let latest = first.catch(() => undefined);
  const timer = setInterval(() => {
    latest = tidy().catch(() => undefined);
  }, HOUR).unref();
  return {
    first,
    stop() {
      clearInterval(timer);
      return latest;
    },
  };
}

/** Deletes the rows nobody needs any more. */
async function tidyStore(db: Store, now: Date): Promise<void> {
  await deleteEndedSessions(db, now);
  await deleteEndedCodes(db, now);
  await deleteEndedBrowsers(db, now);
  await deleteEndedTokens(db, now);
  await deleteOldKeys(db, new Date(now.getTime() - 7 * DAY));
  await deleteOldBuckets(db, new Date(now.getTime() - LONGEST_WINDOW_MS));
  // The cookie that led back to it has ended by then.
  await deleteVisitorDrafts(db, new Date(now.getTime() - 30 * DAY));
  await deleteDiscarded(db, new Date(now.getTime() - 90 * DAY));
  await deleteEndedVisits(db, now);
  await deleteGone(db, new Date(now.getTime() - HOUR));
  await deleteEndedUndos(db, new Date(now.getTime() - DAY));
  await deleteLeft(db, new Date(now.getTime() - HOUR));
  await deleteOldJobs(db, new Date(now.getTime() - 30 * DAY));
  await carryOverJobs(db);
}
