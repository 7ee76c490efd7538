// Fills any schema as a person would who answers each question as asked: plausible values of the right kind, one possibility at a time.
import { getAt, isObject, type Json, type JsonObject } from '../../../runtime/core/index.ts';
import { numberFor, textFor } from './filled-leaves.ts';

/** How much is answered, and which of several possibilities is taken. */
interface Way {
  /** Levels below which only what must be answered is. */
  readonly deep: number;
  readonly turn: number;
}

/** Levels a person goes down by themselves. */
const DEEP = 4;
/** Levels no form has. */
const ENDLESS = 12;
/** Answers after which only what must be answered is. */
const ENOUGH = 200;

/** Some ways to answer a schema, the fullest first; they need not all be right by it. */
export function fillings(root: Json, turns = 6): readonly Json[] {
  const made: Json[] = [];
  for (const deep of [DEEP, -1, 0]) {
    for (let turn = 0; turn < turns; turn += 1) {
      const value = new Filler(root, { deep, turn }).fill(root, 0);
      if (value !== undefined) made.push(value);
    }
  }
  const known = new Set<string>();
  return made.filter((value) => {
    const text = JSON.stringify(value);
    return known.has(text) ? false : known.add(text);
  });
}

class Filler {
  readonly #root: Json;
  readonly #way: Way;
  #count = 0;

  constructor(root: Json, way: Way) {
    this.#root = root;
    this.#way = way;
  }

  fill(node: Json | undefined, depth: number): Json | undefined {
    if (depth > ENDLESS) return undefined;
    if (!isObject(node)) return node === false ? undefined : 'Anything';
    const schema = this.#whole(node, depth);
    if (schema === undefined) return undefined;
    if (schema.const !== undefined) return schema.const;
    if (Array.isArray(schema.enum)) return this.#pick(schema.enum.filter((one) => one !== null));
    return BY_TYPE[typeOf(schema)]?.(this, schema, depth);
  }

