// The keys by which a list of deliveries goes on: where the page before ended.
import { Refusal } from '../common/refusals.ts';
import { isUuid } from '../store/statements/uuid.ts';

const LAST_DAY = Date.UTC(9999, 11, 31);

/** The key of the page that begins after a row. */
export const keyOf = (at: Date, id: string): string => `${at.getTime()}/${id}`;

/** A Refusal of a key that no page named. */
export function placeIn(key: string): { readonly at: Date; readonly id: string } {
  const cut = key.indexOf('/');
  const [time, id] = [Number(key.slice(0, cut)), key.slice(cut + 1)];
  if (cut < 1 || !(time >= 0 && time <= LAST_DAY) || !isUuid(id)) throw new Refusal('PAGE_UNKNOWN');
  return { at: new Date(time), id };
}
