// The places of answers that a form does not know. By itself, since no page asks for them before a draft moves to another form.
import { declaredIn } from '../form/branches.ts';
import { formTree } from '../form/form-tree.ts';
import type { Answers, Fault, FormBundle, Json, Pointer, Schema } from '../model/types.ts';
import { nearestOf } from '../values/nearest.ts';
import { childPointer, isAllowedName, isList, isObject } from '../values/paths.ts';

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
    const declared = form.sections.map(({ schema }) => declaredIn(schema));
    const all = (name: string) => declared.flatMap(({ members: known }) => known.get(name) ?? []);
    members = {
      known: new Map([...root.children.keys()].map((name) => [name, all(name)])),
      open: declared.some(({ open }) => open),
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
  /** Names with everything that is said of them. */
  readonly known: ReadonlyMap<string, readonly Schema[]>;
  readonly open: boolean;
}

/** A value fits its place when one of the schemas that speak of it lets it stand there. */
function checkValue(
  value: Json,
  schemas: readonly Schema[],
  path: Pointer,
  misfits: Misfits,
): void {
  if (misfits.isFull()) return;
  if (isObject(value)) {
    const members = joinedMembers(schemas);
    if (members.known.size > 0) checkObject(value, members, path, misfits);
    else if (isOther(schemas, 'object')) misfits.add(path, 'type', { type: typeText(schemas) });
    return;
  }
  if (isList(value)) {
    const declared = schemas.map(declaredIn);
    const rows = declared.flatMap((one) => one.rows);
    const places = declared.flatMap((one) => one.places);
    if (rows.length === 0 && places.length === 0) {
      if (isOther(schemas, 'array')) misfits.add(path, 'type', { type: typeText(schemas) });
      return;
    }
    value.forEach((row, index) => {
      const own: Schema[] = [...rows];
      for (const all of places) own.push(...all.slice(index, index + 1));
      if (own.length > 0) checkValue(row, own, childPointer(path, index), misfits);
    });
    return;
  }
  if (value !== null && (schemas.every(isContainer) || isNoNumber(value)))
    misfits.add(path, 'type', { type: typeText(schemas) });
}

/** Do all say a type, and none this one? */
const isOther = (schemas: readonly Schema[], type: string): boolean =>
  schemas.every((schema) => schema.type !== undefined && !isTyped(schema, type));

function joinedMembers(schemas: readonly Schema[]): Members {
  const [first] = schemas;
  if (first !== undefined && schemas.length === 1) {
    const { members, open } = declaredIn(first);
    return { known: members, open };
  }
  const known = new Map<string, readonly Schema[]>();
  for (const { members } of schemas.map(declaredIn))
    for (const [name, all] of members) known.set(name, [...(known.get(name) ?? []), ...all]);
  return { known, open: schemas.some((schema) => declaredIn(schema).open) };
}

function checkObject(object: Answers, members: Members, path: Pointer, misfits: Misfits): void {
  for (const name of Object.keys(object)) {
    if (misfits.isFull()) return;
    const value = object[name];
    if (value === undefined) continue;
    const schemas = isAllowedName(name) ? members.known.get(name) : undefined;
    if (schemas !== undefined) {
      // Most answers are plain values in their place: nothing is worked out for them.
      const isPlain =
        typeof value !== 'object' && !schemas.every(isContainer) && !isNoNumber(value);
      if (!isPlain) checkValue(value, schemas, childPointer(path, name), misfits);
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

const typesOf = (schema: Schema): readonly string[] =>
  schema.type === undefined ? [] : [schema.type].flat();

const isTyped = (schema: Schema, type: string): boolean => typesOf(schema).includes(type);

function isContainer({ type }: Schema): boolean {
  if (type === undefined) return false;
  if (typeof type === 'string') return type === 'object' || type === 'array';
  return type.length > 0 && type.every((one) => one === 'object' || one === 'array');
}

const typeText = (schemas: readonly Schema[]): string =>
  [...new Set(schemas.flatMap(typesOf))].join(', ');
