// Lint: rules that work against each other: two that set one field at the same time, a `require` of what is hidden then.
import { generic } from '../../../core/index.ts';
import { pointerIn, targetsOf } from '../../compile/rules.ts';
import { stable } from '../../model/hash.ts';
import type { LinkedForm, PlacedRule, RuleFile } from '../../model/model.ts';
import type { Report } from '../../read/faults.ts';
import { ofForms } from '../common/lint.ts';
import { exclude, follows } from './together.ts';

export const ruleClashes = ofForms((form, { report }) => {
  for (const [index, placed] of form.placed.entries()) {
    checkOrder(placed, report);
    checkTurn(form, placed, form.placed.slice(0, index), report);
    if (placed.rule.event.type === 'set')
      checkSet(form, placed, form.placed.slice(0, index), report);
    if (placed.rule.event.type === 'require') checkRequire(form, placed, report);
  }
});

/** A priority says which rule of a sequence comes first, and nothing else. */
function checkOrder({ rule, file, place }: PlacedRule, report: Report): void {
  if (rule.priority === undefined || rule.sequence !== undefined) return;
  report({
    code: 'priority-not-read',
    file,
    place: `${place}/priority`,
    message: `The rule "${rule.name}" has a "priority", but is in no "sequence", so that the priority changes nothing.`,
    remedy:
      'Give the rules that are looked at in order the same "sequence", or take "priority" out.',
  });
}

/** Which of two rules of one turn speaks is told by their order in the file: nobody meant that. */
function checkTurn(
  form: LinkedForm,
  { rule, file, place }: PlacedRule,
  earlier: readonly PlacedRule[],
  report: Report,
): void {
  if (rule.sequence === undefined) return;
  const turn = rule.priority ?? 1;
  const other = earlier.find(
    ({ rule: one }) =>
      one.sequence === rule.sequence && (one.priority ?? 1) === turn && !exclude(form, one, rule),
  );
  if (other === undefined) return;
  report({
    code: 'same-priority',
    file,
    place: rule.priority === undefined ? place : `${place}/priority`,
    message: `The rules "${other.rule.name}" and "${rule.name}" of the sequence "${rule.sequence}" both have the priority ${turn}, so that nothing says which is looked at first.`,
    remedy: 'Give each rule of a sequence a "priority" of its own; the highest comes first.',
  });
}

/** What two rules write at the same time depends on which stands later in the file: nobody meant that. */
function checkSet(
  form: LinkedForm,
  { rule, file, place }: PlacedRule,
  earlier: readonly PlacedRule[],
  report: Report,
): void {
  const [target] = targetsOf(rule);
  const at = placesOf(rule)[0];
  const other = earlier.find(
    ({ rule: one }) =>
      one.event.type === 'set' &&
      placesOf(one)[0] === at &&
      (one.on === 'start') === (rule.on === 'start') &&
      stable(one.event.params) !== stable(rule.event.params) &&
      momentAndConditions(one) !== momentAndConditions(rule) &&
      !exclude(form, one, rule),
  );
  if (other === undefined || target === undefined) return;
  report({
    code: 'two-rules-set',
    file,
    place: `${place}${target.place}`,
    message: `The rules "${other.rule.name}" and "${rule.name}" both set "${target.path}", and may hold at the same time.`,
    remedy: `Let only one of them hold: add to one of them that a condition of the other does not, such as "notEqual" for "equal".`,
  });
}

/** Shown by rules none of which can hold along with this one, or hidden by one that then does. */
function checkRequire(form: LinkedForm, { rule, file, place }: PlacedRule, report: Report): void {
  const needs = placesOf(rule);
  for (const [index, target] of targetsOf(rule).entries()) {
    const about = (type: string) =>
      form.placed.filter(
        ({ rule: one }) => one.event.type === type && placesOf(one).includes(needs[index] ?? ''),
      );
    const shown = about('show');
    const never = shown.length > 0 && shown.every(({ rule: one }) => exclude(form, one, rule));
    const hidden = about('hide').find(({ rule: one }) => follows(rule, one));
    if (!never && hidden === undefined) continue;
    const why = hidden ?? shown[0];
    report({
      code: 'required-while-hidden',
      file,
      place: `${place}${target.place}`,
      message: `The rule "${rule.name}" requires "${target.path}" only while it is hidden, because of the rule "${why?.rule.name}". Nobody would ever be asked for it.`,
      remedy: 'Give both rules conditions that can hold together, or take one of them away.',
    });
  }
}

const placesOf = (rule: RuleFile): readonly string[] =>
  targetsOf(rule).map(({ path }) => generic(pointerIn(rule, path)));

const momentAndConditions = ({ on = 'edit', forEach = '', conditions }: RuleFile): string =>
  stable({ on, forEach, conditions });
