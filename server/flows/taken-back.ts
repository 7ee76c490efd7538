// Which moves of a track were taken back: each by the event that follows it.
import { UNDONE } from '../../runtime/core/index.ts';
import type { MatterEvent } from '../store/matters/matter-events.ts';

type Told = Pick<MatterEvent, 'id' | 'subject_id' | 'move'>;

/** Ids of those among events, which are in the order of time, that were taken back. */
export function takenBack(events: readonly Told[]): ReadonlySet<string> {
  const last = new Map<string, string>();
  const gone = new Set<string>();
  for (const { id, subject_id, move } of events) {
    const before = last.get(subject_id);
    if (move === UNDONE && before !== undefined) gone.add(before);
    last.set(subject_id, id);
  }
  return gone;
}

/** Tells of the events of a track whether they stand no more, or tell that another one does not. */
export function isTakenBack(events: readonly Told[]): (event: Told) => boolean {
  const gone = takenBack(events);
  return ({ id, move }) => move === UNDONE || gone.has(id);
}
