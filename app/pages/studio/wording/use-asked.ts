// What is looked for in the list, and what is found; the address has it too, so that a reload shows the same.

import { useCallback, useMemo, useRef, useState } from 'react';
import { isOfStudio } from '../sentences/of-studio.ts';
import { ANY, type Asked, type Found, find } from '../sentences/search.ts';
import type { Sentence, Sentences } from '../sentences/sentence.ts';
import type { ShownTab } from './Tabs.tsx';
import { addressOf, type OwnAddress } from './use-address.ts';

export interface Asking {
  readonly asked: Asked;
  readonly tab: ShownTab;
  /** What is listed. */
  readonly found: Found;
  ask(change: Partial<Asked>): void;
  showTab(tab: ShownTab): void;
  /** Stays in the list until something else is looked for: what is typed in it may be all that was. */
  keep(key: string): void;
  isListed(key: string): boolean;
  /** Looks for anything, among what the sentence stands among. */
  widen(key: string): void;
}

export function useAsked(sentences: Sentences, address: OwnAddress): Asking {
  const [asked, setAsked] = useState<Asked>(() => ({
    ...allAround(sentences.get(address.key)),
    ...address.asked,
  }));
  const [tab, setTab] = useState<ShownTab>(address.tab);
  const [kept, keep] = useState(address.key);
  const listed = tab === 'fix' ? 'found' : tab;
  const found = useMemo(
    () => find(sentences, { asked, tab: listed, kept }),
    [sentences, asked, listed, kept],
  );
  const latest = useRef(asked);
  const put = useCallback(
    (next: Asked): void => {
      latest.current = next;
      setAsked(next);
      address.putSoon(addressOf(next));
    },
    [address],
  );
  const ask = useCallback(
    (change: Partial<Asked>): void => {
      keep('');
      put({ ...latest.current, ...change });
    },
    [put],
  );
  const showTab = (next: ShownTab): void => {
    keep('');
    setTab(next);
    address.put({ tab: next });
  };
  return {
    ...{ asked, tab, found, keep, ask, showTab },
    isListed: (key) => found.groups.some(([, all]) => all.some((one) => one.key === key)),
    widen: (key) => put(allAround(sentences.get(key))),
  };
}

/** Whatever shows it, and what it stands among. */
const allAround = (sentence: Sentence | undefined): Asked => ({
  ...ANY,
  whose: sentence && isOfStudio(sentence) ? 'studio' : '',
});
