// Makes a rule set ready to run: checks it, and indexes which rules, in which rows, a changed place concerns.

import type { CompiledRule, Conditions, Moment, Pointer, Term } from '../model/types.ts';
import {
  expandTokens,
  getTokens,
  joinPointer,
  parsePointer,
  type Tokens,
  toPointer,
} from '../values/paths.ts';
import { checkFunction } from './computations.ts';
import { effectKind } from './effects.ts';
import { checkConditions, preparedConditions } from './engine.ts';
import { computationsOf, factsOf, sourcesOf, termsOf, tokensOf, type World } from './facts.ts';

/** A rule with all that a run needs worked out beforehand. */
export interface PlannedRule {
  readonly index: number;
  readonly rule: CompiledRule;
  readonly conditions: Conditions;
  /** What its conditions compare. */
  readonly terms: readonly Term[];
  /** Path of the rows of a `forEach` rule: its list and `*`. */
  readonly rows?: Tokens;
  readonly targets: readonly Tokens[];
  /** Does it compute with what has to be fetched before? */
  readonly calculates: boolean;
  /** Where its effect belongs, if that is the same whatever the answers are. */
  readonly places?: readonly Pointer[];
}

/** A rule as it stands for one row, or for the whole form (`row` is then empty). */
export interface Instance {
  readonly planned: PlannedRule;
  readonly row?: Tokens;
  readonly rowPointer: Pointer;
}

/** Which instances a change concerns: all of a rule, or those of some rows. */
export type Concerned = Map<PlannedRule, 'all' | Set<Pointer>>;

/** Whether an instance fired. */
export interface Verdict {
  readonly fired: boolean;
  /** The facts it was reached from: the same facts give the same verdict. */
  readonly signature: string;
  readonly row?: Tokens;
}

/** What is known of every instance. Written only by `settle` (rule-state.ts). */
export type RuleState = Map<PlannedRule, Map<Pointer, Verdict>>;

interface Reader {
  readonly planned: PlannedRule;
  readonly tokens: Tokens;
  /** `row`: only the row that changed. `structure`: only when rows come and go. */
  readonly scope: 'form' | 'row' | 'structure';
}

export interface RulePlan {
  readonly rules: readonly PlannedRule[];
  /** Lists whose rows matter to a rule: repeated over, or targeted with `*`. Only those not inside other rows. */
  readonly lists: readonly Pointer[];
  /** The rules that set, tag or untag; all rules where such a rule is part of a sequence. */
  readonly writers: readonly PlannedRule[];
  /** Does any rule compute with what has to be fetched before? */
  readonly calculates: boolean;
  /** Is any rule part of a sequence? Then what one says depends on others. */
  readonly hasSequences: boolean;
  /** Do rows that matter to a rule come, go or move when these places change? */
  readonly movesRows: (changed: readonly Pointer[]) => boolean;
  /** The instances that read, or write, one of the changed places. */
  readonly concernedBy: (changed: readonly Pointer[]) => Concerned;
  /** The rules that read one of these context members (`route`, `today` …). */
  readonly readersOfContext: (changed: readonly string[]) => Concerned;
}

/** Does a rule of this moment run at that one? `start` stands alone; submit holds every other. */
export function runsAt(on: Moment, moment: Moment): boolean {
  if (on === 'start' || moment === 'start') return on === moment;
  if (on === 'leave') return moment !== 'edit';
  return on === 'edit' || moment === 'submit' || on === moment;
}

/** Plans the rules that run at one moment. Throws a RuntimeError for an unknown operator, effect or compute function. */
export function planRules(rules: readonly CompiledRule[]): RulePlan {
  const planned = rules.map(planRule);
  const readers = planned.flatMap(readersOf);
  const structures = readers.filter(({ scope }) => scope === 'structure');
  const byName = new Map<string, Reader[]>();
  for (const reader of readers) {
    const name = reader.tokens[0] ?? '';
    const known = byName.get(name);
    if (known === undefined) byName.set(name, [reader]);
    else known.push(reader);
  }
  return {
    rules: planned,
    lists: listsOf(structures),
    writers: writersOf(planned),
    calculates: planned.some(({ calculates }) => calculates),
    hasSequences: planned.some(({ rule }) => rule.sequence !== undefined),
    movesRows: (changed) =>
      changed.some((pointer) => {
        const tokens = parsePointer(pointer);
        return structures.some((reader) => touches(reader, tokens));
      }),
    concernedBy: (changed) => {
      const concerned: Concerned = new Map();
      for (const pointer of changed) collect(concerned, byName, parsePointer(pointer));
      return concerned;
    },
    readersOfContext: (changed) => {
      const concerned: Concerned = new Map();
      for (const { planned: rule, tokens } of byName.get('context') ?? []) {
        if (changed.includes(tokens[1] ?? '')) concerned.set(rule, 'all');
      }
      return concerned;
    },
  };
}

