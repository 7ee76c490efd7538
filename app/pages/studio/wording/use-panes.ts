// What is chosen on the page of wording: what is looked for, which sentence is open, which of its places is shown.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isOfStudio } from '../sentences/of-studio.ts';
import { ANY, type Asked, type Found, find } from '../sentences/search.ts';
import type { Sentence, Sentences } from '../sentences/sentence.ts';
import type { Work } from '../work/state.ts';
import type { Pane } from './PhonePanes.tsx';
import type { ShownTab } from './Tabs.tsx';
import { useAddress } from './use-address.ts';

export interface Panes {
  readonly asked: Asked;
  readonly tab: ShownTab;
  /** What is listed. */
  readonly found: Found;
  readonly open: string;
  /** It was opened here, and takes focus; one that the address names does not. */
  readonly isChosen: boolean;
  readonly place: number;
  readonly pane: Pane;
  ask(change: Partial<Asked>): void;
  showTab(tab: ShownTab): void;
  showPane(pane: Pane): void;
  /** A place of the open sentence, in the preview. */
  showPlace(place: number): void;
  /** Opens a sentence of the list. */
  choose(key: string): void;
  /** Opens any sentence: the list is made to show it. */
  jump(key: string): void;
}

export function usePanes(work: Work, sentences: Sentences): Panes {
  const address = useAddress();
  const [asked, setAsked] = useState<Asked>(() => ({
    ...allAround(sentences.get(address.key)),
    ...address.asked,
  }));
  const [tab, setTab] = useState<ShownTab>(address.tab);
  const [open, setOpen] = useState(address.key);
  const [isChosen, setIsChosen] = useState(false);
  const [place, setPlace] = useState(0);
  const [pane, setPane] = useState<Pane>('sentences');
  const listed = tab === 'fix' ? 'found' : tab;
  // Until something else is looked for: what is typed may be all that was.
  const [kept, setKept] = useState(address.key);
  const found = useMemo(
    () => find(sentences, { asked, tab: listed, kept }),
    [sentences, asked, listed, kept],
  );
  const choose = useCallback(
    (key: string): void => {
      void work.flush();
      setOpen(key);
      setKept(key);
      setIsChosen(true);
      setPlace(0);
      address.put({ key });
    },
    [work, address],
  );
  const ask = useCallback((change: Partial<Asked>): void => {
    setKept('');
    setAsked((before) => ({ ...before, ...change }));
  }, []);
  const isListed = (key: string): boolean =>
    found.groups.some(([, all]) => all.some((one) => one.key === key));
  const showPlace = useCallback((at: number): void => {
    setPlace(at);
    setPane('preview');
  }, []);
  const jump = useSteady((key: string): void => {
    if (!isListed(key)) setAsked(allAround(sentences.get(key)));
    if (!isListed(key) || tab === 'fix') setTab('found');
    setPane('sentences');
    choose(key);
  });
  return {
    ...{ asked, tab, found, open, isChosen, place, pane, choose },
    ask,
    showTab(next) {
      setKept('');
      setTab(next);
      address.put({ tab: next });
    },
    showPane: setPane,
    showPlace,
    jump,
  };
}

/** Whatever shows it, and what it stands among. */
const allAround = (sentence: Sentence | undefined): Asked => ({
  ...ANY,
  whose: sentence && isOfStudio(sentence) ? 'studio' : '',
});

/** The same function for as long as the page is there, which does what the latest would. */
function useSteady<T extends unknown[]>(job: (...given: T) => void): (...given: T) => void {
  const latest = useRef(job);
  useEffect(() => {
    latest.current = job;
  });
  return useCallback((...given: T) => latest.current(...given), []);
}
