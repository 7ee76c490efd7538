// What is chosen on the page of wording: what is looked for, which sentence is open, which of its places is shown.

import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Asked } from '../sentences/search.ts';
import type { Sentences } from '../sentences/sentence.ts';
import type { Work } from '../work/state.ts';
import type { Pane } from './PhonePanes.tsx';
import { useAddress } from './use-address.ts';
import { type Asking, useAsked } from './use-asked.ts';

export interface Panes extends Pick<Asking, 'asked' | 'tab' | 'found' | 'ask' | 'showTab'> {
  readonly open: string;
  /** Does what is open take focus now? Once, as it was opened here; one that the address names does not, nor one that comes back into the list while somebody looks for another. */
  takeFocus(): boolean;
  /** Counts how often what is open was to be brought into sight. */
  readonly sight: number;
  readonly place: number;
  readonly pane: Pane;
  showPane(pane: Pane): void;
  /** A place of the open sentence, in the preview. */
  showPlace(place: number): void;
  /** Opens a sentence of the list. */
  choose(key: string): void;
  /** Opens any sentence: the list is made to show it. */
  jump(key: string): void;
  /** The same for what was done from elsewhere: focus stays where it is, unless that is in what is closed by it. */
  see(key: string): void;
}

export function usePanes(work: Work, sentences: Sentences): Panes {
  const address = useAddress();
  const asking = useAsked(sentences, address);
  const { asked, tab, found, showTab, keep, ask: askFor } = asking;
  const [open, setOpen] = useState(address.key);
  const [takeFocus, wantFocus] = useFocusOnce();
  const [sight, again] = useReducer((before: number) => before + 1, 0);
  const [place, setPlace] = useState(0);
  const [pane, setPane] = useState<Pane>('sentences');
  const choose = useCallback(
    (key: string): void => {
      void work.flush();
      setOpen(key);
      keep(key);
      wantFocus(true);
      setPlace(0);
      address.put({ key });
    },
    [work, address, keep, wantFocus],
  );
  const ask = useCallback(
    (change: Partial<Asked>): void => {
      // Whoever looks for something types there.
      wantFocus(false);
      askFor(change);
    },
    [askFor, wantFocus],
  );
  const showPlace = useCallback((at: number): void => {
    setPlace(at);
    setPane('preview');
  }, []);
  /** Out of sight, a list forgets where it was. */
  const showPane = useCallback((next: Pane): void => {
    setPane(next);
    if (next === 'sentences') again();
  }, []);
  const isSeen = (key: string): boolean => asking.isListed(key) && tab !== 'fix';
  const reveal = (key: string): void => {
    if (!asking.isListed(key)) asking.widen(key);
    if (!isSeen(key)) showTab('found');
    choose(key);
  };
  const jump = useSteady((key: string): void => {
    setPane('sentences');
    reveal(key);
  });
  const see = useSteady((key: string): void => {
    if (!sentences.has(key)) return;
    again();
    if (key === open && isSeen(key)) return;
    const isLost = document.activeElement?.closest('.st-open') != null;
    reveal(key);
    wantFocus(isLost);
  });
  return {
    ...{ asked, tab, found, ask, showTab, open, sight, place, pane },
    ...{ showPane, takeFocus, showPlace, choose, jump, see },
  };
}

/** The same function for as long as the page is there, which does what the latest would. */
function useSteady<T extends unknown[]>(job: (...given: T) => void): (...given: T) => void {
  const latest = useRef(job);
  useEffect(() => {
    latest.current = job;
  });
  return useCallback((...given: T) => latest.current(...given), []);
}

/** Whether what opens next takes focus: told by the one, asked once by the other. */
function useFocusOnce(): readonly [take: () => boolean, want: (is: boolean) => void] {
  const isWanted = useRef(false);
  const take = useCallback((): boolean => {
    const is = isWanted.current;
    isWanted.current = false;
    return is;
  }, []);
  const want = useCallback((is: boolean): void => {
    isWanted.current = is;
  }, []);
  return [take, want];
}
