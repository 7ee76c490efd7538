// What the desk finds while somebody types: asked once they pause, and opened by Enter as soon as it is there.

import { useEffect, useState } from 'react';
import { useCall } from '../../../calls/reading.tsx';
import type { AnswerOf } from '../../../calls/typed.ts';

export type FoundGroup = AnswerOf<'desk_find'>['data'][number];
export type FoundRow = FoundGroup['rows'][number];

/** A thing that was found, with the address of its page. */
export interface Place {
  readonly row: FoundRow;
  readonly to: string;
}

export type Finding =
  | { readonly is: 'nothing asked' }
  | { readonly is: 'asking' }
  | { readonly is: 'failed'; readonly retry: () => Promise<void> }
  | { readonly is: 'found'; readonly groups: readonly FoundGroup[] };

const PAUSE_MS = 160;

/** Of words as they are typed. */
export function useFind(typed: string): Finding {
  const words = typed.trim();
  const asked = usePaused(words);
  const { data, error, retry } = useCall('desk_find', asked === '' ? undefined : { words: asked });
  if (words === '') return { is: 'nothing asked' };
  if (asked !== words) return { is: 'asking' };
  if (data) return { is: 'found', groups: data.data };
  return error ? { is: 'failed', retry } : { is: 'asking' };
}

/** The words once nobody typed for a moment; none at once. */
function usePaused(words: string): string {
  const [paused, setPaused] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), words === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
}

/** In the order in which they are shown. */
export const placesOf = (groups: readonly FoundGroup[]): readonly Place[] =>
  groups.flatMap(({ queue, rows }) =>
    rows.map((row) => ({ row, to: `/desk/${queue}/${encodeURIComponent(row.id)}` })),
  );