/** The instances of a rule as the answers stand: one, or one per row. */
function instancesOf(planned: PlannedRule, world: World): readonly Instance[] {
  if (planned.rows === undefined) return [{ planned, rowPointer: '' }];
  return expandTokens(world.answers, planned.rows).map((row) => ({
    planned,
    row,
    rowPointer: joinPointer(row),
  }));
}

/** The instances of a rule that are concerned; rows that are gone have none. */
export function concernedInstances(
  planned: PlannedRule,
  rows: 'all' | ReadonlySet<Pointer>,
  world: World,
): readonly Instance[] {
  if (rows === 'all') return instancesOf(planned, world);
  return [...rows].flatMap((rowPointer) => {
    const row = parsePointer(rowPointer);
    return getTokens(world.answers, row) === undefined ? [] : [{ planned, row, rowPointer }];
  });
}

function planRule(rule: CompiledRule, index: number): PlannedRule {
  checkConditions(rule.conditions, rule.name);
  const kind = effectKind(rule.effect, rule.name);
  const conditions = preparedConditions(rule.conditions);
  const targets = kind.targets(rule.effect).map((target) => parsePointer(toPointer(target)));
  const computations = computationsOf(conditions, rule.effect);
  computations.forEach(checkFunction);
  const calculates = computations.length > 0;
  const base = { index, rule, conditions, terms: termsOf(conditions), targets, calculates };
  if (rule.forEach === undefined)
    return targets.flat().includes('*') ? base : { ...base, places: targets.map(joinPointer) };
  return { ...base, rows: [...parsePointer(toPointer(rule.forEach)), '*'] };
}

function readersOf(planned: PlannedRule): readonly Reader[] {
  const { rows } = planned;
  const scope = rows === undefined ? 'form' : 'row';
  const readers: Reader[] = [];
  const facts = planned.terms.flatMap(factsOf);
  for (const fact of [...facts, ...sourcesOf(planned.rule.effect)]) {
    const tokens = tokensOf(fact);
    if (tokens[0] !== 'row' || rows === undefined) readers.push({ planned, tokens, scope: 'form' });
    else if (tokens[1] !== '$index')
      readers.push({ planned, tokens: [...rows, ...tokens.slice(1)], scope });
  }
  for (const tokens of planned.targets) {
    if (writes(planned)) readers.push({ planned, tokens, scope });
    tokens.forEach((token, at) => {
      if (token === '*') readers.push({ planned, tokens: tokens.slice(0, at), scope: 'structure' });
    });
  }
  if (rows !== undefined) readers.push({ planned, tokens: rows.slice(0, -1), scope: 'structure' });
  return readers;
}

function writersOf(rules: readonly PlannedRule[]): readonly PlannedRule[] {
  const writers = rules.filter(writes);
  return writers.some(({ rule }) => rule.sequence !== undefined) ? rules : writers;
}

function listsOf(readers: readonly Reader[]): readonly Pointer[] {
  const lists = readers.filter(({ tokens }) => !tokens.includes('*'));
  return [...new Set(lists.map(({ tokens }) => joinPointer(tokens)))];
}

const writes = ({ rule }: PlannedRule): boolean =>
  effectKind(rule.effect, rule.name).write !== undefined;

function collect(concerned: Concerned, byName: Map<string, Reader[]>, changed: Tokens): void {
  const name = changed[0];
  const readers = name === undefined ? [...byName.values()].flat() : (byName.get(name) ?? []);
  for (const reader of readers) {
    if (concerned.get(reader.planned) === 'all' || !touches(reader, changed)) continue;
    const rows = reader.planned.rows;
    if (reader.scope !== 'row' || rows === undefined || changed.length < rows.length) {
      concerned.set(reader.planned, 'all');
      continue;
    }
    const row = joinPointer(changed.slice(0, rows.length));
    const known = concerned.get(reader.planned);
    if (known instanceof Set) known.add(row);
    else concerned.set(reader.planned, new Set([row]));
  }
}

function touches({ tokens, scope }: Reader, changed: Tokens): boolean {
  if (scope === 'structure' && changed.length > tokens.length) return false;
  const length = Math.min(tokens.length, changed.length);
  for (let at = 0; at < length; at += 1) {
    if (tokens[at] !== '*' && tokens[at] !== changed[at]) return false;
  }
  return true;
}
