// What the server knows of everything people see besides its sentences: in use where, live since when, changed by whom.

import { useMemo } from 'react';
import { useCall } from '../../../calls/reading.tsx';
import type { AnswerOf } from '../../../calls/typed.ts';

export type Known = AnswerOf<'studio_things'>['data']['things'][number];

/** By kind and id. */
export type KnownThings = ReadonlyMap<string, Known>;

export const placeOf = (kind: string, id: string): string => `${kind} ${id}`;

/** Undefined until it is there; the rest of the page waits for none of it. */
export function useThings(): KnownThings | undefined {
  const { data } = useCall('studio_things', {});
  return useMemo(
    () => data && new Map(data.data.things.map((one) => [placeOf(one.kind, one.id), one])),
    [data],
  );
}
