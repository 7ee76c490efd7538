// What of a form acts otherwise in another release of it: rules by their names, fields by what their schema and their layout ask.

import { formTree } from '../form/form-tree.ts';
import type { CompiledRule, FormBundle, FormNode, Pointer } from '../model/types.ts';
import { type PlannedRule, planRules } from '../rules/rule-plan.ts';

export interface ChangedRule {
  readonly name: string;
  readonly before?: PlannedRule;
  readonly after?: PlannedRule;
  readonly isOtherEffect: boolean;
}

export interface ChangedField {
  readonly at: Pointer;
  readonly before?: FormNode;
  readonly after?: FormNode;
}

export interface Changed {
  readonly rules: readonly ChangedRule[];
  /** Of what is new or gone as a whole the whole alone. */
  readonly fields: readonly ChangedField[];
}

export function changedBetween(before: FormBundle, after: FormBundle): Changed {
  return { rules: changedRules(before, after), fields: changedFields(before, after) };
}

function changedRules(before: FormBundle, after: FormBundle): readonly ChangedRule[] {
  const [was, is] = [byName(before), byName(after)];
  const names = [...new Set([...is.keys(), ...was.keys()])];
  return names.flatMap((name): readonly ChangedRule[] => {
    const [old, now] = [was.get(name), is.get(name)];
    if (old && now && printOf(old.rule) === printOf(now.rule)) return [];
    const isOtherEffect =
      !old || !now || JSON.stringify(old.rule.effect) !== JSON.stringify(now.rule.effect);
    return [{ name, isOtherEffect, ...(old && { before: old }), ...(now && { after: now }) }];
  });
}

const byName = ({ rules }: FormBundle): ReadonlyMap<string, PlannedRule> =>
  new Map(planRules(rules).rules.map((planned) => [planned.rule.name, planned]));

const printOf = ({ conditions, effect, on, forEach, sequence, priority }: CompiledRule): string =>
  JSON.stringify([conditions, effect, on, forEach ?? '', sequence ?? '', priority]);

function changedFields(before: FormBundle, after: FormBundle): readonly ChangedField[] {
  const [was, is] = [formTree(before), formTree(after)];
  const places = [...new Set([...Object.keys(after.fields), ...Object.keys(before.fields)])];
  const changed = places.flatMap((at): readonly ChangedField[] => {
    const [old, now] = [was.at(at), is.at(at)];
    if (old && now && asksOf(old) === asksOf(now)) return [];
    return old || now ? [{ at, ...(old && { before: old }), ...(now && { after: now }) }] : [];
  });
  const whole = new Set(changed.filter(isWhole).map(({ at }) => at));
  return changed.filter(({ at }) => !whole.has(at.slice(0, at.lastIndexOf('/'))));
}

const isWhole = ({ before, after }: ChangedField): boolean => !before || !after;

/** All of a field that decides what may be answered, without its words and its members. */
function asksOf({ schema, children, ...node }: FormNode): string {
  const { properties: _, items: __, required: ___, ...own } = schema;
  const limits = children.size > 0 ? { ...own, allOf: undefined, dependencies: undefined } : own;
  const { required, transient, hiddenAtFirst, disabledAtFirst, readOnly } = node;
  return JSON.stringify([limits, required, transient, hiddenAtFirst, disabledAtFirst, readOnly]);
}
