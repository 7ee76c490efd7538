// The thread of a thing that a flow moves: what either side said with its moves.
import { type Flow, START } from '../../runtime/core/index.ts';
import { DESK, isTakenBack } from '../flows/index.ts';
import type { MatterEvent } from '../store/matters/matter-events.ts';
import { isInside } from './inside.ts';
import type { Post } from './posts.ts';

/** Oldest first, of events in the order of time. How it began, what was said inside, and what was taken back is no part of it. */
export const postsSaid = (flow: Flow, events: readonly MatterEvent[]): readonly Post[] =>
  eventsBetween(flow, events).filter(isSaid).map(postOf);

/** The moves that both sides know of, whether or not they said something. */
export function eventsBetween(flow: Flow, events: readonly MatterEvent[]): readonly MatterEvent[] {
  const isGone = isTakenBack(events);
  return events.filter((event) => event.move !== START && !isInside(flow, event) && !isGone(event));
}

/** Of what came with a form from the other side, files without a word say something too. */
const isSaid = ({ words, who, submission_id }: MatterEvent): boolean =>
  words.trim() !== '' || (who !== DESK && submission_id !== null);

/** As a message of its side. */
export const postOf = ({ id, who, by_name, words, at, submission_id }: MatterEvent): Post => ({
  ...{ id, created_name: by_name, description: words.trim(), created_at: at, submission_id },
  user_type: who === DESK ? 'staff' : 'attorney',
});
