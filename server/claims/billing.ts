// How long a case has gone without a claim, and until when it is to be billed, by the calendar of the house.
import { daysBetween, shiftedDay, todayIn } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';

/** What the time to bill begins with. */
export interface Unbilled {
  readonly assigned_at: Date | null;
  readonly created_at: Date;
  /** When its attorney claimed on it last; null where never. */
  readonly claimed_at: Date | null;
}

export interface Billing {
  /** The last day, YYYY-MM-DD. */
  readonly until: string;
  /** That have passed. */
  readonly days: number;
  /** Until the last day; below zero once that is past. */
  readonly left: number;
}

type Needs = Pick<ServerContext, 'content' | 'now'>;

/** Days since the assignment or the claim before, whichever is later; undefined where content says nothing of billing. */
export function billingOf(
  { content, now }: Needs,
  { assigned_at, created_at, claimed_at }: Unbilled,
): Billing | undefined {
  const { billing, timeZone } = content.app;
  if (!billing) return undefined;
  const begun = assigned_at ?? created_at;
  const from = claimed_at !== null && claimed_at > begun ? claimed_at : begun;
  const day = todayIn(timeZone, from);
  const days = daysBetween(day, todayIn(timeZone, now()));
  const until = shiftedDay(day, { days: billing.within });
  return days === undefined || until === undefined
    ? undefined
    : { until, days, left: billing.within - days };
}
