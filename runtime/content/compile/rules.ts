// Compiles a rule: paths become pointers, and what it reads is listed so that a change runs only the rules it concerns.
import type {
  CompiledRule,
  Computation,
  Condition,
  DayShift,
  Effect,
  GenericPointer,
  Json,
  JsonObject,
} from '../../core/index.ts';
import {
  computationText,
  factsIn,
  generic,
  isComputation,
  isObject,
  toPointer,
} from '../../core/index.ts';
import { writtenAt } from '../check/shared-conditions.ts';
import type { RuleFile } from '../model/model.ts';

/** One comparison of a rule, with where it is written: a condition that has a name, at its name. */
export interface Placed {
  /** The name of the fact; of one that is computed, what it is computed by. */
  readonly fact: string;
  readonly compute?: Computation;
  readonly plus?: DayShift;
  readonly operator: string;
  readonly value: Json;
  readonly place: string;
  /** The rule fires only while it holds: it stands under nothing but `all`. */
  readonly must: boolean;
}

const FIELD_EFFECTS = new Set(['show', 'hide', 'require', 'relax', 'enable', 'disable']);

/** The released form of a rule. */
export function compileRule(rule: RuleFile): CompiledRule {
  return {
    name: rule.name,
    on: rule.on ?? 'edit',
    ...(rule.forEach === undefined ? {} : { forEach: toPointer(rule.forEach) }),
    ...(rule.sequence === undefined ? {} : { sequence: rule.sequence }),
    priority: rule.priority ?? 1,
    conditions: rule.conditions,
    reads: readsOf(rule),
    effect: effectOf(rule),
  };
}

/** Every comparison in a tree of conditions that begins at a place. */
export function comparisonsOf(
  conditions: Condition,
  begins: string,
  must = true,
): readonly Placed[] {
  const place = writtenAt(conditions) ?? begins;
  if ('operator' in conditions) {
    const fact = 'fact' in conditions ? conditions.fact : computationText(conditions.compute);
    return [{ ...conditions, fact, value: conditions.value as Json, place, must }];
  }
  if ('not' in conditions) return comparisonsOf(conditions.not, `${place}/not`, false);
  const word = 'all' in conditions ? 'all' : 'any';
  const list = 'all' in conditions ? conditions.all : conditions.any;
  const each = must && (word === 'all' || list.length === 1);
  return list.flatMap((inner, index) => comparisonsOf(inner, `${place}/${word}/${index}`, each));
}

/** Dotted paths a rule reads apart from its conditions, with their places: copies, computations, sources of choices. */
export function sourcesOf({
  event: { type, params },
}: RuleFile): readonly { path: string; place: string }[] {
  const found: { path: string; place: string }[] = [];
  const add = (path: unknown, place: string) => {
    if (typeof path === 'string') found.push({ path, place: `/event/params/${place}` });
  };
  const addComputed = (compute: Json | undefined, place: string) =>
    void found.push(...factsComputed(compute, `/event/params/${place}`));
  if (type === 'options') add(params.from, 'from');
  if ((type === 'fault' || type === 'warn') && isObject(params.params)) {
    for (const [name, value] of Object.entries(params.params))
      if (isObject(value)) {
        add(value.fact, `params/${name}/fact`);
        addComputed(value.compute, `params/${name}/compute`);
      }
  }
  if (type === 'set') {
    add(params.copy, 'copy');
    addComputed(params.compute, 'compute');
  }
  return found;
}

/** What a comparison reads, each with where it is named. */
export const factsCompared = ({
  fact,
  compute,
  operator: _,
  value,
  place,
}: Placed): readonly { path: string; place: string }[] => [
  ...(compute === undefined
    ? [{ path: fact, place: `${place}/fact` }]
    : factsComputed(compute, `${place}/compute`)),
  ...factsInValue(value, `${place}/value`),
];

function factsInValue(
  value: Json | undefined,
  place: string,
): readonly { path: string; place: string }[] {
  if (!isObject(value)) return [];
  if (isComputation(value.compute)) return factsComputed(value.compute, `${place}/compute`);
  if (typeof value.fact === 'string') return [{ path: value.fact, place: `${place}/fact` }];
  return factsInValue(value.value, `${place}/value`);
}

const factsComputed = (compute: Json | undefined, place: string) =>
  isComputation(compute)
    ? factsIn(compute, place).map(({ fact, at }) => ({ path: fact, place: at }))
    : [];

/** Dotted paths a rule acts on, with their places. */
export function targetsOf({
  event: { type, params },
}: RuleFile): readonly { path: string; place: string }[] {
  if (FIELD_EFFECTS.has(type)) {
    const fields = Array.isArray(params.fields) ? params.fields : [];
    return fields.map((path: Json, index) => ({
      path: String(path),
      place: `/event/params/fields/${index}`,
    }));
  }
  if (type === 'open') return [];
  const word = type === 'fault' || type === 'warn' ? 'at' : 'field';
  return [{ path: String(params[word]), place: `/event/params/${word}` }];
}

/** The pointer of a dotted path in a rule: `row.x` is inside the list the rule is repeated over. */
export function pointerIn(rule: RuleFile, dotted: string): string {
  if (dotted !== 'row' && !dotted.startsWith('row.')) return toPointer(dotted);
  const list = toPointer(rule.forEach ?? '');
  const rest = dotted.slice('row.'.length);
  if (rest === '$index') return list;
  return `${list}/*${rest === '' ? '' : toPointer(rest)}`;
}

export const isContext = (path: string): boolean =>
  path === 'context' || path.startsWith('context.');

function readsOf(rule: RuleFile): readonly string[] {
  const paths = [
    ...(rule.forEach === undefined ? [] : [rule.forEach]),
    ...comparisonsOf(rule.conditions, '').flatMap((one) => [
      ...factsCompared(one).map(({ path }) => path),
      ...(one.value === 'today' || (isObject(one.value) && one.value.value === 'today')
        ? ['context.today']
        : []),
    ]),
    ...sourcesOf(rule).map(({ path }) => path),
  ];
  const reads = paths.map((path) => (isContext(path) ? path : generic(pointerIn(rule, path))));
  return [...new Set(reads)];
}

/** Fits what the meta-schema has checked into the closed union the judge works on. */
function effectOf(rule: RuleFile): Effect {
  const { type, params } = rule.event;
  const target = (path: Json | undefined): GenericPointer => pointerIn(rule, String(path));
  const made: JsonObject = {
    type,
    ...params,
    ...(Array.isArray(params.fields) ? { fields: params.fields.map(target) } : {}),
    ...(params.field === undefined ? {} : { field: target(params.field) }),
    ...(params.at === undefined ? {} : { at: target(params.at) }),
  };
  return made as unknown as Effect;
}
