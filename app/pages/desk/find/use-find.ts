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
  /** With what was found before, so that nothing jumps while somebody types. */
  | { readonly is: 'asking'; readonly before: readonly FoundGroup[] }
  | { readonly is: 'failed'; readonly retry: () => Promise<void> }
  | { readonly is: 'found'; readonly groups: readonly FoundGroup[] };

const PAUSE_MS = 160;
const NOTHING: readonly FoundGroup[] = [];

/** Of words as they are typed. */
export function useFind(typed: string): Finding {
  const words = typed.trim();
  const asked = usePaused(words);
  const { data, error, retry } = useCall('desk_find', asked === '' ? undefined : { words: asked });
  const [last, setLast] = useState<readonly FoundGroup[]>([]);
  const now = asked === '' ? NOTHING : data?.data;
  useEffect(() => {
    if (now) setLast(now);
  }, [now]);
  if (words === '') return { is: 'nothing asked' };
  if (asked === words && data) return { is: 'found', groups: data.data };
  if (asked === words && error) return { is: 'failed', retry };
  return { is: 'asking', before: now ?? last };
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
  groups.flatMap(({ queue, rows }) => rows.map((row) => ({ row, to: addressOf(queue, row) })));

const addressOf = (queue: FoundGroup['queue'], { id, form = '' }: FoundRow): string =>
  queue === 'received'
    ? `/desk/forms/${encodeURIComponent(form)}/${encodeURIComponent(id)}`
    : `/desk/${queue}/${encodeURIComponent(id)}`;
