// A link to a row of the list, wherever it is, and functions that stay the same while what they do does not.

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Pointer } from '../../../runtime/core/index.ts';
import { onReach } from '../../../runtime/react/index.ts';
import type { ListModel } from './list-model.ts';

/** A row asked for by an error link may be behind a tab or a search: those are lifted first. */
export function useReach(
  pointer: Pointer,
  model: ListModel,
  scrollTo: (at: number, options: { readonly align: 'center' }) => void,
  showAll: () => void,
): void {
  const [wanted, setWanted] = useState<number | null>(null);
  const lift = useLatest(showAll);
  useEffect(
    () =>
      onReach(pointer, (place) => {
        const index = Number(place.slice(pointer.length + 1).split('/')[0]);
        if (!Number.isInteger(index)) return;
        lift();
        setWanted(index);
      }),
    [pointer, lift],
  );
  useEffect(() => {
    if (wanted === null) return;
    const at = model.lines.findIndex((line) => line.kind === 'row' && line.index === wanted);
    if (at < 0) return;
    scrollTo(at, { align: 'center' });
    setWanted(null);
  }, [wanted, model, scrollTo]);
}

/** The same function for as long as the component lives, doing what the newest one does. */
export function useLatest<A extends readonly unknown[]>(
  job: (...args: A) => void,
): (...args: A) => void {
  const latest = useRef(job);
  useEffect(() => {
    latest.current = job;
  });
  return useMemo(
    () =>
      (...args: A) =>
        latest.current(...args),
    [],
  );
}
