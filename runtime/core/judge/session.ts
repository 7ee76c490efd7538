// Judges while someone types: runs only the rules that read what changed, and drops a run that a newer one overtook.

import { fetchBranched } from '../branched/fetch.ts';
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
import { EffectStore } from '../rules/effect-store.ts';
import type { World } from '../rules/facts.ts';
import { firingOf, firingsOf } from '../rules/firings.ts';
import type { RuleOutcome } from '../rules/outcome.ts';
import {
  type Concerned,
  concernedInstances,
  type RulePlan,
  type RuleState,
} from '../rules/rule-plan.ts';
import { everyInstance, runUntilStable } from '../rules/rule-state.ts';
import { rewrite, valuesOf, type Writes } from '../rules/writes.ts';
import { getAt, isList } from '../values/paths.ts';
import { sameValue } from '../values/values.ts';

export interface JudgeSession {
  /**
   * Runs all rules of a moment (`edit` unless told) and forgets what was known; where the same rules have seen the same
   * answers and nothing waits, their outcome still holds and is given again.
   */
  readonly start: (answers: Answers, moment?: Moment) => Promise<RuleOutcome>;
  /**
   * Takes over changed answers. `null` when no rule reads (or writes) the changed places: nothing to wait for.
   * Name the list itself when its rows were inserted, removed or moved. When a newer change overtakes the run,
   * the promise resolves to the outcome of the newer run. While a field is typed in, rules that wait until it is left
   * wait.
   */
  readonly change: (
    answers: Answers,
    changed: readonly Pointer[],
    typing?: boolean,
  ) => Promise<RuleOutcome> | null;
  /** A field is left: runs what waited for it; `null` when nothing did. */
  readonly leave: () => Promise<RuleOutcome> | null;
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
export const createSession = (parts: SessionParts): JudgeSession => new Session(parts);

class Session implements JudgeSession {
  readonly #parts: SessionParts;
  #world: World;
  #plan: RulePlan;
  #state: RuleState = new Map();
  /** What is to be asked or told anew since the last conclusion. */
  #open: Concerned = new Map();
  /** What waits until the field that is typed in is left. */
  #held: Concerned = new Map();
  #typing = false;
  #effects: EffectStore | undefined;
  /** Number of the newest run; an older one that still goes on is stale. */
  #stamp = 0;
  #asked = 0;
  #latest: Promise<RuleOutcome> | undefined;
  #last: RuleOutcome | undefined;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#world = { answers: {}, context: parts.context };
    this.#plan = parts.planAt('edit');
  }

  start(answers: Answers, moment: Moment = 'edit'): Promise<RuleOutcome> {
    // On screen, fields are left all the time: what waits for it is looked at from the beginning.
    const plan = this.#parts.planAt(moment === 'edit' ? 'leave' : moment);
    this.#typing = false;
    if (this.#last !== undefined && this.#rests(plan, answers)) return Promise.resolve(this.#last);
    this.#world = { ...this.#world, answers };
    this.#plan = plan;
    this.#state = new Map();
    this.#open = new Map();
    this.#held = new Map();
    this.#effects = undefined;
    this.#last = undefined;
    return this.#run(everyInstance(this.#plan));
  }

  #rests(plan: RulePlan, answers: Answers): boolean {
    const isSeen = plan === this.#plan && answers === this.#world.answers;
    return isSeen && this.#open.size === 0 && this.#held.size === 0;
  }

