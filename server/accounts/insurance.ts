// Until when an attorney is insured, by the credentials on file.
import { isCalendarDate, isObject, type JsonObject } from '../../runtime/core/index.ts';
import type { SomeAnswersOf } from '../../schemas/names.gen.d.ts';

type Insured = SomeAnswersOf<'application' | 'profile', 'credentials/*/lic_exp_date'>;

/** Days on which insurances on file end, YYYY-MM-DD, the first to end first; none for credentials that were deleted. */
export function insuranceEnds(data: JsonObject): readonly string[] {
  const { credentials } = data as Insured;
  const rows = Array.isArray(credentials) ? credentials.filter(isObject) : [];
  return rows
    .filter(({ deleted }) => Number(deleted ?? 0) !== 1)
    .map(({ lic_exp_date }) => lic_exp_date)
    .filter((day) => typeof day === 'string')
    .filter(isEnd)
    .sort();
}

/** What other systems write where they know of none (CON-61, CON-62) is no end. */
function isEnd(day: string): boolean {
  return isCalendarDate(day) && !day.startsWith('0000') && day !== NEVER;
}

const NEVER = '1969-12-31';
