// The places of a sentence as stops of a walk: each form and section once, then the pages of the portal.

import type { Sentence } from '../../sentences/sentence.ts';
import type { PortalPage } from './portal-pages.ts';

type Place = Sentence['places'][number];

export interface Stops {
  /** A place in a form, or else a page. */
  readonly at: Place | undefined;
  readonly page: PortalPage | undefined;
  /** From 1. */
  readonly number: number;
  readonly all: number;
  /** Places to go to, as the sentence counts them: its places in forms, then its pages. */
  readonly before: number | undefined;
  readonly next: number | undefined;
}

/** Around a place; sections that show it twice are one stop. */
export function stopsOf(
  { places }: Pick<Sentence, 'places'>,
  place: number,
  pages: readonly PortalPage[] = [],
): Stops {
  const seen = new Set<string>();
  const inForms = places.flatMap(({ form, section }, at) => {
    const name = `${form}/${section}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ at, name }];
  });
  const onPages = pages.map(({ name }, index) => ({ at: places.length + index, name }));
  const stops = [...inForms, ...onPages];
  const wanted = place < places.length + pages.length ? place : 0;
  const at = places[wanted];
  const page = at ? undefined : pages[wanted - places.length];
  const here = at ? `${at.form}/${at.section}` : page?.name;
  const index = stops.findIndex(({ name }) => name === here);
  return {
    ...{ at, page, number: index + 1, all: stops.length },
    before: stops[index - 1]?.at,
    next: index < 0 ? undefined : stops[index + 1]?.at,
  };
}
