// One file while somebody types in it: what it says, what is typed, what was kept of before, and what others made of it.

import { useCallback, useEffect, useRef, useState } from 'react';
import { useCall } from '../../../calls/reading.tsx';
import type { Work } from '../work/state.ts';
import { useAskedAgain } from '../work/use-asked-again.ts';
import { idOf, useOfWork } from '../work/use-work.ts';
import type { TextKeeper } from './kept-text.ts';

/** What it says in the change, and its meta-schema; asked again after each command. */
export function useFile(work: Work, path: string) {
  const change = useOfWork(work, idOf);
  const { data, error, retry } = useCall(
    'studio_file',
    { change, path },
    { keepPreviousData: true },
  );
  useAskedAgain(work, retry);
  return { file: data?.data, error, retry };
}

export interface Typing {
  readonly text: string;
  /** What the file said when the typing began: anything else is somebody's work in between. */
  readonly on: string;
}

interface Typed extends Typing {
  /** It says something else by now than what the typing began on. */
  readonly isOvertaken: boolean;
  /** What stands here was typed before, on another page or another day. */
  readonly isOfBefore: boolean;
  readonly type: (text: string) => void;
  /** It is saved, or what the file says is taken: the typing stands on this. */
  readonly standOn: (text: string) => void;
}

/** `saved` is what the file says; `show` writes into the editor what somebody else made of it. */
export function useTyped(
  keeper: TextKeeper,
  {
    path,
    saved,
    show,
  }: {
    readonly path: string;
    readonly saved: string;
    readonly show: (text: string) => void;
  },
): Typed {
  const [before] = useState(() => keeper.find(path));
  const isOfBefore = before !== undefined && before.text !== saved;
  const [typing, setTyping] = useState<Typing>(isOfBefore ? before : { text: saved, on: saved });
  // What the file said before one's own saving: whoever types on at once is overtaken by nobody.
  const [older, setOlder] = useState<string>();
  const latest = useRef(typing);
  latest.current = typing;
  const set = useCallback(
    (next: Typing) => {
      latest.current = next;
      setTyping(next);
      keeper.keep(path, next.text === next.on ? undefined : next);
    },
    [keeper, path],
  );
  const { text, on } = typing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what somebody else did is met once, when it comes
  useEffect(() => {
    const now = latest.current;
    if (saved === now.on) return;
    if (now.text === now.on || now.text === saved) {
      set({ text: saved, on: saved });
      show(saved);
    }
  }, [saved]);
  return {
    ...{ text, on, isOfBefore },
    isOvertaken: saved !== on && text !== on && saved !== older,
    type: (next) => set({ ...latest.current, text: next }),
    standOn: (next) => {
      const { text: mine } = latest.current;
      setOlder(saved);
      set({ text: mine, on: next });
    },
  };
}
