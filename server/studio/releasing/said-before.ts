// What a sentence said before: in every release whose files are kept, told where it became another.

import { ownWordsAt, placeOf } from '../../../runtime/content/index.ts';
import type { ServerContext } from '../../context/context.ts';
import { hashesOfFile, textsOf } from '../../store/content/content-sources.ts';
import { allReleases, type ListedRow } from '../../store/content/release-history.ts';
import { authorsShown } from '../authors.ts';
import { liveSource } from '../changes/index.ts';

type Words = NonNullable<ReturnType<typeof ownWordsAt>>;

/** Nobody reads further back here: the history has the rest. */
const MOST = 50;

interface Said {
  readonly row: ListedRow;
  readonly words: Words;
}

/** The newest first. Nothing of a key that no file is for. */
export async function saidBefore(server: Pick<ServerContext, 'db' | 'content'>, key: string) {
  const { db } = server;
  const { source: live } = await liveSource(server);
  const file = placeOf(live, key)?.file;
  if (file === undefined) return [];
  const rows = await allReleases(db);
  const sources = rows.flatMap(({ source }) => source ?? []);
  const hashes = await hashesOfFile(db, [...new Set(sources)], file);
  const texts = await textsOf(db, [...new Set(hashes.values())]);
  const wordsOf = ({ source }: ListedRow): Words | undefined => {
    const body = texts.get(hashes.get(source ?? '') ?? '');
    return body === undefined ? undefined : ownWordsAt(new Map([[file, body]]), key);
  };
  const said = whereOther([...rows].reverse(), wordsOf)
    .reverse()
    .slice(0, MOST);
  const nameOf = await authorsShown(
    server,
    said.map(({ row }) => row.author),
  );
  return said.map(({ row, words }) => ({
    ...{ number: row.number, since: row.published_at.toISOString(), author: nameOf(row.author) },
    ...('text' in words ? { text: words.text, use: '' } : { text: '', use: words.use }),
  }));
}

/** Of releases, the oldest first, those in which it says something else than in the one before. */
function whereOther(
  rows: readonly ListedRow[],
  wordsOf: (row: ListedRow) => Words | undefined,
): Said[] {
  const said: Said[] = [];
  let last = '';
  for (const row of rows) {
    const words = wordsOf(row);
    const now = JSON.stringify(words ?? null);
    if (words && now !== last) said.push({ row, words });
    last = now;
  }
  return said;
}
