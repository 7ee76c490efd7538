// Lint: conditions that hold because there is nothing that could keep them from it: an empty list of them, every one of no rows.
import { type Condition, isList, type Json } from '../../../core/index.ts';
import { isLeftOut, writtenAt } from '../../check/shared-conditions.ts';
import { comparisonsOf, type Placed, pointerIn } from '../../compile/rules.ts';
import type { LinkedForm, RuleFile } from '../../model/model.ts';
import type { NewFault } from '../../read/faults.ts';
import { fieldAt } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';
import { holdsAlways } from './always-wrong.ts';

type Told = Pick<NewFault, 'code' | 'place' | 'message' | 'remedy'>;

export const heldByNothing = ofUnits((form, { report }) => {
  for (const { rule, file, place } of form.placed) {
    const begins = `${place}/conditions`;
    // Of a fault that would always be found more is said elsewhere.
    const isWrong = rule.event.type === 'fault' && holdsAlways(rule.conditions);
    const none = isWrong || isLeftOut(rule.conditions) ? [] : emptyIn(rule.conditions, begins);
    for (const told of [...none, ...everyOfNone(form, rule, begins)])
      report({ ...told, file, level: 'warning' });
  }
});

/** Every `all` of no conditions. */
function emptyIn(condition: Condition, begins: string): readonly Told[] {
  const place = writtenAt(condition) ?? begins;
  if ('operator' in condition) return [];
  if ('not' in condition) return emptyIn(condition.not, `${place}/not`);
  const [word, list] = 'all' in condition ? ['all', condition.all] : ['any', condition.any];
  if (list.length > 0) return list.flatMap((inner, at) => emptyIn(inner, `${place}/${word}/${at}`));
  return [
    {
      code: 'empty-all',
      place: `${place}/${word}`,
      message: 'There are no conditions in "all", and so it always holds.',
      remedy: 'Add conditions; of a rule that is to hold always, leave "conditions" out.',
    },
  ];
}

/** Comparisons with every row of a list that may have none, where nothing else in the rule asks for one. */
function everyOfNone(form: LinkedForm, rule: RuleFile, begins: string): readonly Told[] {
  const all = plainComparisons(rule.conditions, begins);
  const asked = comparisonsOf(rule.conditions, begins).filter(({ must }) => must);
  return all.flatMap((one) => {
    const ofNothing = comparesNothing(one);
    if (ofNothing) return [ofNothing];
    if (!ofEvery(one.operator) || one.compute !== undefined) return [];
    const list = listOf(rule, one);
    const least = fieldAt(form, list)?.schema.minItems;
    if (typeof least === 'number' && least > 0) return [];
    if (asked.some((other) => other !== one && listOf(rule, other) === list && asksForOne(other)))
      return [];
    return [
      {
        code: 'every-of-none',
        place: `${one.place}/operator`,
        message: `"${one.operator}" holds of "${one.fact}" when there is nothing in the list, too.`,
        remedy: `If that is not meant, add the condition that there is something: { "fact": ${JSON.stringify(nameOf(one))}, "operator": "isEmpty", "value": false }.`,
      },
    ];
  });
}

/** Comparisons that are not turned round: of those that are, none is what holds of nothing. */
function plainComparisons(condition: Condition, begins: string): readonly Placed[] {
  const place = writtenAt(condition) ?? begins;
  if ('operator' in condition) return comparisonsOf(condition, place);
  if ('not' in condition) return [];
  const [word, list] = 'all' in condition ? ['all', condition.all] : ['any', condition.any];
  return list.flatMap((inner, at) => plainComparisons(inner, `${place}/${word}/${at}`));
}

const ofEvery = (operator: string): boolean =>
  /^(swap:|everyValue:|someValue:)*(everyFact:|everyRow$)/.test(operator);

/** Against every value of a list that is written and has none. */
function comparesNothing({ operator, value, place }: Placed): Told | undefined {
  if (!/^(everyFact:|someFact:)*everyValue:/.test(operator)) return undefined;
  if (!isList(value) || value.length > 0) return undefined;
  return {
    code: 'every-of-none',
    place: `${place}/value`,
    message: `"${operator}" compares with each of no values, and so it always holds.`,
    remedy: 'Add values, or take the condition out.',
  };
}

/** What stands before the rows of a list. */
const beforeRows = (path: string, rows: string): string => path.split(rows)[0] ?? path;

/** The list that a fact is about. */
const listOf = (rule: RuleFile, { fact }: Placed): string =>
  beforeRows(pointerIn(rule, fact), '/*');

const nameOf = ({ fact }: Placed): string => beforeRows(fact, '.*');

/** Does it hold only of a list in which there is something? */
function asksForOne({ operator, value }: Placed): boolean {
  if (operator === 'isEmpty' || operator === 'isEmptyOrZero') return value === false;
  if (operator === 'countAtLeast' || operator === 'countEqual') return isPositive(value);
  return /^(someFact:|anyRow$|contains$|containsAny$|hasRepeats$)/.test(operator);
}

const isPositive = (value: Json): boolean => typeof value === 'number' && value > 0;
