// Conditions that several rules share: written once in a rules file, under a name, and put in wherever they are called.
import type { Condition, Conditions, Json, JsonObject } from '../../core/index.ts';
import { childPointer, isObject } from '../../core/index.ts';
import type { Words } from './extra-words.ts';

/** A condition as it is written: others may be called by name. */
type Called = Condition | { readonly condition: string };

/** A member nobody lists or writes out; whoever compares two conditions sees it. */
const WRITTEN_AT = Symbol('written at');

/** Of the conditions of a rule that says none: it is meant to hold always. */
const LEFT_OUT = Symbol('left out');

/** Were these conditions left out, and not written as none? */
export const isLeftOut = (condition: object): boolean => LEFT_OUT in condition;

/** Where a condition that was put in for its name is written; undefined for one that stands where it is read. */
export const writtenAt = (condition: object): string | undefined =>
  (condition as { readonly [WRITTEN_AT]?: string })[WRITTEN_AT];

/** The conditions of a rule with those it calls put in; none always hold. Names are known to be right. */
export function withShared(written: Conditions | undefined, named: JsonObject): Conditions {
  if (written === undefined) return Object.defineProperty({ all: [] }, LEFT_OUT, { value: true });
  const made = put(written, named);
  return 'operator' in made ? { all: [made] } : made;
}

function put(written: Called, named: JsonObject): Condition {
  if ('condition' in written) {
    const name = written.condition;
    const inner = put(named[name] as unknown as Called, named);
    const value = writtenAt(inner) ?? childPointer('/conditions', name);
    return Object.defineProperty({ ...inner }, WRITTEN_AT, { value });
  }
  if ('all' in written) return { all: written.all.map((one) => put(one, named)) };
  if ('any' in written) return { any: written.any.map((one) => put(one, named)) };
  return 'not' in written ? { not: put(written.not, named) } : written;
}

/** Shared conditions that nothing calls: whoever edits one would do so in vain. */
export function idleOf(named: JsonObject, conditions: readonly Json[]): readonly Words[] {
  const called = new Set([...Object.values(named), ...conditions].flatMap(callsIn));
  return Object.keys(named)
    .filter((name) => !called.has(name))
    .map((name) => ({
      code: 'condition-not-called',
      place: childPointer('/conditions', name),
      message: `No rule calls the condition "${name}".`,
      remedy: `Call it in a rule by { "condition": "${name}" }, or take it out.`,
    }));
}

/** Shared conditions that come back to themselves, each told once. */
export function circlesOf(named: JsonObject): readonly Words[] {
  const comesBack = (name: string, trail: readonly string[]): boolean =>
    callsIn(named[name]).some(
      (next) => next === trail[0] || (!trail.includes(next) && comesBack(next, [...trail, next])),
    );
  return Object.keys(named)
    .filter((name) => comesBack(name, [name]))
    .map((name) => ({
      code: 'conditions-in-a-circle',
      place: childPointer('/conditions', name),
      message: `The condition "${name}" is made of itself.`,
      remedy: 'Let it name facts, or conditions that do not call it.',
    }));
}

function callsIn(value: Json | undefined): readonly string[] {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(callsIn);
  if (!isObject(value)) return [];
  if (typeof value.condition === 'string') return [value.condition];
  return ['all', 'any', 'not'].flatMap((word) => callsIn(value[word]));
}
