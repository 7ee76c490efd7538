// What is wrong with a file as it is typed: where it cannot be read at once, all else as the check says it, a moment later.

import { useEffect, useMemo, useState } from 'react';
import { sayingOf } from '../../../calls/refusal.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { type Problem, useProblems } from '../wording/use-problems.ts';
import type { Work } from '../work/state.ts';
import { idOf, useOfWork } from '../work/use-work.ts';
import { type Range, rangeOf, unreadAt } from './places.ts';

/** After the last letter. */
const PAUSE_MS = 500;
/** As the contract of edits has it. */
const MOST_LETTERS = 400_000;
const NUMBER = new Intl.NumberFormat('en-US');

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
  /** Why it is not checked, in a sentence: it is too long, or was refused; '' where it is. */
  readonly refused: string;
  readonly isKnown: boolean;
  /** Longer than a file may be: it cannot be saved. */
  readonly isTooLong: boolean;
}

interface Asked {
  readonly path: string;
  readonly text: string;
  readonly isTyped: boolean;
}

export function useChecked(work: Work, { path, text, isTyped }: Asked): Checked {
  const t = useT();
  const isJson = path.endsWith('.json');
  const isTooLong = text.length > MOST_LETTERS;
  const unread = useMemo(
    () => (isJson && text !== '' && !isTooLong ? unreadAt(text) : undefined),
    [isJson, text, isTooLong],
  );
  const ofChange = useProblems(work);
  const tried = useTried(work, { path, text: isTyped && !unread && !isTooLong ? text : undefined });
  const problems = isTyped ? tried?.problems : ofChange;
  const tooLong = isTooLong ? t('studio.files.tooLong', { most: NUMBER.format(MOST_LETTERS) }) : '';
  const refused = tooLong || (tried?.refused ?? '');
  return useMemo(() => {
    const all = unread ? [] : (problems ?? []);
    const here = all.filter(({ file }) => file === path);
    return {
      ...{ unread, refused, isTooLong },
      here: here.map((problem) => ({ problem, at: placeIn(text, isJson, problem) })),
      elsewhere: all.filter(({ file }) => file !== path),
      isKnown: unread !== undefined || refused !== '' || problems !== undefined,
    };
  }, [unread, refused, isTooLong, problems, text, path, isJson]);
}

const placeIn = (text: string, isJson: boolean, { place }: Problem): Range =>
  isJson ? rangeOf(text, place) : { from: 0, to: Math.min(1, text.length) };

interface Tried {
  readonly text: string;
  readonly problems?: readonly Problem[];
  readonly refused?: string;
}

/** Undefined while it is not known, or not asked for. */
function useTried(
  work: Work,
  { path, text }: { readonly path: string; readonly text: string | undefined },
): Tried | undefined {
  const t = useT();
  const { send } = usePortal();
  const change = useOfWork(work, idOf);
  const [known, setKnown] = useState<Tried>();
  useEffect(() => {
    if (text === undefined) return undefined;
    let isOver = false;
    const ask = async (): Promise<void> => {
      const sent = await send('studio_file_try', { change, path, text });
      if (isOver) return;
      // Another window of the same person has sent its own text of it meanwhile.
      if (sent.ok && sent.body.data.overtaken) timer = setTimeout(ask, PAUSE_MS);
      else if (sent.ok) setKnown({ text, problems: sent.body.data.problems });
      else setKnown({ text, refused: sent.refused.sentence ?? sayingOf(sent.refused, t) });
    };
    let timer = setTimeout(ask, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [send, t, change, path, text]);
  return known && known.text === text ? known : undefined;
}
