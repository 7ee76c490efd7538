// What leaves the form: the answers to submit, and the answers to keep as a draft.

import { withoutLeft } from '../branched/fetch.ts';
import { begun } from '../faults/begun.ts';
import { withoutPlaces } from '../faults/faults.ts';
import { hasPlaces } from '../form/branches.ts';
import { filled, isUnanswered } from '../form/filled.ts';
import { formTree } from '../form/form-tree.ts';
import { withoutUnansweredRows } from '../form/unanswered.ts';
import type {
  Answers,
  FieldInfo,
  FormBundle,
  FormNode,
  GenericPointer,
  Json,
  Judgement,
  Pointer,
  Validate,
} from '../model/types.ts';
import { maskedEnd } from '../values/masked-end.ts';
import { expand, generic, getAt, isList, isObject } from '../values/paths.ts';
import { isEmptyMember, withoutBlanks } from '../values/values.ts';

/**
 * The answers to submit: without what is hidden, what only branches ask that are left, helper inputs, and what is blank; members of lists without any answer are
 * gone. What the schema requires and nobody answered is null, an empty list or an empty group, where it may be that.
 */
export function submissionOf(form: FormBundle, judgement: Judgement, validate: Validate): Answers {
  const transient = placesOf(excludedOf(form).transient, judgement.answers);
  const hidden = Object.keys(judgement.fields).filter(
    (pointer) => judgement.fields[pointer]?.hidden === true,
  );
  const submitted = withoutBlanks(withoutPlaces(judgement.answers, [...hidden, ...transient]));
  const rowless = withoutEmptyMembers(withoutUnansweredRows(form, submitted), formTree(form).root);
  const sent = isObject(rowless)
    ? begun(
        form,
        validate,
        withoutLeft(form, filled(withoutBlanks(rowless), formTree(form).root) as Answers),
      )
    : {};
  // What is not asked is not answered by nothing either; rows have other places by now.
  const unasked = new Set([...hidden, ...transient].map(generic));
  const none = placesOf([...unasked], sent).filter((place) => isUnanswered(getAt(sent, place)));
  return withoutPlaces(sent, none);
}

/** The answers to keep for later: everything but secrets, which are asked for again. */
export function draftOf(form: FormBundle, answers: Answers): Answers {
  return withoutPlaces(answers, placesOf(excludedOf(form).secret, answers));
}

/** Of the secrets that were answered the last signs, by which a person knows which is meant. */
export function secretEndsOf(
  form: FormBundle,
  answers: Answers,
): Readonly<Record<Pointer, string>> {
  const ends = placesOf(excludedOf(form).secret, answers).map((pointer) => {
    const secret = getAt(answers, pointer);
    return [pointer, typeof secret === 'string' ? maskedEnd(secret) : ''] as const;
  });
  return Object.fromEntries(ends.filter(([, end]) => end !== ''));
}

/** Fields of a form that do not go everywhere its answers go. */
interface Excluded {
  readonly transient: readonly GenericPointer[];
  readonly secret: readonly GenericPointer[];
}

const EXCLUDED = new WeakMap<FormBundle, Excluded>();

function excludedOf(form: FormBundle): Excluded {
  let submitted = EXCLUDED.get(form);
  if (submitted === undefined) {
    const fields = Object.entries(form.fields);
    const where = (wanted: (field: FieldInfo) => boolean) =>
      fields.flatMap(([pointer, field]) => (wanted(field) ? [pointer] : []));
    submitted = {
      transient: where((field) => field.transient === true),
      secret: where((field) => field.secret === true),
    };
    EXCLUDED.set(form, submitted);
  }
  return submitted;
}

const placesOf = (fields: readonly GenericPointer[], answers: Answers): readonly Pointer[] =>
  fields.flatMap((pointer) => expand(answers, pointer));

/** Places of a list that mean different things stay where they are; only what is empty behind the last answer goes. */
function withoutEmptyMembers(value: Json, node: FormNode | undefined): Json {
  if (isList(value)) {
    const rows = node?.children.get('*');
    const last = value.findLastIndex((member) => !isEmptyMember(member));
    const submitted =
      node !== undefined && hasPlaces(node.schema)
        ? value.slice(0, last + 1)
        : value.filter((member) => !isEmptyMember(member));
    return submitted.map((member) => withoutEmptyMembers(member, rows));
  }
  if (!isObject(value)) return value;
  let submitted = value;
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined || member === null || typeof member !== 'object') continue;
    const rest = withoutEmptyMembers(member, node?.children.get(name));
    if (rest !== member) submitted = { ...submitted, [name]: rest };
  }
  return submitted;
}
