// In which states an applicant practices, as fee schedules are offered: by the states of the licenses.

import { getAt, isDeletedRow, isObject, type Json } from '../../../runtime/core/index.ts';

export interface StateCount {
  readonly california: boolean;
  readonly others: boolean;
}

/** Looked up in the licenses as they stand; one that was taken out does not count. */
export function statesOf(answers: Json): StateCount {
  if (!isObject(answers)) return { california: false, others: false };
  const licenses = getAt(answers, '/credentials');
  const codes = (Array.isArray(licenses) ? (licenses as readonly Json[]) : []).flatMap((row) => {
    const code =
      isObject(row) && !isDeletedRow(row) && isObject(row.lic_state)
        ? row.lic_state.STATECD
        : undefined;
    return typeof code === 'string' && code !== '' ? [code] : [];
  });
  return { california: codes.includes('CA'), others: codes.some((code) => code !== 'CA') };
}
