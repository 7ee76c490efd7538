// The content of a change as it is now, or what is live.

import type { ContentSource } from '../../../runtime/content/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { Candidate } from '../../content/candidates/candidates.ts';
import type { ServerContext } from '../../context/context.ts';
import { findSource } from '../../store/content/content-sources.ts';
import { currentRelease } from '../../store/content/releases.ts';

/** Of '' what is live. Throws `NOT_FOUND` where there is no such change. */
export async function changeCandidate(server: ServerContext, change: string): Promise<Candidate> {
  if (change !== '') throw new Refusal('NOT_FOUND');
  const { id } = server.content;
  return { change, seq: 0, key: `live ${id}`, source: await liveSource(server) };
}

/** The files of the release that is current; the process that did not read them finds them in the store. */
async function liveSource({ content, db }: ServerContext): Promise<ContentSource> {
  if (content.source) return content.source;
  const { source } = await currentRelease(db);
  const found = source === null ? undefined : await findSource(db, source);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}
