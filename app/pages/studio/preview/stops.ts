// The places of a sentence as stops of a walk: each form and section once.

import type { Sentence } from '../sentences/sentence.ts';

type Place = Sentence['places'][number];

export interface Stops {
  readonly at: Place | undefined;
  /** From 1. */
  readonly number: number;
  readonly all: number;
  /** Places to go to, as the sentence counts them. */
  readonly before: number | undefined;
  readonly next: number | undefined;
}

/** Around a place; sections that show it twice are one stop. */
export function stopsOf({ places }: Pick<Sentence, 'places'>, place: number): Stops {
  const seen = new Set<string>();
  const stops = places.flatMap(({ form, section }, at) => {
    const name = `${form}/${section}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ at, name }];
  });
  const here = places[place] ?? places[0];
  const index = here ? stops.findIndex(({ name }) => name === `${here.form}/${here.section}`) : -1;
  return {
    at: here,
    number: index + 1,
    all: stops.length,
    before: stops[index - 1]?.at,
    next: index < 0 ? undefined : stops[index + 1]?.at,
  };
}
