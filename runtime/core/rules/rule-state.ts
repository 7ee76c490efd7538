// Which rules have fired, row by row: asks the engine only what is not known yet, and lets set effects come to rest.

import { RuntimeError } from '../model/errors.ts';
import type { Answers, AtRest, Json, Pointer } from '../model/types.ts';
import type { Tokens } from '../values/paths.ts';
import { type Asked, evaluate, fetchCalculating } from './engine.ts';
import { readFact, termKey, termValue, type World } from './facts.ts';
import { firingsOf } from './firings.ts';
import {
  type Concerned,
  concernedInstances,
  type Instance,
  type PlannedRule,
  type RulePlan,
  type RuleState,
  type Verdict,
} from './rule-plan.ts';
import { rewrite, type Writes, writesOf } from './writes.ts';

/** How often set effects may change the answers before they must have come to rest. */
const MOST_PASSES = 10;

export interface Fixpoint {
  readonly plan: RulePlan;
  readonly state: RuleState;
  /** Looked at after every wait for the engine: once a newer run has begun, this one stops. */
  readonly isStale: () => boolean;
  /** The newest answers and context; a change that no rule reads may come while the engine is at work. */
  readonly world: () => World;
  /** Told what else is concerned because rules wrote these places, before it is looked at. */
  readonly onWritten?: (places: readonly Pointer[], concerned: Concerned) => void;
  /** Told how many questions are put to the engine. */
  readonly onAsked?: (questions: number) => void;
}

/**
 * Brings the verdicts of the concerned instances up to date and applies set effects until nothing changes any more.
 * Returns what was written, or undefined when a newer run took over.
 */
export async function runUntilStable(
  run: Fixpoint,
  concerned: Concerned,
): Promise<Writes | undefined> {
  if (run.plan.calculates) {
    await fetchCalculating();
    if (run.isStale()) return undefined;
  }
  let written: Writes = new Map();
  let waiting = concerned;
  for (let pass = 0; pass <= MOST_PASSES; pass += 1) {
    const world = rewrite(run.world(), written);
    const questions = openQuestions(run.state, world, waiting);
    if (questions.length > 0) {
      run.onAsked?.(questions.length);
      const held = await evaluate(questions.map(({ question }) => question));
      if (run.isStale()) return undefined;
      for (const { question, instances, signature } of questions) {
        const fired = held.has(question.id);
        for (const instance of instances) remember(run.state, instance, fired, signature);
      }
    }
    const changes = nextWrites(run, rewrite(run.world(), written));
    if (changes.size === 0) return written;
    written = new Map([...written, ...changes]);
    waiting = run.plan.concernedBy([...changes.keys()]);
    run.onWritten?.([...changes.keys()], waiting);
  }
  throw new RuntimeError('UNSETTLED', { places: [...written.keys()] });
}

/** Every instance of every rule: what a whole judgement is concerned with. */
export const everyInstance = (plan: RulePlan): Concerned =>
  new Map(plan.rules.map((planned) => [planned, 'all']));

function nextWrites({ plan, state }: Fixpoint, world: World): Writes {
  if (plan.writers.length === 0) return NO_WRITES;
  return writesOf(firingsOf(plan.writers, state, world), world);
}

const NO_WRITES: Writes = new Map();

interface OpenQuestion {
  readonly question: Asked;
  readonly instances: Instance[];
  readonly signature: string;
}

/** One question per rule and set of fact values: rows that look alike are asked about once. */
function openQuestions(
  state: RuleState,
  world: World,
  concerned: Concerned,
): readonly OpenQuestion[] {
  const open: OpenQuestion[] = [];
  for (const [planned, rows] of concerned) {
    const alike = new Map<string, OpenQuestion>();
    const instances = concernedInstances(planned, rows, world);
    forgetGoneRows(state, planned, rows, instances);
    for (const instance of instances) {
      const values = valuesFor(planned, world, instance.row);
      const signature = values.map(signatureOf).join();
      if (state.get(planned)?.get(instance.rowPointer)?.signature === signature) continue;
      const { atRest } = planned.rule;
      if (atRest && signature === signatureAtRest(planned, atRest.values)) {
        remember(state, instance, atRest.fires, signature);
        continue;
      }
      const known = alike.get(signature);
      if (known !== undefined) {
        known.instances.push(instance);
        continue;
      }
      const question = questionOf(String(open.length), planned, values);
      const asked = { question, instances: [instance], signature };
      alike.set(signature, asked);
      open.push(asked);
    }
  }
  return open;
}

const valuesFor = (planned: PlannedRule, world: World, row?: Tokens): readonly Json[] =>
  planned.terms.map((term) => termValue(term, (fact) => readFact(world, fact, row)));

const questionOf = (id: string, planned: PlannedRule, values: readonly Json[]): Asked => ({
  id,
  conditions: planned.conditions,
  verdicts: planned.rule.verdicts,
  facts: new Map(planned.terms.map((term, at) => [termKey(term), values[at] ?? null])),
});

const SIGNATURES_AT_REST = new WeakMap<PlannedRule, string>();

function signatureAtRest(planned: PlannedRule, values: readonly Json[]): string {
  const known = SIGNATURES_AT_REST.get(planned);
  if (known !== undefined) return known;
  const signature = values.map(signatureOf).join();
  SIGNATURES_AT_REST.set(planned, signature);
  return signature;
}

/** What each rule says of these answers, in an empty context: worked out once, so that no page need ask it. */
export async function verdictsAtRest(
  rules: readonly PlannedRule[],
  answers: Answers,
): Promise<readonly AtRest[]> {
  if (rules.some(({ calculates }) => calculates)) await fetchCalculating();
  const found = rules.map((planned) => valuesFor(planned, { answers, context: {} }));
  const held = await evaluate(
    rules.map((planned, at) => questionOf(String(at), planned, found[at] ?? [])),
  );
  return found.map((values, at) => ({ values, fires: held.has(String(at)) }));
}

function forgetGoneRows(
  state: RuleState,
  planned: PlannedRule,
  rows: 'all' | ReadonlySet<Pointer>,
  now: readonly Instance[],
): void {
  const verdicts = state.get(planned);
  if (verdicts === undefined) return;
  const looked = rows === 'all' ? verdicts : rows;
  if (looked.size <= now.length) return;
  const there = new Set(now.map(({ rowPointer }) => rowPointer));
  for (const row of [...looked.keys()]) if (!there.has(row)) verdicts.delete(row);
}

function remember(state: RuleState, instance: Instance, fired: boolean, signature: string): void {
  const { planned, row, rowPointer } = instance;
  const verdict: Verdict = { fired, signature, ...(row === undefined ? {} : { row }) };
  const known = state.get(planned);
  if (known === undefined) state.set(planned, new Map([[rowPointer, verdict]]));
  else known.set(rowPointer, verdict);
}

const IDENTITIES = new WeakMap<object, number>();
let identities = 0;

/** Tells fact values apart: simple values and lists by content, objects by identity (answers are never mutated). */
function signatureOf(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(signatureOf).join()}]`;
  let identity = IDENTITIES.get(value);
  if (identity === undefined) {
    identities += 1;
    identity = identities;
    IDENTITIES.set(value, identity);
  }
  return `#${identity}`;
}
