// One's own words that a colleague has put others in place of since: told until one has read it.

import { useMemo, useState } from 'react';
import type { Work } from '../work/state.ts';
import type { Row } from '../work/types.ts';
import { useWorkState } from '../work/use-work.ts';

/** What somebody else said in place of one's own. */
export interface ReplacedWords {
  readonly own: Row;
  readonly theirs: Row;
}

const nameOf = (change: string): string => `portal.studio.heard.${change}`;

/** The newest first, and what marks all of them as read. */
export function useReplaced(
  work: Work,
): readonly [replaced: readonly ReplacedWords[], heard: () => void] {
  const { rows, id, clashes } = useWorkState(work);
  const [heard, setHeard] = useState({ id: '', seq: 0 });
  const known = heard.id === id ? heard.seq : heardOf(id);
  const replaced = useMemo(() => {
    // Where both wordings are shown to choose from, that says it.
    const asked = new Set(clashes.map(({ key }) => key));
    return replacedIn(rows).filter(({ theirs }) => theirs.seq > known && !asked.has(theirs.key));
  }, [rows, known, clashes]);
  const hear = (): void => {
    const seq = replaced[0]?.theirs.seq ?? known;
    setHeard({ id, seq });
    try {
      localStorage.setItem(nameOf(id), String(seq));
    } catch {
      // It is told again with the next visit.
    }
  };
  return [replaced, hear];
}

function heardOf(change: string): number {
  try {
    return Number(localStorage.getItem(nameOf(change)) ?? 0);
  } catch {
    return 0;
  }
}

/** Of each sentence that others worded last, and oneself before. */
export function replacedIn(rows: readonly Row[]): readonly ReplacedWords[] {
  const own = new Map<string, Row>();
  const found = new Map<string, ReplacedWords>();
  for (const row of rows) {
    if (row.kind !== 'sentence') continue;
    const before = own.get(row.key);
    found.delete(row.key);
    if (row.own) own.set(row.key, row);
    else if (before && before.text !== row.text) found.set(row.key, { own: before, theirs: row });
  }
  return [...found.values()].reverse();
}
