// Lists the fired rules with the places they are about: in the order of rules and rows, each sequence up to its first fault.

import type { Pointer } from '../model/types.ts';
import { expandTokens, joinPointer, type Tokens } from '../values/paths.ts';
import type { ReadSource } from './effects.ts';
import { readFact, type World } from './facts.ts';
import type { Instance, PlannedRule, RuleState, Verdict } from './rule-plan.ts';

/** A fired instance: where its effect belongs, and how it reads its sources. */
export interface Firing extends Instance {
  readonly places: () => readonly Pointer[];
  readonly read: (world: World) => ReadSource;
}

/** The fired instances as the answers stand. */
export function firingsOf(
  rules: readonly PlannedRule[],
  state: RuleState,
  world: World,
): readonly Firing[] {
  const fired = rules.flatMap((planned) => firingsOfRule(planned, state, world));
  const stopped = stoppedBySequence(fired);
  return stopped.size === 0 ? fired : fired.filter((firing) => !stopped.has(firing));
}

/** In each sequence, what comes after the first fault: by priority, then by the order of rules and of rows. */
function stoppedBySequence(fired: readonly Firing[]): ReadonlySet<Firing> {
  const sequences = new Map<string, Firing[]>();
  for (const firing of fired) {
    const { sequence } = firing.planned.rule;
    if (sequence === undefined) continue;
    sequences.set(sequence, [...(sequences.get(sequence) ?? []), firing]);
  }
  const stopped = new Set<Firing>();
  for (const members of sequences.values()) {
    const inTurn = members.toSorted((a, b) => b.planned.rule.priority - a.planned.rule.priority);
    const first = inTurn.findIndex(({ planned }) => planned.rule.effect.type === 'fault');
    if (first >= 0) for (const later of inTurn.slice(first + 1)) stopped.add(later);
  }
  return stopped;
}

function firingsOfRule(planned: PlannedRule, state: RuleState, world: World): readonly Firing[] {
  const verdicts = state.get(planned);
  if (verdicts === undefined) return [];
  const found: Firing[] = [];
  for (const [rowPointer, { fired, row }] of inRowOrder(verdicts)) {
    if (!fired) continue;
    found.push(firingOf({ planned, rowPointer, ...(row === undefined ? {} : { row }) }, world));
  }
  return found;
}

/** An instance as one that fired. */
export const firingOf = (instance: Instance, world: World): Firing => {
  const { planned, rowPointer, row } = instance;
  return {
    planned,
    rowPointer,
    ...(row !== undefined && { row }),
    places: () => placesOf(instance, world),
    read: (now) => (fact) => readFact(now, fact, row),
  };
};

/** Rows are judged in any order but told in theirs. */
function inRowOrder(verdicts: ReadonlyMap<Pointer, Verdict>): readonly [Pointer, Verdict][] {
  const index = ({ row }: Verdict): number => Number(row?.at(-1) ?? 0);
  const entries = [...verdicts];
  let last = -1;
  const ordered = entries.every(([, verdict]) => {
    const inOrder = index(verdict) >= last;
    last = index(verdict);
    return inOrder;
  });
  return ordered ? entries : entries.sort(([, a], [, b]) => index(a) - index(b));
}

/** The concrete targets of an instance: the row at hand, and every row of other lists. */
function placesOf({ planned, row }: Instance, world: World): readonly Pointer[] {
  if (planned.places) return planned.places;
  return planned.targets.flatMap((target) => {
    const tokens = row === undefined ? target : inRow(target, row);
    return expandTokens(world.answers, tokens).map(joinPointer);
  });
}

function inRow(target: Tokens, row: Tokens): Tokens {
  const place = target[0] === 'row' ? [...row, ...target.slice(1)] : [...target];
  for (let at = 0; at < row.length; at += 1) {
    const token = row[at];
    if (token === undefined || (place[at] !== '*' && place[at] !== token)) break;
    place[at] = token;
  }
  return place;
}
