// What one side does among themselves: the other is not told its words.
import { type Flow, moveMade, RETIRED, START, UNDONE } from '../../runtime/core/index.ts';
import type { MatterEvent } from '../store/matters/matter-events.ts';

/** Did they say it among themselves? Of a move that nobody knows any more, that is not known either. */
export function isInside(flow: Flow, { move, from_status, who }: MatterEvent): boolean {
  if ([START, RETIRED, UNDONE].includes(move)) return false;
  const made = moveMade(flow, { move, from: from_status ?? '', who });
  return made === undefined || made.inside === true;
}
