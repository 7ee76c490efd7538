// What would be wrong with a change if one of its files said something else: nothing of it is kept.
import { createHash } from 'node:crypto';
import type { ServerContext } from '../../context/context.ts';
import { changeCandidate, type Problem, problemsIn } from '../candidate/index.ts';
import { requireFile } from './path.ts';

interface Asked {
  readonly change: string;
  readonly path: string;
  readonly text: string;
}

/** `person` tries it: a newer try of theirs is answered in place of an older one. Refuses what no file of content can hold. */
export async function triedFile(
  server: ServerContext,
  { change, path, text }: Asked,
  person: string,
): Promise<{ readonly seq: number; readonly problems: readonly Problem[] }> {
  requireFile(server, path, text);
  const { source, seq, key } = await changeCandidate(server, change);
  const hash = createHash('sha256').update(`${path}\n${text}`).digest('hex');
  return problemsIn(server, {
    ...{ change: `tried ${change} ${person}`, seq, key: `${key} ${hash}` },
    source: new Map([...source, [path, text]]),
  });
}
