// Whether a member is to be reminded of the insurance at a login (LOG-18).

import { isCalendarDate } from '../../../runtime/core/index.ts';
import type { InsuranceReminder } from '../../session/record.ts';

/** The services' way to write "no date" (CON-62). */
const NO_DATE = '1969-12-31';

/** Both days as YYYY-MM-DD. The last day of an insurance counts as past already (OR-62). */
export function insuranceReminder(
  insuredUntil: string,
  today: string,
): InsuranceReminder | undefined {
  if (insuredUntil === NO_DATE || !isCalendarDate(insuredUntil)) return 'missing';
  return insuredUntil <= today ? 'expired' : undefined;
}
