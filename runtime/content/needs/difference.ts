// What one list of needs asks that another does not.
import type { Need, Needed } from '../model/needs.ts';

export interface NeedsDifference {
  /** Needed now, and not then. */
  readonly more: readonly Needed[];
  /** Needed then, too, and as something else: an answer of another type, a call with another contract. */
  readonly others: readonly Needed[];
  /** Needed then, and not any more. */
  readonly less: readonly Needed[];
}

/** In the order of the lists. */
export function differenceOfNeeds(
  then: readonly Needed[],
  now: readonly Needed[],
): NeedsDifference {
  const [before, after] = [byName(then), byName(now)];
  const isOther = (need: Needed): boolean => {
    const old = before.get(nameOf(need));
    return old !== undefined && kindOf(old) !== kindOf(need);
  };
  return {
    more: now.filter((need) => !before.has(nameOf(need))),
    others: now.filter(isOther),
    less: then.filter((need) => !after.has(nameOf(need))),
  };
}

const nameOf = ({ kind, of, name, choice }: Need): string =>
  JSON.stringify([kind, of, name, choice]);

const kindOf = ({ type, format, there }: Need): string => JSON.stringify([type, format, there]);

const byName = (needs: readonly Needed[]) => new Map(needs.map((need) => [nameOf(need), need]));
