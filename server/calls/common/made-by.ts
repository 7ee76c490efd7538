// Who makes a change of a record, as its history tells it.
import { seenOf } from '../../http/seen.ts';
import type { ChangedBy } from '../../store/attorneys/attorney-changes.ts';
import { attorneyOf, type CallInput } from './call.ts';

/** The attorney the token belongs to, by the name they log in with, and where the call came from. */
export function madeBy(input: CallInput): ChangedBy {
  const { username, id } = attorneyOf(input);
  return { who: username ?? id, ...seenOf(input) };
}
