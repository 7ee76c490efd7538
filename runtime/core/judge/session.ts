// Judges while someone types: runs only the rules that read what changed, and drops a run that a newer one overtook.

import { faultsOf } from '../faults/faults.ts';
import type {
  Answers,
  Fault,
  FormBundle,
  JsonObject,
  Moment,
  Pointer,
  Validate,
} from '../model/types.ts';
import type { World } from '../rules/facts.ts';
import { firingOf, firingsOf } from '../rules/firings.ts';
import { Ledger } from '../rules/ledger.ts';
import type { RuleOutcome } from '../rules/outcome.ts';
import {
  type Concerned,
  concernedInstances,
  type RulePlan,
  type RuleState,
} from '../rules/rule-plan.ts';
import { everyInstance, settle } from '../rules/rule-state.ts';
import { rewrite, valuesOf, type Writes } from '../rules/writes.ts';
import { getAt, isList } from '../values/paths.ts';
import { sameValue } from '../values/values.ts';

export interface JudgeSession {
  /** Runs all rules of a moment (`edit` unless told) and forgets what was known. */
  readonly start: (answers: Answers, moment?: Moment) => Promise<RuleOutcome>;
  /**
   * Takes over changed answers. `null` when no rule reads (or writes) the changed places: nothing to wait for.
   * Name the list itself when its rows were inserted, removed or moved. When a newer change overtakes the run,
   * the promise resolves to the outcome of the newer run.
   */
  readonly change: (answers: Answers, changed: readonly Pointer[]) => Promise<RuleOutcome> | null;
  /** Takes over a new context; `null` when no rule reads what is different in it. */
  readonly setContext: (context: JsonObject) => Promise<RuleOutcome> | null;
  /** The faults of the answers under an outcome, those of helper objects too; synchronous, so it can run after every key. */
  readonly validate: (answers: Answers, outcome: RuleOutcome) => readonly Fault[];
  /** How often conditions were put to the engine so far, for tests and measurements. */
  readonly asked: () => number;
}

interface SessionParts {
  readonly form: FormBundle;
  readonly validate: Validate;
  readonly planAt: (moment: Moment) => RulePlan;
  readonly context: JsonObject;
}

/** Starts a session; see `JudgeSession`. */
export function createSession({ form, validate, planAt, context }: SessionParts): JudgeSession {
  let world = { answers: {} as Answers, context };
  let plan = planAt('edit');
  let state: RuleState = new Map();
  let open: Concerned = new Map();
  let ledger: Ledger | undefined;
  let stamp = 0;
  let asked = 0;
  let latest: Promise<RuleOutcome> | undefined;
  let last: RuleOutcome | undefined;

  const run = (concerned: Concerned): Promise<RuleOutcome> => {
    merge(open, concerned);
    stamp += 1;
    latest = settleOnce(stamp);
    return latest;
  };

  const settleOnce = async (mine: number): Promise<RuleOutcome> => {
    const isStale = (): boolean => mine !== stamp;
    const due: Concerned = new Map([...open].map(([rule, rows]) => [rule, copyOf(rows)]));
    const onAsked = (questions: number): void => {
      asked += questions;
    };
    const onWritten = (places: readonly Pointer[], concerned: Concerned): void => {
      if (isStale()) return;
      merge(open, concerned);
      if (plan.movesRows(places)) ledger = undefined;
    };
    const parts = { plan, state, world: () => world, isStale, onAsked, onWritten };
    const written = await settle(parts, due);
    if (written === undefined || isStale()) return latest ?? settleOnce(stamp);
    return conclude(written);
  };

  const conclude = (written: Writes): RuleOutcome => {
    const values = valuesOf(written, world.answers);
    world = rewrite(world, written);
    const verdict = bringUpToDate().verdict();
    const before = last?.opens ?? verdict.opens;
    const opened = verdict.opens.filter((dialog) => !before.includes(dialog));
    last = { ...verdict, answers: world.answers, values, opened };
    return last;
  };

  /** The ledger as the verdicts stand: made anew where rows moved or sequences may have changed, else amended. */
  const bringUpToDate = (): Ledger => {
    const concerned = open;
    open = new Map();
    if (ledger !== undefined && !plan.hasSequences) {
      amend(ledger, concerned, state, world);
      return ledger;
    }
    ledger = new Ledger(form, world, last?.fields);
    for (const firing of firingsOf(plan.rules, state, world)) ledger.replace(firing, firing, world);
    return ledger;
  };

  return {
    start: (answers, moment = 'edit') => {
      world = { ...world, answers };
      plan = planAt(moment);
      state = new Map();
      open = new Map();
      ledger = undefined;
      last = undefined;
      return run(everyInstance(plan));
    },
    change: (answers, changed) => {
      const resized = resizedLists(plan, world.answers, answers);
      world = { ...world, answers };
      const places = [...changed, ...resized];
      if (plan.movesRows(places)) ledger = undefined;
      const concerned = plan.concernedBy(places);
      return concerned.size === 0 ? null : run(concerned);
    },
    setContext: (next) => {
      const names = new Set([...Object.keys(world.context), ...Object.keys(next)]);
      const changed = [...names].filter((name) => !sameValue(world.context[name], next[name]));
      world = { ...world, context: next };
      const concerned = plan.readersOfContext(changed);
      return concerned.size === 0 ? null : run(concerned);
    },
    validate: (answers, outcome) => faultsOf(form, validate, answers, outcome),
    asked: () => asked,
  };
}

function amend(ledger: Ledger, concerned: Concerned, state: RuleState, world: World): void {
  for (const [planned, rows] of concerned) {
    const gone = rows === 'all' ? [] : [...rows].filter((row) => !state.get(planned)?.has(row));
    for (const rowPointer of gone) ledger.replace({ planned, rowPointer }, undefined, world);
    for (const instance of concernedInstances(planned, rows, world)) {
      const fired = state.get(planned)?.get(instance.rowPointer)?.fired === true;
      ledger.replace(instance, fired ? firingOf(instance, world) : undefined, world);
    }
  }
}

/** Lists with rules for each row whose rows came or went, so that even an unnamed change of rows is seen. */
function resizedLists(plan: RulePlan, before: Answers, after: Answers): readonly Pointer[] {
  return plan.lists.filter((list) => lengthOf(before, list) !== lengthOf(after, list));
}

function lengthOf(answers: Answers, pointer: Pointer): number {
  const list = getAt(answers, pointer);
  return isList(list) ? list.length : 0;
}

function merge(into: Concerned, more: Concerned): void {
  for (const [rule, rows] of more) {
    const known = into.get(rule);
    if (known === 'all') continue;
    if (known === undefined || rows === 'all') into.set(rule, copyOf(rows));
    else for (const row of rows) known.add(row);
  }
}

const copyOf = (rows: 'all' | Set<Pointer>): 'all' | Set<Pointer> =>
  rows === 'all' ? rows : new Set(rows);
