// Which cases a measured attorney has: rows of the plan of the demo world, as many as bring the claims asked for.
import { FULL_DESK, type PlannedCase } from '../work/planned.ts';
import type { Chance } from '../work/random.ts';

/** One in so many is busy, and has so many times the claims of the others. */
const BUSY = { every: 100, times: 10 };

/** How many of all claims go to those before this place among the attorneys; all of them, in the end. */
export function claimsBefore(place: number, of: { attorneys: number; claims: number }): number {
  const weight = (count: number) => count + Math.ceil(count / BUSY.every) * (BUSY.times - 1);
  return Math.floor((of.claims * weight(place)) / weight(of.attorneys));
}

/** Cases of these types with exactly so many claims on them. */
export function seededPlan(
  chance: Chance,
  types: readonly string[],
  claims: number,
): readonly PlannedCase[] {
  const fits = FULL_DESK.filter(({ planClass }) => types.includes(TYPE_OF[planClass]));
  const claimed = fits.filter((row) => row.claimed.length > 0);
  const plan: PlannedCase[] = [];
  let left = claims;
  while (left > 0) {
    // Every third case is any case, with a claim or without.
    const row = later(chance, chance.pick(chance.below(3) === 0 ? fits : claimed));
    const some = row.claimed.slice(0, left);
    left -= some.length;
    plan.push({ ...row, claimed: some });
  }
  return plan;
}

/** Who takes on family matters takes on those of commercial members. */
const TYPE_OF = { FAM: 'FAM', COM: 'FAM', REF: 'REF', CDL: 'CDL' } as const;

/** What is over may be years ago; what is open is as old as in the plan, or up to a month older. */
function later(chance: Chance, row: PlannedCase): PlannedCase {
  const over = row.status === 'Closed' || row.status === 'Void';
  return { ...row, days: row.days + chance.below(over ? 1500 : 30) };
}
