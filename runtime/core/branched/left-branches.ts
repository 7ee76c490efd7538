// What was answered in branches that hold no more: nobody sees it, so it is neither judged nor sent. It may stay among the
// answers for the way back.

import { branchesOf, declaredIn } from '../form/branches.ts';
import type { Answers, FormBundle, Json, JsonObject, Schema } from '../model/types.ts';
import { isList, isObject } from '../values/paths.ts';
import { sameValue } from '../values/values.ts';
import { holds, isOfType } from './holds.ts';

/** A branch that is left may take the answer with it that another stands on, but not for long. */
const MOST_ROUNDS = 8;

/**
 * The answers without those of branches that do not hold for them; the same answers where there are none. Where it cannot
 * be told whether a branch holds, its answers stay, and are judged.
 */
export function withoutLeft(form: FormBundle, answers: Answers): Answers {
  const schemas = form.sections.map(({ schema }) => schema);
  if (!schemas.some(isBranched)) return answers;
  let made = answers;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = made;
    made = askedIn(before, { now: schemas, ever: schemas });
    if (made === before) break;
  }
  return made;
}

/** What is said of a place: by the branches that hold, and by all there are. */
interface Said {
  readonly now: readonly Schema[];
  readonly ever: readonly Schema[];
}

function askedIn<T extends Json>(value: T, said: Said): T;
function askedIn(value: Json, said: Said): Json {
  if (typeof value !== 'object' || value === null) return value;
  const isWhole = said.now.length === said.ever.length;
  if (isWhole && !said.ever.some(isBranched)) return value;
  const parts = said.now.flatMap((schema) => partsFor(schema, value));
  const ever = said.ever.map(declaredIn);
  if (!isList(value)) return membersOf(value as JsonObject, parts, ever);
  const rows = value.map((row, index) =>
    askedIn(row, { now: parts.flatMap(rowAt(index)), ever: ever.flatMap(everAt(index)) }),
  );
  return rows.every((row, index) => row === value[index]) ? value : rows;
}

type Declared = ReturnType<typeof declaredIn>;

const rowAt =
  (index: number) =>
  ({ items, additionalItems }: Schema): readonly Schema[] =>
    schemasIn(Array.isArray(items) ? [items[index] ?? additionalItems ?? null] : [items ?? null]);

const everAt =
  (index: number) =>
  ({ rows, places }: Declared): readonly Schema[] => [
    ...rows,
    ...places.flatMap((all) => all.slice(index, index + 1)),
  ];

function membersOf(
  value: JsonObject,
  parts: readonly Schema[],
  ever: readonly Declared[],
): JsonObject {
  let made = value;
  const isOpen = parts.some(isOpenTo);
  for (const [name, member] of Object.entries(value)) {
    const known = ever.flatMap(({ members }) => members.get(name) ?? []);
    if (member === undefined || known.length === 0) continue;
    const now = parts.flatMap(({ properties }) =>
      properties !== undefined && Object.hasOwn(properties, name) ? [properties[name] ?? {}] : [],
    );
    if (now.length === 0 && !isOpen) {
      const { [name]: _left, ...rest } = made;
      made = rest;
      continue;
    }
    const asked = now.length === 0 ? member : askedIn(member, { now, ever: known });
    if (asked !== member) made = { ...made, [name]: asked };
  }
  return made;
}

/** May a person give names of their own here? */
const isOpenTo = ({ additionalProperties: free, patternProperties }: Schema): boolean =>
  isObject(free) || isObject(patternProperties);

/**
 * The schema itself and the branches in it that hold for a value, or may. Of shapes, those that the value is not at odds
 * with; `key` names the member that they depend on.
 */
function partsFor(schema: Schema, value: Json, key?: string): readonly Schema[] {
  const inner: Schema[] = schemasIn(schema.allOf);
  if (schema.if !== undefined) {
    const held = holds(schema.if, value);
    if (held !== false) inner.push(...schemasIn([schema.then ?? null]));
    if (held !== true) inner.push(...schemasIn([schema.else ?? null]));
  }
  inner.push(...shapesFor(schema.oneOf, value, key), ...shapesFor(schema.anyOf, value, key));
  const dependent = isObject(schema.dependencies) ? Object.entries(schema.dependencies) : [];
  return [
    schema,
    ...inner.flatMap((one) => partsFor(one, value)),
    ...dependent.flatMap(([name, more]) =>
      isObject(value) && Object.hasOwn(value, name) && isObject(more)
        ? partsFor(more as Schema, value, name)
        : [],
    ),
  ];
}

/** The shapes a value may be of; all of them where it is of none. `key` names the member that they depend on. */
function shapesFor(
  list: Json | undefined,
  value: Json,
  key: string | undefined,
): readonly Schema[] {
  const shapes = schemasIn(list);
  const fitting = shapes.filter((shape) => !isOther(shape, value, key));
  return fitting.length > 0 ? fitting : shapes;
}

/**
 * Does the value say of itself that it is another shape: by its type, by a constant, or by the member that the shapes
 * depend on? What is merely wrong in it says nothing.
 */
function isOther(shape: Schema, value: Json, key: string | undefined): boolean {
  if (!isOfType(value, shape)) return true;
  if (!isObject(value)) return false;
  return Object.entries(shape.properties ?? {}).some(([name, member]) => {
    const choices = member.const === undefined ? member.enum : [member.const];
    const said = Object.hasOwn(value, name) ? value[name] : undefined;
    if (choices === undefined || said === undefined) return false;
    const tells = choices.length === 1 || name === key;
    return tells && !choices.some((one) => sameValue(one, said));
  });
}

const schemasIn = (list: Json | undefined): Schema[] =>
  isList(list) ? list.filter(isObject).map((one) => one as Schema) : [];

const BRANCHED = new WeakMap<Schema, boolean>();

/** Is there anything in this that only some answers bring? */
function isBranched(schema: Schema): boolean {
  const known = BRANCHED.get(schema);
  if (known !== undefined) return known;
  const { members, rows, places } = declaredIn(schema);
  const inside = [...[...members.values()].flat(), ...rows, ...places.flat()];
  const is = branchesOf(schema).length > 1 || inside.some(isBranched);
  BRANCHED.set(schema, is);
  return is;
}
