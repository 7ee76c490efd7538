// Lint: what a case gives are answers that the form can hold, unless it is a fault there that the case expects.
import {
  childPointer,
  isObject,
  isZeroDate,
  type Json,
  toDotted,
  toPointer,
} from '../../../core/index.ts';
import type { CaseFile, LinkedForm } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { fitsTypes, typesOf } from '../../schema/types-of.ts';
import { choicesOf, fieldAt, isExpected, nearestField } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';
import { refusedIn } from '../common/refused-values.ts';

export const caseValues = ofUnits((form, { model, report }) => {
  if (model.unread.has(form.casesFile)) return;
  for (const [index, example] of form.cases.entries())
    lookAt({ form, example, place: `/cases/${index}/given`, report }, '', example.given);
});

interface At {
  readonly form: LinkedForm;
  readonly example: CaseFile;
  readonly place: string;
  readonly report: Report;
}

function lookAt(at: At, pointer: string, value: Json | undefined): void {
  if (value === null || value === undefined) return;
  const isWrongBeside = isExpectedFault(at, pointer);
  // What is said of a list or a group says nothing of what stands in it.
  if (isWrongBeside && typeof value !== 'object') return;
  const field = fieldAt(at.form, pointer);
  if (pointer !== '' && field === undefined) {
    if (!isOpen(at.form, pointer)) reportUnknown(at, pointer);
    return;
  }
  if (field !== undefined && !isWrongBeside && !checkValue(at, pointer, value)) return;
  if (field !== undefined && !hasFieldsBelow(at.form, field.pointer)) return;
  for (const [name, member] of Object.entries(isObject(value) || Array.isArray(value) ? value : {}))
    lookAt(at, childPointer(pointer, name), member as Json);
}

/** A case may give what is wrong to see it refused. */
function isExpectedFault({ example }: At, pointer: string): boolean {
  const { faults, warnings } = example.expect;
  const expected = [faults, warnings].flatMap((list) => (Array.isArray(list) ? list : []));
  return expected.some((fault) => isObject(fault) && toPointer(String(fault.at)) === pointer);
}

/** In what lists no fields of its own, or what a section alone says its forms have, anything may stand. */
function isOpen(form: LinkedForm, pointer: string): boolean {
  if (isExpected(form, toDotted(pointer))) return true;
  const around = pointer.slice(0, pointer.lastIndexOf('/'));
  if (around === '') return false;
  return fieldAt(form, around) === undefined || !hasFieldsBelow(form, around);
}

const hasFieldsBelow = (form: LinkedForm, pointer: string): boolean => {
  const start = `${pointer.replace(/\/\d+(?=\/|$)/g, '/*')}/`;
  return [...form.fields.keys()].some((one) => one.startsWith(start));
};

/** False where it does not fit. */
function checkValue({ form, example, place, report }: At, pointer: string, value: Json): boolean {
  const schema = fieldAt(form, pointer)?.schema ?? {};
  const types = typesOf(schema);
  const choices = choicesOf(schema);
  const shown = JSON.stringify(value);
  const fitsKind = fitsTypes(value, types);
  if (
    fitsKind &&
    (choices === undefined || value === '' || choices.some((one) => JSON.stringify(one) === shown))
  )
    return checkLimits({ form, example, place, report }, pointer, value);
  const path = toDotted(pointer);
  report({
    code: fitsKind ? 'value-not-a-choice' : 'value-outside-type',
    file: form.casesFile,
    place: `${place}${pointer}`,
    message: fitsKind
      ? `The case "${example.name}" gives ${shown} for "${path}", which is none of its choices.`
      : `The case "${example.name}" gives ${shown} for "${path}", whose type is ${types.join(' or ')}.`,
    remedy: fitsKind
      ? `Choices are: ${(choices ?? []).map((one) => JSON.stringify(one)).join(', ')}.`
      : 'Write a value of that type: numbers and true/false without quotes, texts in quotes. If the case is about a wrong answer, let it expect the fault there.',
  });
  return false;
}

/** A value beyond the limits of its field; a blank one, or a date of older systems that is none, is no answer. */
function checkLimits({ form, example, place, report }: At, pointer: string, value: Json): boolean {
  const field = fieldAt(form, pointer);
  const isNone = typeof value === 'string' && (value.trim() === '' || isZeroDate(value));
  if (field === undefined || typeof value === 'object' || isNone) return true;
  if (field.elsewhere.length > 0) return true;
  const refused = refusedIn(field.schema, value, '');
  if (refused === undefined) return true;
  report({
    code: 'value-refused',
    file: form.casesFile,
    place: `${place}${pointer}`,
    message: `The case "${example.name}" gives ${JSON.stringify(value)} for "${toDotted(pointer)}", which refuses it: ${refused.why}.`,
    remedy:
      'Write an answer that the field takes. If the case is about a wrong answer, let it expect the fault there.',
  });
  return false;
}

function reportUnknown({ form, example, place, report }: At, pointer: string): void {
  const near = nearestField(form, toDotted(pointer));
  report({
    code: 'unknown-field',
    file: form.casesFile,
    place: `${place}${pointer}`,
    message: `The case "${example.name}" gives "${toDotted(pointer)}", which is no field of this form.`,
    remedy: didYouMean(near, 'Correct the name, or take it out.'),
    nearest: near,
  });
}
