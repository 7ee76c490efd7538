// What leaves the form: the answers to submit, the answers to keep as a draft, and the places a form does not know.
import { withoutPlaces } from '../faults/faults.ts';
import { branchesOf, itemsOf, propertiesOf } from '../form/branches.ts';
import { formTree } from '../form/form-tree.ts';
import { withoutUnansweredRows } from '../form/unanswered.ts';
import type {
  Answers,
  Fault,
  FieldInfo,
  FormBundle,
  GenericPointer,
  Json,
  Judgement,
  Pointer,
  Schema,
} from '../model/types.ts';
import { nearestOf } from '../values/nearest.ts';
import { childPointer, expand, isAllowedName, isList, isObject } from '../values/paths.ts';
import { isBlank, withoutBlanks } from '../values/values.ts';

/** The answers to submit: without what is hidden, helper inputs, and what is blank. Rows without any answer are gone. */
export function submissionOf(form: FormBundle, judgement: Judgement): Answers {
  const transient = placesOf(keptOutOf(form).transient, judgement.answers);
  const hidden = Object.keys(judgement.fields).filter(
    (pointer) => judgement.fields[pointer]?.hidden === true,
  );
  const kept = withoutBlanks(withoutPlaces(judgement.answers, [...hidden, ...transient]));
  const rowless = withoutBlankRows(withoutUnansweredRows(form, kept));
  return isObject(rowless) ? withoutBlanks(rowless) : {};
}

/** The answers to keep for later: everything but secrets, which are asked for again. */
export function draftOf(form: FormBundle, answers: Answers): Answers {
  return withoutPlaces(answers, placesOf(keptOutOf(form).secret, answers));
}

/** A person corrects a few names; each suggestion costs a look at every name there is. */
const MOST_SUGGESTED = 20;

/** The places the form's schemas do not know, and the lists and objects that are something else: no more than `most`. */
export function unknownPaths(
  form: FormBundle,
  answers: Answers,
  most = Number.POSITIVE_INFINITY,
): readonly Fault[] {
  const { sectionOf } = formTree(form);
  const found: Fault[] = [];
  const misfits: Misfits = {
    isFull: () => found.length >= most,
    add: (path, code, params) => {
      found.push({ path, code, params, section: sectionOf(path) });
    },
    nearest: (name, members) =>
      found.length < MOST_SUGGESTED ? nearestOf(name, [...members.known.keys()]) : undefined,
  };
  checkObject(answers, membersOf(form), '', misfits);
  return found;
}

const MEMBERS = new WeakMap<FormBundle, Members>();

function membersOf(form: FormBundle): Members {
  let members = MEMBERS.get(form);
  if (members === undefined) {
    const { root } = formTree(form);
    members = {
      known: new Map([...root.children].map(([name, node]) => [name, node.schema])),
      open: form.sections.some(({ schema }) => branchesOf(schema).some(isOpen)),
    };
    MEMBERS.set(form, members);
  }
  return members;
}

interface Misfits {
  readonly isFull: () => boolean;
  readonly add: (path: Pointer, code: string, params: Fault['params']) => void;
  readonly nearest: (name: string, members: Members) => string | undefined;
}

interface Members {
  readonly known: ReadonlyMap<string, Schema>;
  readonly open: boolean;
}

function checkValue(value: Json, schema: Schema, path: Pointer, misfits: Misfits): void {
  if (misfits.isFull()) return;
  if (isObject(value)) {
    const known = propertiesOf(schema);
    if (known.size > 0) {
      checkObject(value, { known, open: branchesOf(schema).some(isOpen) }, path, misfits);
    } else if (schema.type !== undefined && !isTyped(schema, 'object')) {
      misfits.add(path, 'type', { type: typeText(schema) });
    }
    return;
  }
  if (isList(value)) {
    const items = itemsOf(schema);
    if (items !== undefined) {
      value.forEach((row, index) => {
        checkValue(row, items, childPointer(path, index), misfits);
      });
    } else if (schema.type !== undefined && !isTyped(schema, 'array')) {
      misfits.add(path, 'type', { type: typeText(schema) });
    }
    return;
  }
  if (value !== null && (isContainer(schema) || isNoNumber(value)))
    misfits.add(path, 'type', { type: typeText(schema) });
}

function checkObject(object: Answers, members: Members, path: Pointer, misfits: Misfits): void {
  for (const name of Object.keys(object)) {
    if (misfits.isFull()) return;
    const value = object[name];
    if (value === undefined) continue;
    const schema = isAllowedName(name) ? members.known.get(name) : undefined;
    if (schema !== undefined) {
      // Most answers are plain values in their place: nothing is worked out for them.
      const isPlain = typeof value !== 'object' && !isContainer(schema) && !isNoNumber(value);
      if (!isPlain) checkValue(value, schema, childPointer(path, name), misfits);
    } else if (!members.open || !isAllowedName(name)) {
      const nearest = misfits.nearest(name, members);
      misfits.add(childPointer(path, name), 'unknown', {
        name,
        ...(nearest !== undefined && { nearest }),
      });
    }
  }
}

/** Beyond all numbers: it would be kept as nothing. */
const isNoNumber = (value: Json): boolean => typeof value === 'number' && !Number.isFinite(value);

/** Closed unless the schema says in so many words that other names may occur. */
const isOpen = (schema: Schema): boolean =>
  schema.additionalProperties === true ||
  isObject(schema.additionalProperties) ||
  isObject(schema.patternProperties);

const typesOf = (schema: Schema): readonly string[] =>
  schema.type === undefined ? [] : [schema.type].flat();

const isTyped = (schema: Schema, type: string): boolean => typesOf(schema).includes(type);

function isContainer({ type }: Schema): boolean {
  if (type === undefined) return false;
  if (typeof type === 'string') return type === 'object' || type === 'array';
  return type.length > 0 && type.every((one) => one === 'object' || one === 'array');
}

const typeText = (schema: Schema): string => typesOf(schema).join(', ');

/** Fields of a form that do not go everywhere its answers go. */
interface KeptOut {
  readonly transient: readonly GenericPointer[];
  readonly secret: readonly GenericPointer[];
}

const KEPT_OUT = new WeakMap<FormBundle, KeptOut>();

function keptOutOf(form: FormBundle): KeptOut {
  let kept = KEPT_OUT.get(form);
  if (kept === undefined) {
    const fields = Object.entries(form.fields);
    const where = (wanted: (field: FieldInfo) => boolean) =>
      fields.flatMap(([pointer, field]) => (wanted(field) ? [pointer] : []));
    kept = {
      transient: where((field) => field.transient === true),
      secret: where((field) => field.secret === true),
    };
    KEPT_OUT.set(form, kept);
  }
  return kept;
}

const placesOf = (fields: readonly GenericPointer[], answers: Answers): readonly Pointer[] =>
  fields.flatMap((pointer) => expand(answers, pointer));

function withoutBlankRows(value: Json): Json {
  if (isList(value)) {
    return value.filter((row) => !isBlank(row)).map(withoutBlankRows);
  }
  if (!isObject(value)) return value;
  let kept = value;
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined || member === null || typeof member !== 'object') continue;
    const rest = withoutBlankRows(member);
    if (rest !== member) kept = { ...kept, [name]: rest };
  }
  return kept;
}
