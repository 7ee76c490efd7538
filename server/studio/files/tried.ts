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

interface Tried {
  readonly seq: number;
  /** Another text of this file, sent since, was checked in place of this one, of which nothing is known. */
  readonly overtaken?: true;
  readonly problems: readonly Problem[];
}

/** `person` tries it: an older try of theirs at the same file is not waited for. Refuses what no file of content can hold. */
export async function triedFile(
  server: ServerContext,
  { change, path, text }: Asked,
  person: string,
): Promise<Tried> {
  requireFile(server, path, text);
  const { source, seq, key } = await changeCandidate(server, change);
  const hash = createHash('sha256').update(`${path}\n${text}`).digest('hex');
  const candidate = {
    ...{ change: `tried ${change} ${person} ${path}`, seq, key: `${key} ${hash}` },
    source: new Map([...source, [path, text]]),
  };
  const { of, problems } = await problemsIn(server, candidate);
  return of.key === candidate.key ? { seq, problems } : { seq, overtaken: true, problems: [] };
}
