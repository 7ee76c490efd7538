// The thread of what a form sent: whatever its moves said in words, as far as both sides read it.
import { moveFor } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { flowOf, formFlow } from '../flows/index.ts';
import type { Reader } from '../received/index.ts';
import { eventsOfSubject } from '../store/matters/matter-events.ts';
import type { Post } from '../threads/posts.ts';
import { eventsBetween, postOf, postsSaid } from '../threads/said.ts';
import { postsReadBy, reasonFieldOf } from './words.ts';

type Needs = Pick<ServerContext, 'db' | 'content'>;

/** A thing, and the flow it goes through. */
interface Thing {
  readonly id: string;
  readonly flow: string;
}

/** Oldest first. */
export const postsOfItem = async (server: Needs, { id, flow }: Thing): Promise<readonly Post[]> =>
  postsSaid(flowOf(server, formFlow(flow)), await eventsOfSubject(server.db, id));

/** The same as those who work on it read them: with all that was answered with a move, also where nothing of it is told. */
export async function postsForDesk(
  server: Needs & Pick<ServerContext, 'services'>,
  reader: Reader,
  { id, flow: name }: Thing,
): Promise<readonly Post[]> {
  const flow = flowOf(server, formFlow(name));
  const events = eventsBetween(flow, await eventsOfSubject(server.db, id));
  return postsReadBy(
    server,
    reader,
    events.map((event) => {
      const { move, from_status, who } = event;
      const made = moveFor(flow, { move, from: from_status ?? '', who });
      return { ...postOf(event), field: reasonFieldOf(made ?? {}) };
    }),
  );
}
