// Lint: what a rule fills into its sentence is an answer and not the name of one, and a `plus` there moves a day.
import { isObject } from '../../../core/index.ts';
import { isContext } from '../../compile/rules.ts';
import type { LinkedForm, PlacedRule } from '../../model/model.ts';
import type { Report } from '../../read/faults.ts';
import { aKind, overlap, sideOf } from '../common/fact-kinds.ts';
import { fieldIn } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';
import { DATES } from './operator-kinds.ts';

export const messageParams = ofUnits((form, { report }) => {
  for (const one of form.placed) check(form, one, report);
});

function check(form: LinkedForm, { rule, file, place }: PlacedRule, report: Report): void {
  const { params } = rule.event.params;
  for (const [name, value] of Object.entries(isObject(params) ? params : {})) {
    const at = `${place}/event/params/params/${name}`;
    if (typeof value === 'string' && namesAnswer(form, rule, value)) {
      report({
        code: 'name-for-answer',
        file,
        place: at,
        message: `The rule "${rule.name}" fills {{${name}}} with the word "${value}", not with that answer.`,
        remedy: `Write { "fact": "${value}" }.`,
      });
    }
    if (!isObject(value) || typeof value.fact !== 'string' || value.plus === undefined) continue;
    const { kinds } = sideOf(form, rule, value.fact);
    if (overlap(DATES, kinds)) continue;
    report({
      code: 'plus-not-read',
      file,
      place: `${at}/plus`,
      message: `"plus" moves a day, and "${value.fact}" in the rule "${rule.name}" is ${aKind(kinds, DATES)}.`,
      remedy: 'Take "plus" out, or name a field that holds a date.',
    });
  }
}

const namesAnswer = (form: LinkedForm, rule: PlacedRule['rule'], value: string): boolean =>
  isContext(value) || value === 'row.$index' || fieldIn(form, rule, value) !== undefined;