  /** The schema with the refs and branches that apply joined in. */
  #whole(node: JsonObject, depth: number): JsonObject | undefined {
    let schema: JsonObject = node;
    for (let step = 0; step < 30; step += 1) {
      const { $ref: ref, allOf, oneOf, anyOf, if: when, then, else: other, ...rest } = schema;
      if (typeof ref === 'string') {
        const target =
          ref === '#' ? this.#root : getAt(this.#root, decodeURIComponent(ref.slice(1)));
        if (!isObject(target)) return undefined;
        schema = joined(target, { ...rest, ...given({ allOf, oneOf, anyOf }) });
      } else if (Array.isArray(allOf)) {
        schema = allOf.reduce<JsonObject>(
          (sum, part) => joined(sum, isObject(part) ? (this.#whole(part, depth) ?? {}) : {}),
          { ...rest, ...given({ oneOf, anyOf, if: when, then, else: other }) },
        );
      } else if (Array.isArray(oneOf) || Array.isArray(anyOf)) {
        const options = (Array.isArray(oneOf) ? oneOf : anyOf) as readonly Json[];
        const fit = options.filter((one) => !isObject(one) || one.type !== 'null');
        const taken = depth > DEEP ? fit[0] : fit[this.#way.turn % Math.max(fit.length, 1)];
        const left = Array.isArray(oneOf) ? given({ anyOf }) : {};
        schema = joined(
          { ...rest, ...left, ...given({ if: when, then, else: other }) },
          isObject(taken) ? taken : {},
        );
      } else if (isObject(when)) {
        const holds = this.#way.turn % 2 === 0;
        const branch = holds
          ? joined(when, isObject(then) ? then : {})
          : isObject(other)
            ? other
            : {};
        schema = joined(rest, branch);
      } else return schema;
    }
    return schema;
  }

  object(schema: JsonObject, depth: number): Json | undefined {
    const made: Record<string, Json> = {};
    const open = dependencies(schema);
    let now = schema;
    for (let round = 0; round < 3; round += 1) {
      const required = Array.isArray(now.required) ? now.required.map(String) : [];
      const known = isObject(now.properties) ? now.properties : {};
      for (const name of new Set([...Object.keys(known), ...required])) {
        if (made[name] !== undefined || name.startsWith('$')) continue;
        const must = required.includes(name);
        if (!must && this.#isBrief(depth)) continue;
        const value = this.fill(known[name] ?? true, depth + 1);
        if (value !== undefined) made[name] = value;
        else if (must) return undefined;
      }
      for (const [name, needs] of Object.entries(open)) {
        if (made[name] === undefined) continue;
        const more = Array.isArray(needs)
          ? { required: needs }
          : isObject(needs)
            ? this.#whole(needs, depth)
            : {};
        now = joined(now, more ?? {});
      }
    }
    if (depth > 0 && Object.keys(made).length === 0) this.#sayOne(now, made, depth);
    return this.#freeNames(now, made, depth);
  }

  /** Whoever opens a group answers something in it. */
  #sayOne({ properties }: JsonObject, made: Record<string, Json>, depth: number): void {
    for (const [name, member] of Object.entries(isObject(properties) ? properties : {})) {
      if (!isObject(member) || ['object', 'array'].includes(typeOf(member))) continue;
      const value = this.fill(member, depth + 1);
      if (value === undefined || typeof value === 'object') continue;
      made[name] = value;
      return;
    }
  }

  /** Deep down, or when much was said already, nobody answers more than is asked. */
  #isBrief(depth: number): boolean {
    return depth > this.#way.deep || this.#count > ENOUGH;
  }

  /** Names of the answerer's own choice: whoever must answer such a group gives one. */
  #freeNames(schema: JsonObject, made: Record<string, Json>, depth: number): Json {
    const { additionalProperties: free, properties, patternProperties } = schema;
    const isOpen = properties === undefined && patternProperties === undefined && free !== false;
    const isSaid = isObject(free) && Object.keys(free).length > 0;
    const isEmpty = Object.keys(made).length === 0;
    if (depth > ENDLESS - 2 || !(isOpen ? isEmpty || isSaid : isSaid)) return made;
    if (!isEmpty && this.#isBrief(depth)) return made;
    const value = this.fill(isSaid ? free : true, depth + 1);
    return value === undefined ? made : { ...made, another: value };
  }

  list(schema: JsonObject, depth: number): Json | undefined {
    const places = Array.isArray(schema.prefixItems) ? schema.prefixItems : schema.items;
    if (Array.isArray(places)) return places.map((place) => this.fill(place, depth + 1) ?? null);
    const least = Number(schema.minItems ?? 0);
    // Whoever answers only what is asked adds no row to a list that may be empty.
    const count = Math.max(least, this.#isBrief(depth) ? 0 : 2);
    const most = Math.min(count, Number(schema.maxItems ?? count));
    const made = Array.from({ length: most }, () => this.fill(schema.items ?? true, depth + 1));
    const rows = made.filter((row) => row !== undefined);
    if (schema.uniqueItems !== true) return rows;
    return rows.filter(
      (row, at) => rows.findIndex((one) => JSON.stringify(one) === JSON.stringify(row)) === at,
    );
  }

  text(schema: JsonObject): Json {
    this.#count += 1;
    return textFor(schema, this.#count);
  }

  number(schema: JsonObject, whole: boolean): Json {
    this.#count += 1;
    return numberFor(schema, this.#count, whole);
  }

  flag(): Json {
    return this.#way.turn % 2 === 0;
  }

  #pick(values: readonly Json[]): Json | undefined {
    this.#count += 1;
    return values[(this.#way.turn + this.#count) % Math.max(values.length, 1)];
  }
}

type Fill = (filler: Filler, schema: JsonObject, depth: number) => Json | undefined;

const BY_TYPE: Readonly<Record<string, Fill>> = {
  object: (filler, schema, depth) => filler.object(schema, depth),
  array: (filler, schema, depth) => filler.list(schema, depth),
  string: (filler, schema) => filler.text(schema),
  number: (filler, schema) => filler.number(schema, false),
  integer: (filler, schema) => filler.number(schema, true),
  boolean: (filler) => filler.flag(),
  null: () => null,
};

function typeOf({ type, properties, items, prefixItems, minimum, maximum }: JsonObject): string {
  const [first] = [type ?? []].flat().filter((one) => one !== 'null');
  if (first !== undefined) return String(first);
  if (type === 'null' || Array.isArray(type)) return 'null';
  if (properties !== undefined) return 'object';
  if (items !== undefined || prefixItems !== undefined) return 'array';
  return minimum !== undefined || maximum !== undefined ? 'number' : 'string';
}

/** Two schemas that both hold. */
function joined(one: JsonObject, other: JsonObject): JsonObject {
  const maps = ['properties', 'dependencies'].flatMap((word) => {
    const [a, b] = [one[word], other[word]];
    if (!isObject(a) || !isObject(b)) return [];
    const both = Object.fromEntries(
      [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => {
        const [x, y] = [a[name], b[name]];
        return [name, isObject(x) && isObject(y) ? joined(x, y) : (y ?? x ?? true)];
      }),
    );
    return [[word, both] as const];
  });
  const required = [
    ...new Set([one.required, other.required].flatMap((list) => (Array.isArray(list) ? list : []))),
  ];
  const lists = ['oneOf', 'anyOf', 'allOf'].filter(
    (word) => Array.isArray(one[word]) && Array.isArray(other[word]),
  );
  const nested =
    lists.length > 0 ? { allOf: [...lists.map((word) => ({ [word]: one[word] as Json }))] } : {};
  const values =
    Array.isArray(one.enum) && Array.isArray(other.enum)
      ? {
          enum: one.enum.filter((value) =>
            (other.enum as readonly Json[]).some(
              (v) => JSON.stringify(v) === JSON.stringify(value),
            ),
          ),
        }
      : {};
  return {
    ...one,
    ...other,
    ...nested,
    ...values,
    ...Object.fromEntries(maps),
    ...(required.length > 0 && { required }),
  };
}

const given = (words: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));

const dependencies = ({
  dependencies: old,
  dependentRequired,
  dependentSchemas,
}: JsonObject): JsonObject => ({
  ...(isObject(old) ? old : {}),
  ...(isObject(dependentRequired) ? dependentRequired : {}),
  ...(isObject(dependentSchemas) ? dependentSchemas : {}),
});