  change(
    answers: Answers,
    changed: readonly Pointer[],
    typing = false,
  ): Promise<RuleOutcome> | null {
    const places = [...changed, ...resizedLists(this.#plan, this.#world.answers, answers)];
    this.#world = { ...this.#world, answers };
    const moved = this.#plan.movesRows(places);
    if (moved) this.#effects = undefined;
    this.#typing = typing && !moved;
    return this.#runDue(this.#plan.concernedBy(places));
  }

  leave(): Promise<RuleOutcome> | null {
    const held = this.#held;
    this.#held = new Map();
    this.#typing = false;
    return this.#runDue(held);
  }

  setContext(next: JsonObject): Promise<RuleOutcome> | null {
    const before = this.#world.context;
    const names = new Set([...Object.keys(before), ...Object.keys(next)]);
    const changed = [...names].filter((name) => !sameValue(before[name], next[name]));
    this.#world = { ...this.#world, context: next };
    const concerned = this.#plan.readersOfContext(changed);
    return concerned.size === 0 ? null : this.#run(concerned);
  }

  validate(answers: Answers, outcome: RuleOutcome): readonly Fault[] {
    const { form, validate } = this.#parts;
    return faultsOf(form, validate, { answers, context: this.#world.context }, outcome);
  }

  asked(): number {
    return this.#asked;
  }

  /** Runs what does not wait. */
  #runDue(concerned: Concerned): Promise<RuleOutcome> | null {
    this.#hold(concerned);
    return concerned.size === 0 ? null : this.#run(concerned);
  }

  /** Takes out what waits until the field that is typed in is left. */
  #hold(concerned: Concerned): void {
    if (!this.#typing) return;
    for (const [planned, rows] of concerned) {
      if (planned.rule.on !== 'leave') continue;
      concerned.delete(planned);
      merge(this.#held, new Map([[planned, rows]]));
    }
  }

  #run(concerned: Concerned): Promise<RuleOutcome> {
    merge(this.#open, concerned);
    this.#stamp += 1;
    this.#latest = this.#runRules(this.#stamp);
    return this.#latest;
  }

  async #runRules(mine: number): Promise<RuleOutcome> {
    const isStale = (): boolean => mine !== this.#stamp;
    const coming = fetchBranched(this.#parts.form);
    if (coming !== undefined) await coming;
    const due: Concerned = new Map([...this.#open].map(([rule, rows]) => [rule, copyOf(rows)]));
    const parts = {
      plan: this.#plan,
      state: this.#state,
      world: () => this.#world,
      isStale,
      onAsked: (questions: number): void => {
        this.#asked += questions;
      },
      onWritten: (places: readonly Pointer[], concerned: Concerned): void => {
        if (isStale()) return;
        this.#hold(concerned);
        merge(this.#open, concerned);
        if (this.#plan.movesRows(places)) this.#effects = undefined;
      },
    };
    const written = await runUntilStable(parts, due);
    if (written === undefined || isStale()) return this.#latest ?? this.#runRules(this.#stamp);
    return this.#conclude(written);
  }

  #conclude(written: Writes): RuleOutcome {
    const values = valuesOf(written, this.#world.answers);
    this.#world = rewrite(this.#world, written);
    const verdict = this.#bringUpToDate().verdict();
    const before = this.#last?.opens ?? verdict.opens;
    const opened = verdict.opens.filter((dialog) => !before.includes(dialog));
    this.#last = { ...verdict, answers: this.#world.answers, values, opened };
    return this.#last;
  }

  /** The effects as the verdicts stand: made anew where rows moved or sequences may have changed, else amended. */
  #bringUpToDate(): EffectStore {
    const concerned = this.#open;
    this.#open = new Map();
    if (this.#effects !== undefined && !this.#plan.hasSequences) {
      amend(this.#effects, concerned, this.#state, this.#world);
      return this.#effects;
    }
    const effects = new EffectStore(this.#parts.form, this.#world, this.#last?.fields);
    for (const firing of firingsOf(this.#plan.rules, this.#state, this.#world)) {
      effects.replace(firing, firing, this.#world);
    }
    this.#effects = effects;
    return effects;
  }
}

function amend(effects: EffectStore, concerned: Concerned, state: RuleState, world: World): void {
  for (const [planned, rows] of concerned) {
    const gone = rows === 'all' ? [] : [...rows].filter((row) => !state.get(planned)?.has(row));
    for (const rowPointer of gone) effects.replace({ planned, rowPointer }, undefined, world);
    for (const instance of concernedInstances(planned, rows, world)) {
      const fired = state.get(planned)?.get(instance.rowPointer)?.fired === true;
      effects.replace(instance, fired ? firingOf(instance, world) : undefined, world);
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
