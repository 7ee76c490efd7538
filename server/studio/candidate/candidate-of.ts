// The content of a change as it is now, or what is live.
import type { Candidate } from '../../content/candidates/candidates.ts';
import type { ServerContext } from '../../context/context.ts';
import { liveSource, sourceOf } from '../changes/index.ts';

/** Of '' what is live. Refuses where there is no such change, and where its files are not kept. */
export async function changeCandidate(server: ServerContext, change: string): Promise<Candidate> {
  if (change === '') {
    const { source, id } = await liveSource(server);
    return { change, seq: 0, key: `live ${id}`, source };
  }
  const { source, seq, baseId } = await sourceOf(server, change);
  return { change, seq, key: `${change} ${baseId} ${seq}`, source };
}

/** The content that a change stands on: what differs from it is the change's own doing, whatever others published since. */
export async function baseCandidate(server: ServerContext, change: string): Promise<Candidate> {
  const { base, baseId } = await sourceOf(server, change);
  return { change: '', seq: 0, key: `live ${baseId}`, source: base };
}
