// Since which release each part of what is live has been as it is: found by looking back through the files of the releases.
import { createHash } from 'node:crypto';
import { readJson } from '../../../runtime/content/index.ts';
import { isObject } from '../../../runtime/core/index.ts';
import { textsOf } from '../../store/content/content-sources.ts';
import { type FilesOfRelease, filesOfReleases } from '../../store/content/release-files.ts';
import type { Store } from '../../store/index.ts';
import { isShared, partOf, wordOf } from './parts.ts';

export interface Since {
  readonly number: number;
  readonly at: Date;
  /** It may be older: nothing before was looked at. */
  readonly orOlder: boolean;
}

interface Known {
  readonly number: number;
  readonly since: ReadonlyMap<string, Since>;
}

const KNOWN = new WeakMap<Store, Known>();

/** So far is looked back. */
const MOST = 500;
/** Releases in one statement: some tens of kilobytes each. */
const AT_ONCE = 20;

/** By part, of the release of that number, which is live; the same is looked up once. */
export async function liveSince(db: Store, live: number): Promise<ReadonlyMap<string, Since>> {
  const known = KNOWN.get(db);
  if (known?.number === live) return known.since;
  const since = await lookBack(db, live, known);
  KNOWN.set(db, { number: live, since });
  return since;
}

async function lookBack(db: Store, live: number, known: Known | undefined) {
  const since = new Map<string, Since>();
  const printsOf = printsOfShared(db);
  let left: ReadonlyMap<string, string> | undefined;
  let newer: Pick<FilesOfRelease, 'number' | 'at'> | undefined;
  const settle = (parts: Iterable<string>, orOlder: boolean): void => {
    if (newer)
      for (const part of parts) since.set(part, { number: newer.number, at: newer.at, orOlder });
  };
  for (let below = live + 1; live - below < MOST; ) {
    const releases = await filesOfReleases(db, below, AT_ONCE);
    for (const { number, at, files } of releases) {
      if (!files) return settled(left);
      const prints = await printsOf(files);
      if (left && number === known?.number) {
        for (const [part, print] of left) {
          const before = prints.get(part) === print ? known.since.get(part) : undefined;
          if (before) since.set(part, before);
          else settle([part], false);
        }
        return since;
      }
      const [same, other] = apart(left ?? prints, prints);
      settle(other, false);
      [left, newer] = [same, { number, at }];
    }
    below = releases.at(-1)?.number ?? 0;
    if (releases.length < AT_ONCE || left?.size === 0) {
      settle(left?.keys() ?? [], false);
      return since;
    }
  }
  return settled(left);

  function settled(parts: ReadonlyMap<string, string> | undefined) {
    settle(parts?.keys() ?? [], true);
    return since;
  }
}

/** Those that were the same then, and the others. */
function apart(
  parts: ReadonlyMap<string, string>,
  then: ReadonlyMap<string, string>,
): readonly [ReadonlyMap<string, string>, readonly string[]] {
  const same = [...parts].filter(([part, print]) => then.get(part) === print);
  const kept = new Map(same);
  return [kept, [...parts.keys()].filter((part) => !kept.has(part))];
}

/** What tells each part from what it was before: of a file its hash, of one that words many things that of each. */
function printsOfShared(db: Store) {
  const known = new Map<string, ReadonlyMap<string, string>>();
  return async (files: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> => {
    const shared = Object.entries(files).filter(([path]) => isShared(path));
    const missing = shared.flatMap(([, hash]) => (known.has(hash) ? [] : [hash]));
    for (const [hash, text] of await textsOf(db, missing)) known.set(hash, printsIn(text));
    const prints = new Map(Object.entries(files));
    for (const [path, hash] of shared) {
      prints.delete(path);
      for (const [word, print] of known.get(hash) ?? []) prints.set(partOf(path, word), print);
    }
    return prints;
  };
}

function printsIn(text: string): ReadonlyMap<string, string> {
  const read = readJson(text);
  const words = new Map<string, unknown[]>();
  if ('value' in read && isObject(read.value))
    for (const [key, said] of Object.entries(read.value)) {
      const word = wordOf(key);
      words.set(word, [...(words.get(word) ?? []), key, said]);
    }
  return new Map(
    [...words].map(([word, all]) => [
      word,
      createHash('sha256').update(JSON.stringify(all)).digest('base64url'),
    ]),
  );
}
