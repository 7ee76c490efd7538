// Finds the wanted sentence on the page on screen, as soon as it is there, and tells where it is or that it is not.

import { useCallback, useEffect, useRef } from 'react';
import { tell } from '../frame/channel.ts';
import { elementsSaying, scrollTo } from '../frame/in-page.ts';
import type { Marks } from '../frame/marks.ts';
import type { Wanted } from '../frame/show.ts';
import type { OnForms } from './use-forms.ts';

interface Looking {
  readonly wanted: Wanted | undefined;
  readonly marks: Marks;
  /** Calls that are under way. */
  readonly asking: () => number;
  readonly onForms: Pick<OnForms, 'isBringing' | 'why'>;
  readonly pathname: string;
}

/** How long a page that waits for nothing is given to draw what it has. */
const QUIET_MS = 400;

/** The element that is framed now. */
export function useInSight({
  wanted,
  marks,
  asking,
  onForms: { isBringing, why },
  pathname,
}: Looking): () => Element | undefined {
  const last = useRef<Element>(undefined);
  const lookedFor = useRef<Wanted>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another look
  useEffect(() => {
    // On its way to another page the one before may still stand there: nobody is taken back to it.
    if (lookedFor.current !== wanted) last.current = undefined;
    lookedFor.current = wanted;
    if (!wanted) return undefined;
    const { key, at = 1 } = wanted;
    let told = '';
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const say = (place: number, of: number): void => {
      if (told === `${place}/${of}`) return;
      told = `${place}/${of}`;
      const fields = of === 0 ? why() : undefined;
      tell({ type: 'shown', key, at: place, of, ...(fields && { why: fields }) });
    };
    const look = (): void => {
      const found = elementsSaying(document.body, wanted, marks);
      const place = Math.min(Math.max(at, 1), found.length);
      const element = found[place - 1];
      if (element && element !== last.current) scrollTo(element);
      last.current = element;
      clearTimeout(quiet);
      if (element) say(place, found.length);
      else quiet = setTimeout(none, QUIET_MS);
    };
    /** Only a page that waits for nothing any more lacks it. */
    const none = (): void => {
      if (isBringing() || isBusy(asking)) quiet = setTimeout(none, QUIET_MS);
      else say(0, 0);
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
    return () => {
      watch.disconnect();
      clearTimeout(quiet);
    };
  }, [wanted, marks, asking, isBringing, why, pathname]);
  return useCallback(() => last.current, []);
}

const isBusy = (asking: () => number): boolean =>
  asking() > 0 || document.querySelector('.loader, .skel, [aria-busy="true"]') !== null;
