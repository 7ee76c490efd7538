// What changed between two sentences, word by word: the longest row of words they have in common stays.

export interface Compared {
  readonly text: string;
  readonly is: 'same' | 'gone' | 'new';
}

/** Beyond this many words either side is told as a whole: nobody reads such marks, and they would take their time. */
const MOST = 600;

/** Words with the space behind them; a placeholder is one word. */
const wordsOf = (text: string): readonly string[] =>
  text.match(/\{\{[^{}]*\}\}\s*|[^\s{]+\s*|\s+|\{/g) ?? [];

/** In reading order; what is gone stands before what is new in its place. */
export function wordsCompared(before: string, after: string): readonly Compared[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > MOST || now.length > MOST)
    return merged([
      { text: before, is: 'gone' },
      { text: after, is: 'new' },
    ]);
  const common = lengths(old, now);
  const parts: Compared[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && is !== undefined && same(was, is)) {
      parts.push({ text: is, is: 'same' });
      i += 1;
      j += 1;
    } else if (
      was !== undefined &&
      (is === undefined || at(common, i + 1, j) >= at(common, i, j + 1))
    ) {
      parts.push({ text: was, is: 'gone' });
      i += 1;
    } else if (is !== undefined) {
      parts.push({ text: is, is: 'new' });
      j += 1;
    }
  }
  return merged(parts);
}

const same = (one: string, other: string): boolean => one.trim() === other.trim();
const at = (table: readonly Uint16Array[], i: number, j: number): number => table[i]?.[j] ?? 0;

/** How many words the ends from each place on have in common. */
function lengths(old: readonly string[], now: readonly string[]): readonly Uint16Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = table[i];
    if (!row) continue;
    for (let j = now.length - 1; j >= 0; j -= 1)
      row[j] = same(old[i] ?? '', now[j] ?? '')
        ? at(table, i + 1, j + 1) + 1
        : Math.max(at(table, i + 1, j), at(table, i, j + 1));
  }
  return table;
}

/** Neighbours of one kind are one part. */
function merged(parts: readonly Compared[]): readonly Compared[] {
  const all: Compared[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.text === '') continue;
    if (last?.is === part.is) all[all.length - 1] = { ...last, text: last.text + part.text };
    else all.push(part);
  }
  return all;
}
