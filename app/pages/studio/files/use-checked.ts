// What is wrong with a file as it is typed: where it cannot be read at once, all else as the check says it, a moment later.

import { useEffect, useMemo, useState } from 'react';
import { usePortal } from '../../../portal/portal.tsx';
import { type Problem, useProblems } from '../wording/use-problems.ts';
import type { Work } from '../work/state.ts';
import { idOf, useOfWork } from '../work/use-work.ts';
import { type Range, rangeOf, unreadAt } from './places.ts';

/** After the last letter. */
const PAUSE_MS = 500;

interface PlacedProblem {
  readonly problem: Problem;
  readonly at: Range;
}

export interface Checked {
  /** From here on it is no JSON: nothing else is known then. */
  readonly unread: Range | undefined;
  readonly here: readonly PlacedProblem[];
  /** In other files, with this text. */
  readonly elsewhere: readonly Problem[];
  readonly isKnown: boolean;
}

interface Asked {
  readonly path: string;
  readonly text: string;
  readonly isTyped: boolean;
}

export function useChecked(work: Work, { path, text, isTyped }: Asked): Checked {
  const isJson = path.endsWith('.json');
  const unread = useMemo(
    () => (isJson && text !== '' ? unreadAt(text) : undefined),
    [isJson, text],
  );
  const ofChange = useProblems(work);
  const ofTry = useTried(work, { path, text: isTyped && !unread ? text : undefined });
  const problems = isTyped ? ofTry : ofChange;
  return useMemo(() => {
    const all = unread ? [] : (problems ?? []);
    const here = all.filter(({ file }) => file === path);
    return {
      unread,
      here: here.map((problem) => ({ problem, at: placeIn(text, isJson, problem) })),
      elsewhere: all.filter(({ file }) => file !== path),
      isKnown: unread !== undefined || problems !== undefined,
    };
  }, [unread, problems, text, path, isJson]);
}

const placeIn = (text: string, isJson: boolean, { place }: Problem): Range =>
  isJson ? rangeOf(text, place) : { from: 0, to: Math.min(1, text.length) };

/** Undefined while it is not known, or not asked for. */
function useTried(
  work: Work,
  { path, text }: { readonly path: string; readonly text: string | undefined },
): readonly Problem[] | undefined {
  const { send } = usePortal();
  const change = useOfWork(work, idOf);
  const [known, setKnown] = useState<{ text: string; problems: readonly Problem[] }>();
  useEffect(() => {
    if (text === undefined) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const sent = await send('studio_file_try', { change, path, text });
      if (!isOver && sent.ok) setKnown({ text, problems: sent.body.data.problems });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [send, change, path, text]);
  return known && known.text === text ? known.problems : undefined;
}
