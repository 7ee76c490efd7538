// The files of a change: which there are, and one of them with the description of what may stand in it.
import { isPathOfContent } from '../../../runtime/content/index.ts';
import type { ServerContext } from '../../context/context.ts';
import { liveSource, sourceOf } from '../changes/index.ts';
import { type Description, descriptionOf } from './described.ts';
import { requirePath } from './path.ts';

/** What a change made of a file. */
export type StateOfFile = 'same' | 'changed' | 'new' | 'gone';

export interface ListedFile {
  readonly path: string;
  readonly state: StateOfFile;
}

/** By their paths; those that the change takes away among them. Of '' those that are live. */
export async function listedFiles(
  server: ServerContext,
  change: string,
): Promise<readonly ListedFile[]> {
  const { source, base } = await filesOf(server, change);
  const paths = new Set([...base.keys(), ...source.keys()].filter(isPathOfContent));
  return [...paths]
    .sort()
    .map((path) => ({ path, state: stateOf(base.get(path), source.get(path)) }));
}

function stateOf(before: string | undefined, now: string | undefined): StateOfFile {
  if (before === now) return 'same';
  if (before === undefined) return 'new';
  return now === undefined ? 'gone' : 'changed';
}

export interface OneFile {
  /** The newest command that is in it. */
  readonly seq: number;
  /** Is it there? One that is not is begun by writing it. */
  readonly exists: boolean;
  readonly text: string;
  readonly meta?: Description;
}

/** Refuses what is no path of content. */
export async function fileOf(
  server: ServerContext,
  { change, path }: { readonly change: string; readonly path: string },
): Promise<OneFile> {
  requirePath(server, path);
  const { source, seq } = await filesOf(server, change);
  const text = source.get(path);
  const meta = path.endsWith('.json') ? descriptionOf(source, path, text ?? '') : undefined;
  return { seq, exists: text !== undefined, text: text ?? '', ...(meta && { meta }) };
}

async function filesOf(server: ServerContext, change: string) {
  if (change !== '') return sourceOf(server, change);
  const { source } = await liveSource(server);
  return { source, base: source, seq: 0 };
}
