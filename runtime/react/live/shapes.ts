// Which of several shapes an answer has, and what becomes of it when a person chooses another. Pure.

import { isBlank, isObject, type Json, type JsonObject, type Schema } from '../../core/index.ts';
import { CONTRADICTED, choicesOfSchema, fitOf, memberOf } from './fits.ts';

/** Is an answer, as it is stored, right for the shape of this number? */
export type IsRight = (shape: number, value: Json) => boolean;

/**
 * The shape of an answer: the one shown now as long as it knows as much of the answer as any other; else, of those the
 * answer is right for, the one that knows most of it. Where nothing is stored that would tell, the first, unless the
 * choice itself is an answer: then none is shown as chosen.
 */
export function shapeOf(
  value: Json | undefined,
  shapes: readonly Schema[],
  shown: number | undefined,
  isRight: IsRight,
): number | undefined {
  const names = namesOfChoice(shapes);
  const fits = shapes.map((shape) => fitOf(value, shape));
  const best = Math.max(...fits);
  if (isUntold(value, best)) return names.size > 0 ? undefined : (shown ?? open(shapes));
  if (shown !== undefined && knows(fits[shown]) >= knows(best)) return shown;
  if (best === CONTRADICTED) return shown;
  const able = shapes.flatMap((_, index) => (fits[index] === CONTRADICTED ? [] : [index]));
  const right = able.filter((index) => isRight(index, value ?? null));
  const among = right.length > 0 ? right : able;
  const found = among.reduce((one, other) => ((fits[other] ?? 0) > (fits[one] ?? 0) ? other : one));
  return isNamed(value, shapes[found], names) ? found : undefined;
}

/** Are the constants that tell this shape stored? Without them nobody has chosen it. */
const isNamed = (value: Json | undefined, shape: Schema | undefined, names: ReadonlySet<string>) =>
  !isObject(value) ||
  [...names].every(
    (name) => value[name] !== undefined || !shape || memberOf(shape, name) === undefined,
  );

/** Whole members only: how well each fits never takes a shape away from whoever types in it. */
const knows = (fit: number | undefined): number => Math.floor(fit ?? CONTRADICTED);

/** `null` tells where a shape is nothing else; members that no shape knows belong to what stands around. */
function isUntold(value: Json | undefined, best: number): boolean {
  if (value === null) return best === CONTRADICTED;
  return isBlank(value) || (isObject(value) && best <= 0 && best !== CONTRADICTED);
}

/** The first shape in which something is left to answer. */
function open(shapes: readonly Schema[]): number | undefined {
  const found = shapes.findIndex((shape) => onlyValueOf(shape) === undefined);
  return found < 0 ? undefined : found;
}

/** Members by whose value shapes are told apart: of different constants in different shapes. */
export function namesOfChoice(shapes: readonly Schema[]): ReadonlySet<string> {
  const known = new Map<string, Set<string>>();
  for (const shape of shapes) {
    for (const [name, member] of Object.entries(shape.properties ?? {})) {
      const value = onlyValueOf(member);
      if (value === undefined) continue;
      known.set(name, (known.get(name) ?? new Set()).add(JSON.stringify(value)));
    }
  }
  return new Set([...known].flatMap(([name, values]) => (values.size > 1 ? [name] : [])));
}

/** Does a field that stands around the shapes tell which of them it is? */
export const isChosenAround = (shapes: readonly Schema[], around: Schema): boolean =>
  [...namesOfChoice(shapes)].some((name) => memberOf(around, name) !== undefined);

/** A choice that a person makes. */
interface Move {
  readonly shapes: readonly Schema[];
  /** The schema in which the shapes stand. */
  readonly around: Schema;
  /** The shape that is chosen; none where the choice is taken back. */
  readonly next: number | undefined;
  /** What was answered in that shape when it was left. */
  readonly before: Json | undefined;
  /** Was a member emptied, so that no default belongs there? */
  readonly isEmptied: (name: string) => boolean;
}

/** The answer when a person chooses a shape: what the shape cannot have is gone, what was answered in it is back. */
export function movedTo(value: Json | undefined, move: Move): Json | undefined {
  const { shapes, around, next, before } = move;
  const shape = next === undefined ? undefined : shapes[next];
  const only = shape && onlyValueOf(shape);
  if (only !== undefined) return only;
  if (shape !== undefined && shape.properties === undefined) {
    const fits = value !== undefined && fitOf(value, shape) !== CONTRADICTED;
    if (!fits) return before ?? shape.default;
    if (!isObject(value)) return value;
  }
  const fitting = {
    ...(isObject(before) && shape && ownOf(before, shape, around)),
    ...(isObject(value) && fittingOf(value, move, shape)),
  };
  const members = { ...fitting, ...(shape && startOf(shape, fitting, move)) };
  return isBlank(members) ? undefined : members;
}

/** The one value a schema admits. */
export function onlyValueOf(schema: Schema): Json | undefined {
  const [value, ...others] = choicesOfSchema(schema) ?? [];
  if (value !== undefined && others.length === 0) return value;
  return schema.type === 'null' ? null : undefined;
}

/** Members that the shape knows, those of what stands around, and those that belong to no shape. */
function fittingOf(
  value: JsonObject,
  { shapes, around }: Move,
  shape: Schema | undefined,
): JsonObject {
  const names = namesOfChoice(shapes);
  return Object.fromEntries(
    Object.entries(value).filter(([name, member]) => {
      const known = shape && memberOf(shape, name);
      if (known !== undefined) return fitOf(member, known) !== CONTRADICTED;
      if (names.has(name)) return false;
      const isOthers = shapes.some((one) => memberOf(one, name) !== undefined);
      return !isOthers || memberOf(around, name) !== undefined;
    }),
  );
}

/** Members of a shape alone: what stands around it has gone on since. */
const ownOf = (value: JsonObject, shape: Schema, around: Schema): JsonObject =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([name]) => memberOf(shape, name) !== undefined && memberOf(around, name) === undefined,
    ),
  );

/** What choosing a shape says: the constants it is told by, and its defaults where nothing is answered yet. */
function startOf(shape: Schema, fitting: JsonObject, { shapes, isEmptied }: Move): JsonObject {
  const names = namesOfChoice(shapes);
  return Object.fromEntries(
    Object.entries(shape.properties ?? {}).flatMap(([name, member]): [string, Json][] => {
      const constant = names.has(name) ? onlyValueOf(member) : undefined;
      const begins = isEmptied(name) ? undefined : member.default;
      const value = constant ?? fitting[name] ?? begins;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
