// Holds every file against its hash, and against what rows of other tables know of it.

import { type KnownFile, knownFiles } from '../../store/files/known-files.ts';
import type { Store } from '../../store/index.ts';
import type { FileState, Files } from '../ports.ts';
import { hashOf } from './common/accepted.ts';

/** A file that is not as it was kept. */
export interface BadFile {
  readonly state: Exclude<FileState, 'whole'>;
  /** What it is to people: its name, or what names it. */
  readonly what: string;
  readonly key: string;
  readonly path?: string;
}

export interface FilesReport {
  readonly files: number;
  readonly counts: Readonly<Record<FileState, number>>;
  /** All but whole ones and those that nothing is known against. */
  readonly bad: readonly BadFile[];
}

const TOLD_EVERY = 1000;

/** Reads every byte there is; `told` hears now and then how many files are done. */
export async function verifyFiles(
  db: Store,
  files: Pick<Files, 'inspect' | 'find' | 'get'>,
  onProgress: (done: number) => void = () => undefined,
): Promise<FilesReport> {
  const counts = { whole: 0, unproved: 0, missing: 0, spoilt: 0, unreadable: 0 };
  const bad = new Map<string, BadFile>();
  let done = 0;
  for await (const { state, key, name, path } of files.inspect()) {
    counts[state] += 1;
    done += 1;
    if (state !== 'whole' && state !== 'unproved')
      bad.set(key || path, { state, what: name, key, path });
    if (done % TOLD_EVERY === 0) onProgress(done);
  }
  for await (const known of knownFiles(db)) {
    const { key, what } = known;
    const before = bad.get(key);
    if (before) bad.set(key, { ...before, what });
    const state = before ? undefined : await stateOf(files, known);
    if (!state) continue;
    // Bytes and entry that fit each other may both be those of another file; of one without an entry nothing was seen above.
    if (state === 'missing') done += 1;
    else counts.whole -= 1;
    counts[state] += 1;
    bad.set(key, { state, what, key });
  }
  return { files: done, counts, bad: [...bad.values()] };
}

/** Undefined where it is what the row says of it. */
async function stateOf(
  files: Pick<Files, 'find' | 'get'>,
  { shelf, key, sha256 }: KnownFile,
): Promise<'missing' | 'spoilt' | undefined> {
  const file = await files.find(shelf, key);
  if (!file) return 'missing';
  if (sha256 === undefined || file.sha256 === sha256) return undefined;
  // Kept before there were hashes beside the files.
  const body = file.sha256 === undefined ? (await files.get(shelf, key))?.body : undefined;
  return body && hashOf(body) === sha256 ? undefined : 'spoilt';
}
