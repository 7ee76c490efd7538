// Where a page of what was sent ends, as a key that the next is asked for by.
import { Refusal } from '../common/refusals.ts';
import type { OwnSubmission } from '../store/forms/own.ts';
import type { ReceivedPlace } from '../store/forms/received.ts';
import { isUuid } from '../store/statements/uuid.ts';

/** The key of the page that begins after a row. */
export const keyOf = ({ submitted_at, id }: Omit<OwnSubmission, 'form_id'>): string =>
  `${submitted_at.getTime()}/${id}`;

const LAST_DAY = Date.UTC(9999, 11, 31);

/** A key that no page named is refused: whoever brings it would miss what stands before. */
export function placeIn(key: string): ReceivedPlace {
  const cut = key.indexOf('/');
  const [time, id] = [Number(key.slice(0, cut)), key.slice(cut + 1)];
  if (cut < 1 || !(time >= 0 && time <= LAST_DAY) || !isUuid(id)) throw new Refusal('PAGE_UNKNOWN');
  return { at: new Date(time), id };
}
