// Lint: the first and last day of a date are days, and some day lies between them.
import {
  type DayShift,
  isCalendarDate,
  type Json,
  limitIn,
  shiftedDay,
  toDotted,
} from '../../../core/index.ts';
import { optionsOf, uiPlace } from '../../link/fields.ts';
import type { FieldNode, LinkedForm } from '../../model/model.ts';
import { kindsOf } from '../common/fact-kinds.ts';
import { fieldAt } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';

export const dayLimits = ofUnits((form, { report }) => {
  for (const field of form.fields.values()) {
    const found = wrongIn(form, field);
    if (found === undefined) continue;
    const file = form.sections.find(({ id }) => id === field.section)?.uiFile ?? form.file;
    const { word, message, remedy } = found;
    const place = `${uiPlace(field)}/ui:options/${word}`;
    report({ code: 'limit-without-sense', file, place, message, remedy });
  }
});

interface Wrong {
  readonly word: 'min' | 'max';
  readonly message: string;
  readonly remedy: string;
}

function wrongIn(form: LinkedForm, field: FieldNode): Wrong | undefined {
  const { min, max } = optionsOf(field.ui);
  for (const word of ['min', 'max'] as const) {
    const wrong = wrongDay(form, field, limitIn(word === 'min' ? min : max)?.of);
    if (wrong !== undefined) return { word, ...wrong };
  }
  const [first, last] = [limitIn(min), limitIn(max)];
  const from = dayOf(first);
  const until = dayOf(last);
  const isComparable = first && last && (first.of === last.of || bothFixed(first.of, last.of));
  if (!isComparable || from === undefined || until === undefined || from <= until) return undefined;
  return {
    word: 'max',
    message: `No day can be right for "${toDotted(field.pointer)}": "min" is ${quoted(min)}, and "max" is ${quoted(max)}.`,
    remedy: 'Make "min" the earlier of the two.',
  };
}

const quoted = (limit: Json | undefined): string => JSON.stringify(limit);

const bothFixed = (one: string, other: string): boolean => [one, other].every(isFixed);
const isFixed = (of: string): boolean => /^\d/.test(of);

/** Days from one beginning are compared as if it were any day. */
const dayOf = (limit: { of: string; plus: DayShift } | undefined): string | undefined =>
  limit && shiftedDay(isFixed(limit.of) ? limit.of : '2030-06-15', limit.plus);

function wrongDay(
  form: LinkedForm,
  { pointer }: FieldNode,
  of: string | undefined,
): Omit<Wrong, 'word'> | undefined {
  if (of === undefined || of === 'today') return undefined;
  if (isFixed(of))
    return isCalendarDate(of)
      ? undefined
      : {
          message: `No calendar has the day "${of}".`,
          remedy: 'Write a day such as "2030-01-31", with the year first.',
        };
  const beside = pointer.slice(0, pointer.lastIndexOf('/'));
  const named = of.startsWith('./') ? `${beside}${of.slice(1)}` : of;
  const remedy = 'Name a field that holds a date ("format": "date"), or "today".';
  if (named === pointer) return { message: `"${toDotted(pointer)}" is limited by itself.`, remedy };
  const schema = fieldAt(form, named)?.schema;
  if (schema === undefined || kindsOf(schema)?.includes('date') !== false) return undefined;
  return { message: `"${of}" is no day: "${toDotted(named)}" is not a date.`, remedy };
}
