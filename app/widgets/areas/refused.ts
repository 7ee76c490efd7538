// What is said at the choices of the adder when nothing is added, and which of them takes focus.

import type { Fault, Pointer } from '../../../runtime/core/index.ts';
import type { Added, NewArea } from './rows.ts';
import type { Terms } from './terms.ts';

/** A choice and what is wrong with it. */
export type Wrong = Pick<Fault, 'path' | 'code' | 'message'>;

/** Each choice that is missing; or, of an area that is there already, its county. `duplicate` is the key of that sentence. */
export function wrongChoices(
  why: Added['kind'],
  area: NewArea,
  { from, members }: Terms,
  duplicate: string,
): readonly Wrong[] {
  if (why === 'duplicate')
    return [{ path: `${from}/${members.county}`, code: why, message: duplicate }];
  if (why !== 'incomplete') return [];
  const choices = { state: members.state, county: members.county, planClass: members.planClass };
  return (Object.keys(choices) as (keyof typeof choices)[])
    .filter((name) => !area[name])
    .map((name) => ({ path: `${from}/${choices[name]}`, code: 'required' }));
}

/** The first choice, in the order of the page, of those that hold the adding up. */
export function firstOf(places: readonly Pointer[], { from, members }: Terms): Pointer | undefined {
  const order = [members.state, members.county, members.planClass, members.rate];
  return order.map((name) => `${from}/${name}`).find((place) => places.includes(place));
}
