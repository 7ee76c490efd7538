// Which of the two ends of an insurance a card shows: the latest, and the other only where there is no latest (OR-61).

import { isCalendarDate } from '../../../runtime/core/index.ts';
import type { DashboardData } from './data.ts';

/** The services' way to write "no date" (CON-62). */
const NO_DATE = '1969-12-31';

export interface InsuranceShown {
  /** YYYY-MM-DD. */
  readonly until: string;
  /** Days left; below zero once past. Absent where nobody counted them. */
  readonly days?: number;
}

/** Undefined where no date is on file. */
export function insuranceShown(data: DashboardData): InsuranceShown | undefined {
  const pairs = [
    [data.latest_lic_exp_date, data.days_of_latest_lic_exp_date],
    [data.lic_license_expire_date, data.days_of_expire_lic],
  ] as const;
  const found = pairs.find(([until]) => until !== NO_DATE && isCalendarDate(until));
  if (found === undefined) return undefined;
  const [until, days] = found;
  return { until, ...(days !== null && { days }) };
}
