// Compiles a rule: paths become pointers, and what it reads is listed so that a change runs only the rules it concerns.
import type {
  CompiledRule,
  Condition,
  DayShift,
  Effect,
  GenericPointer,
  Json,
  JsonObject,
} from '../../core/index.ts';
import { COMPUTE, generic, isObject, toPointer } from '../../core/index.ts';
import { writtenAt } from '../check/shared-conditions.ts';
import type { RuleFile } from '../model/model.ts';

/** One comparison of a rule, with where it is written: a condition that has a name, at its name. */
export interface Placed {
  readonly fact: string;
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
  if ('fact' in conditions)
    return [{ ...conditions, value: conditions.value as Json, place, must }];
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
  if (type === 'options') add(params.from, 'from');
  if ((type === 'fault' || type === 'warn') && isObject(params.params)) {
    for (const [name, value] of Object.entries(params.params))
      if (isObject(value)) add(value.fact, `params/${name}/fact`);
  }
  if (type === 'set') {
    add(params.copy, 'copy');
    const compute = params.compute;
    if (isObject(compute)) {
      add(compute.of, 'compute/of');
      const known = COMPUTE[String(compute.fn)];
      for (const name of known?.paths ?? []) add(compute[name], `compute/${name}`);
    }
  }
  return found;
}

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
    ...comparisonsOf(rule.conditions, '').flatMap(({ fact, value }) => [
      fact,
      ...(isObject(value) && typeof value.fact === 'string' ? [value.fact] : []),
      ...(isObject(value) && isFact(value.value) ? [value.value.fact] : []),
      ...(value === 'today' || (isObject(value) && value.value === 'today')
        ? ['context.today']
        : []),
    ]),
    ...sourcesOf(rule).map(({ path }) => path),
  ];
  const reads = paths.map((path) => (isContext(path) ? path : generic(pointerIn(rule, path))));
  return [...new Set(reads)];
}

const isFact = (value: Json | undefined): value is { readonly fact: string } =>
  isObject(value) && typeof value.fact === 'string';

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
