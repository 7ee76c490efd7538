// Computes by a part of its own, which only forms that compute load: it is fetched before a rule of theirs is looked at.

import type { Computation, Json } from '../model/types.ts';
import type { Read } from './computations.ts';

type Calculate = (compute: Computation, read: Read) => Json;
let calculate: Calculate | undefined;

/** Hands over what is computed by, fetched by whoever knows that a rule needs it (`fetchCalculating`). */
export function calculateBy(fetched: Calculate): void {
  calculate = fetched;
}

/** What a computation makes of the facts as they stand; `null` where nothing comes of it. */
export function computed(compute: Computation, read: Read): Json {
  if (calculate === undefined) throw new Error('computed before it was fetched');
  return calculate(compute, read);
}
