// What is left of the cases of a file once a rule is gone: what only that rule did is expected no more.
import { isObject, type Json, type JsonObject } from '../../../core/index.ts';
import type { MemberPart } from '../../commands/command.ts';

interface CasesOf {
  readonly file: string;
  /** The rule goes on for other fields: the cases are about it still. */
  readonly stays?: boolean;
}

/** Parts that take a rule out of the cases that are about it; a case that says nothing else goes. */
export function withoutRule(
  { file, stays = false }: CasesOf,
  cases: readonly JsonObject[],
  rule: JsonObject,
): readonly MemberPart[] {
  return cases
    .filter(({ rules }) => Array.isArray(rules) && rules.includes(String(rule.name)))
    .map((one): MemberPart => {
      const at = ['cases', String(one.name)];
      const value = lessOf(one, rule, stays);
      return value ? { kind: 'member', file, at, value } : { kind: 'member', file, at, gone: true };
    });
}

function lessOf(one: JsonObject, rule: JsonObject, stays: boolean): JsonObject | undefined {
  const about = Array.isArray(one.rules) ? one.rules : [];
  const rules = about.filter((name) => stays || name !== rule.name);
  const expect = isObject(one.expect) ? lessExpected(one.expect, rule) : {};
  if (rules.length === 0 || Object.keys(expect).length === 0) return undefined;
  return { ...one, rules, expect };
}

/** Lists of places that an effect is expected by, and whether a fault of the schema tells of it too. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  show: ['shown', 'hidden'],
  require: ['required', 'notRequired'],
};

function lessExpected(expect: JsonObject, { event, forEach }: JsonObject): JsonObject {
  const { type, params } = isObject(event) ? event : {};
  const { fields, field, at, message } = isObject(params) ? params : {};
  const facts = [fields ?? field ?? at ?? []].flat().map(String);
  const isOf = (place: Json | undefined): boolean =>
    facts.some((fact) => isAt(String(place), fact, String(forEach)));
  const isOfFault = (fault: Json): boolean =>
    isObject(fault) &&
    isOf(fault.at) &&
    (type === 'require'
      ? fault.code === 'required' || (fault.code === undefined && fault.message === undefined)
      : type === 'fault' && (fault.message === undefined || fault.message === message));
  const kept = Object.entries(expect).flatMap(([word, said]): [string, Json][] => {
    if (Array.isArray(said)) {
      const isList = LISTS[String(type)]?.includes(word) === true;
      const isFaults = word === 'faults' || word === 'noFaults';
      const rest = said.filter((item) => !(isList && isOf(item)) && !(isFaults && isOfFault(item)));
      return rest.length === 0 ? [] : [[word, rest]];
    }
    if (word !== 'values' || type !== 'set' || !isObject(said))
      return said === undefined ? [] : [[word, said]];
    const rest = Object.entries(said).filter(([place]) => !isOf(place));
    return rest.length === 0 ? [] : [[word, Object.fromEntries(rest) as JsonObject]];
  });
  return Object.fromEntries(kept);
}

/** Is a place of a case where a fact of the rule stands? Rows are counted there. */
function isAt(place: string, fact: string, list: string): boolean {
  if (!fact.startsWith('row.')) return place === fact;
  const behind = place.slice(`${list}.`.length);
  return place.startsWith(`${list}.`) && behind.replace(/^\d+\./, '') === fact.slice('row.'.length);
}
