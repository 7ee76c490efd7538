// Brings saved answers of another release into a form: migrated, then without what the form cannot hold. Nothing a
// person gave vanishes unsaid: whatever had to be left out is listed in the words of the form it was given in.

import { choiceWord } from '../form/answer-text.ts';
import { branchesOf } from '../form/branches.ts';
import { formTree } from '../form/form-tree.ts';
import { isUnspoken } from '../form/places.ts';
import type { Answers, FormBundle, Json, Pointer, Schema } from '../model/types.ts';
import { childPointer, generic, getAt, isList, isObject, parsePointer } from '../values/paths.ts';
import { setAt } from '../values/set-at.ts';
import { isBlank, sameValue } from '../values/values.ts';
import { migrate, migrationsBetween, type Taken } from './migrations.ts';
import { draftOf } from './submission.ts';
import { unknownPaths } from './unknown-paths.ts';

/** An answer that has no place in the form any more, as a person can read it. */
export interface LeftOut {
  readonly path: Pointer;
  readonly label: string;
  /** Empty where the answer is more than a line of text. */
  readonly value: string;
}

export interface CarriedOver {
  readonly answers: Answers;
  readonly leftOut: readonly LeftOut[];
}

/** Nobody reads more. */
const MOST_LISTED = 50;

/**
 * Answers saved under another release, as this form can hold them. `then` is the form they were given in; where it is no
 * longer known, every migration is run.
 */
export function carryOver(
  form: FormBundle,
  answers: Answers,
  then: FormBundle | undefined,
): CarriedOver {
  const carried = carryOverOpen(form, answers, then);
  return { ...carried, answers: draftOf(form, carried.answers) };
}

/** The same of answers that are on a page or on their way from one: secrets stay among them, and none is told. */
export function carryOverOpen(
  form: FormBundle,
  answers: Answers,
  then: FormBundle | undefined,
): CarriedOver {
  const between = migrationsBetween(
    then?.migrations ?? [],
    form.migrations ?? [],
    (place) => form.fields[place] !== undefined,
  );
  const migrated = migrate(answers, between);
  const { remaining, taken } = fitted(form, migrated.answers);
  const words = then ?? form;
  const gone = [...migrated.dropped, ...taken].filter(
    ({ path, value }) => !isBlank(value) && !isUnspoken(words.fields, path),
  );
  return {
    answers: remaining,
    leftOut: gone.slice(0, MOST_LISTED).map((one) => inWords(words, one)),
  };
}

/** The answers without what the form cannot hold, and without secrets. */
export function fittingDraft(form: FormBundle, answers: Answers): Answers {
  return draftOf(form, fitted(form, answers).remaining);
}

function fitted(
  form: FormBundle,
  answers: Answers,
): { remaining: Answers; taken: readonly Taken[] } {
  const strange = unknownPaths(form, answers).map(({ path }) => path);
  const known = without(answers, strange);
  const wrong = wrongValues(form, known);
  const taken = [
    ...strange.map((path) => ({ path, value: getAt(answers, path) ?? null })),
    ...wrong.map((path) => ({ path, value: getAt(known, path) ?? null })),
  ];
  return { remaining: without(known, wrong), taken };
}

/** Last rows first, so that taking one out does not move those still to come. */
function without(answers: Answers, places: readonly Pointer[]): Answers {
  return [...places]
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .reduce<Answers>((remaining, place) => setAt(remaining, place, undefined), answers);
}

/**
 * Places whose value no control of the form could show: of another kind, or no longer among the choices. A text too long
 * or a number too small is shown, and the person is asked to correct it.
 */
function wrongValues(form: FormBundle, answers: Answers): readonly Pointer[] {
  const found: Pointer[] = [];
  for (const [name, node] of formTree(form).root.children) {
    const value = answers[name];
    if (value !== undefined) look(value, [node.schema], childPointer('', name), found);
  }
  return found;
}

function look(value: Json, schemas: readonly Schema[], path: Pointer, found: Pointer[]): void {
  const branches = schemas.flatMap(branchesOf);
  if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) {
      const inner = branches.flatMap(({ properties }) => asList(properties?.[name]));
      if (member !== undefined && inner.length > 0)
        look(member, inner, childPointer(path, name), found);
    }
  } else if (isList(value)) {
    const inner = branches.flatMap(({ items }) => asList(items));
    if (inner.length > 0)
      value.forEach((row, index) => {
        look(row, inner, childPointer(path, index), found);
      });
  } else if (!isBlank(value) && !schemas.some((schema) => shows(schema, value))) found.push(path);
}

const asList = (schema: Schema | undefined): readonly Schema[] => (schema ? [schema] : []);

/** Schemas that fall into branches are left to the validator: only it knows which branch holds. */
function shows(schema: Schema, value: Json): boolean {
  if (branchesOf(schema).length > 1) return true;
  const { type, enum: choices, const: only } = schema;
  if (choices !== undefined && !choices.some((choice) => sameValue(choice, value))) return false;
  if (only !== undefined && !sameValue(only, value)) return false;
  return type === undefined || [type].flat().some((name) => isOfType(value, name));
}

function isOfType(value: Json, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** By the form's own label; a form whose words are gone still has the name of its field. */
function inWords({ fields, messages }: FormBundle, { path, value }: Taken): LeftOut {
  const field = fields[generic(path)];
  const name = parsePointer(path).findLast((token) => !/^\d+$/.test(token)) ?? '';
  const option = (one: Json): string =>
    messages[field?.options?.[choiceWord(one)] ?? ''] ?? String(one);
  const isLine = (one: Json): boolean => typeof one !== 'object' || one === null;
  const items = isList(value) ? value : [value];
  return {
    path,
    label: messages[field?.label ?? ''] ?? name.replaceAll('_', ' '),
    value: items.every(isLine) && !field?.secret ? items.map(option).join(', ') : '',
  };
}
