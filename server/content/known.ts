// Content that a start before compiled: taken from the store instead of being compiled again, where it is whole.
import { createHash } from 'node:crypto';
import type { ContentSource } from '../../runtime/content/index.ts';
import { compilerCode } from '../common/running-code.ts';
import { findCompiled, keepCompiled } from '../store/content/compiled-content.ts';
import { findAssets, findPack, mendRelease } from '../store/content/releases.ts';
import type { Store } from '../store/index.ts';
import { packed, unpacked } from './packed.ts';
import type { Asset, ReleasedContent } from './released.ts';

export interface KnownContent {
  /** What was compiled of this content by this compiler, and is still as it was; undefined where there is no such thing. */
  find(): Promise<ReleasedContent | undefined>;
  /** Notes what was compiled now. What is kept of it already, and was no longer whole, is put right. */
  keep(content: ReleasedContent, now: Date): Promise<void>;
}

/** `demo`: content is held against other drafts there, and may be taken where it is refused elsewhere. */
export function knownContent(db: Store, source: ContentSource, demo: boolean): KnownContent {
  const key = sumOf(JSON.stringify([compilerCode(), demo, [...source]]));
  let spoilt = false;
  return {
    async find() {
      const row = await findCompiled(db, key);
      if (!row) return undefined;
      const content = await whole(db, row.release, row.pack_sum);
      spoilt = content === undefined;
      return content;
    },
    async keep(content, now) {
      const release = packed(content);
      if (spoilt) await mendRelease(db, release, now);
      const row = { key, release: content.id, pack_sum: sumOf(release.pack), made_at: now };
      await keepCompiled(db, row);
    },
  };
}

/** Nothing is trusted that is not what was made, to the last character. */
async function whole(
  db: Store,
  release: string,
  packSum: string,
): Promise<ReleasedContent | undefined> {
  const pack = await findPack(db, release);
  if (pack === undefined || sumOf(pack) !== packSum) return undefined;
  let isWhole = true;
  const content = unpacked(pack, async (names) => {
    const assets = await findAssets(db, names);
    isWhole = names.every((name) => isAsNamed(name, assets.get(name)));
    // Nothing that was changed is run.
    return isWhole ? assets : new Map();
  });
  return content.catch((error: unknown) => {
    if (isWhole) throw error;
    return undefined;
  });
}

/** `<part>.<first half of its hash>.<ending>`, as the compiler names its files. */
function isAsNamed(name: string, asset: Asset | undefined): boolean {
  const [ending, hash] = name.split('.').reverse();
  return ending !== undefined && asset !== undefined && sumOf(asset.body).slice(0, 16) === hash;
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
