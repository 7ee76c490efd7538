// Days that the calendar of a field does not offer (`min` and `max` of its layout) are no answers either.
import type { FormTree } from '../form/form-tree.ts';
import type { Answers, Fault, FormNode, Json, JsonObject, Pointer } from '../model/types.ts';
import { isCalendarDate } from '../values/dates.ts';
import { limitIn, shiftedDay } from '../values/day-math.ts';
import { expand, getAt, placeOf } from '../values/paths.ts';
import { isNoAnswer } from '../values/values.ts';
import { faultAt } from './schema-faults.ts';

/** What days are judged by besides the day itself. */
export interface Days {
  readonly answers: Answers;
  readonly context: JsonObject;
}

/** A fault at every day before the first or after the last that its field offers. */
export const daysBeyond = (days: Days, tree: FormTree): readonly Fault[] =>
  limitedDays(tree).flatMap((node) =>
    expand(days.answers, node.pointer).flatMap((path) => {
      const day = getAt(days.answers, path);
      if (typeof day !== 'string' || !isCalendarDate(day) || isNoAnswer(day, node.ui)) return [];
      const first = limitOf(node.uiOptions.min, path, days, tree);
      const last = limitOf(node.uiOptions.max, path, days, tree);
      if (first !== undefined && day < first)
        return [faultAt(tree, path, 'tooEarly', { limit: first })];
      if (last !== undefined && day > last)
        return [faultAt(tree, path, 'tooLate', { limit: last })];
      return [];
    }),
  );

/** A date, `today`, or another answer (`./lic_issue_date`), or a day so far from it; undefined while that is no date. */
function limitOf(
  limit: Json | undefined,
  path: Pointer,
  { answers, context }: Days,
  tree: FormTree,
): string | undefined {
  const named = limitIn(limit);
  if (named === undefined) return undefined;
  const { of, plus } = named;
  const other = of.includes('/') ? placeOf(of, path) : undefined;
  const day = of === 'today' ? context.today : other === undefined ? of : getAt(answers, other);
  if (typeof day !== 'string' || !isCalendarDate(day)) return undefined;
  const node = other === undefined ? undefined : tree.at(other);
  return node !== undefined && isNoAnswer(day, node.ui) ? undefined : shiftedDay(day, plus);
}

const LIMITED = new WeakMap<FormTree, readonly FormNode[]>();

function limitedDays(tree: FormTree): readonly FormNode[] {
  const known = LIMITED.get(tree) ?? limitedBelow(tree.root);
  LIMITED.set(tree, known);
  return known;
}

const limitedBelow = (node: FormNode): readonly FormNode[] => {
  const below = [...node.children.values()].flatMap(limitedBelow);
  const { min, max } = node.uiOptions;
  const isLimited = node.schema.format === 'date' && (min !== undefined || max !== undefined);
  return isLimited ? [node, ...below] : below;
};
