// What is chosen on the page of wording: what is looked for, which sentence is open, which of its places is shown.

import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { ANY, type Asked, type Found, find } from '../sentences/search.ts';
import type { Sentences } from '../sentences/sentence.ts';
import type { Work } from '../work/state.ts';
import type { Pane } from './PhonePanes.tsx';
import type { ShownTab } from './Tabs.tsx';
import { useAddress } from './use-address.ts';

export interface Panes {
  readonly asked: Asked;
  readonly tab: ShownTab;
  /** What is listed; a moment behind what is asked. */
  readonly found: Found;
  readonly query: string;
  readonly open: string;
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
  const [asked, setAsked] = useState<Asked>({ ...ANY, ...address.asked });
  const [tab, setTab] = useState<ShownTab>(address.tab);
  const [open, setOpen] = useState(address.key);
  const [place, setPlace] = useState(0);
  const [pane, setPane] = useState<Pane>('sentences');
  // The box shows each letter at once; the list follows as soon as it can.
  const later = useDeferredValue(asked);
  const listed = tab === 'fix' ? 'found' : tab;
  const found = useMemo(() => find(sentences, later, listed), [sentences, later, listed]);
  const choose = useCallback(
    (key: string): void => {
      void work.flush();
      setOpen(key);
      setPlace(0);
      address.put({ key });
    },
    [work, address],
  );
  const isListed = (key: string): boolean =>
    found.groups.some(([, all]) => all.some((one) => one.key === key));
  return {
    ...{ asked, tab, found, query: later.query, open, place, pane, choose },
    ask: (change) => setAsked({ ...asked, ...change }),
    showTab(next) {
      setTab(next);
      address.put({ tab: next });
    },
    showPane: setPane,
    showPlace(at) {
      setPlace(at);
      setPane('preview');
    },
    jump(key) {
      if (!isListed(key)) setAsked(ANY);
      if (!isListed(key) || tab === 'fix') setTab('found');
      setPane('sentences');
      choose(key);
    },
  };
}
