// Until when an attorney is insured, by the credentials on file.
import { isCalendarDate } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { recordRows } from '../forms/kept-record.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';

/** Days on which insurances on file end, YYYY-MM-DD, the first to end first; none for credentials that were deleted. */
export function insuranceEnds(
  server: Pick<ServerContext, 'content'>,
  attorney: Attorney,
): readonly string[] {
  return recordRows(server, attorney, 'credential')
    .filter(({ deleted }) => !deleted)
    .map(({ lic_exp_date }) => lic_exp_date ?? '')
    .filter(isEnd)
    .sort();
}

/** What other systems write where they know of none (CON-61, CON-62) is no end. */
function isEnd(day: string): boolean {
  return isCalendarDate(day) && !day.startsWith('0000') && day !== NEVER;
}

const NEVER = '1969-12-31';
