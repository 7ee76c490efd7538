// What the schemas of a form's sections say of its places: their order on the page, their section, which are one control.

import type { FormBundle, Json, Pointer, Schema, UiSchema } from '../model/types.ts';
import { isIndex, isObject, parsePointer, type Tokens } from '../values/paths.ts';

export interface FormShape {
  /** One object over all sections. */
  readonly root: Node;
  /** Section that owns a place; `''` for the form as a whole. */
  readonly sectionOf: (pointer: Pointer) => string;
  /** Sorts things with a place as a person meets them: by section, by field, by row. */
  readonly inPageOrder: <T extends { readonly path: Pointer }>(things: readonly T[]) => T[];
  /** The place a fault belongs to: the control itself where one control holds a whole object. */
  readonly controlOf: (pointer: Pointer) => Pointer;
}

/** One schema node with its children by name, `*` for rows. */
export interface Node {
  readonly schema: Schema;
  readonly section: string;
  readonly rank: number;
  readonly children: ReadonlyMap<string, Node>;
  /** Names of properties that must be there. */
  readonly required: ReadonlySet<string>;
  /** One control for a whole object: its choices are taken whole (`ui:options` says `whole`). */
  readonly whole: boolean;
}

const SHAPES = new WeakMap<FormBundle, FormShape>();

/** The shape of a form; worked out once per bundle. */
export function shapeOf(form: FormBundle): FormShape {
  let shape = SHAPES.get(form);
  if (shape === undefined) {
    shape = makeShape(form);
    SHAPES.set(form, shape);
  }
  return shape;
}

const PROPERTIES = new WeakMap<Schema, ReadonlyMap<string, Schema>>();
const BRANCHES = new WeakMap<Schema, readonly Schema[]>();

/** Names of properties that any branch of a schema knows; worked out once per schema. */
export function propertiesOf(schema: Schema): ReadonlyMap<string, Schema> {
  const known = PROPERTIES.get(schema);
  if (known !== undefined) return known;
  const found = new Map<string, Schema>();
  for (const branch of branchesOf(schema)) {
    for (const [name, child] of Object.entries(branch.properties ?? {})) {
      if (!found.has(name)) found.set(name, child);
    }
  }
  PROPERTIES.set(schema, found);
  return found;
}

/** The schema itself and everything it may fall into: allOf, anyOf, oneOf, then, else, dependencies. Worked out once. */
export function branchesOf(schema: Schema): readonly Schema[] {
  const known = BRANCHES.get(schema);
  if (known !== undefined) return known;
  const lists = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => asList(schema[key]));
  const single = [schema.then, schema.else];
  const dependent = isObject(schema.dependencies) ? Object.values(schema.dependencies) : [];
  const inner = [...lists, ...single, ...dependent].filter(isSchema);
  const branches = [schema, ...inner.flatMap(branchesOf)];
  BRANCHES.set(schema, branches);
  return branches;
}

function makeShape(form: FormBundle): FormShape {
  const properties = new Map<string, Node>();
  for (const section of form.sections) {
    const node = nodeOf(section.schema, section.ui, section.id, 0);
    for (const [name, child] of node.children) {
      if (!properties.has(name)) properties.set(name, { ...child, rank: properties.size });
    }
  }
  const owners = new Map(
    form.sections.flatMap((section) => section.owns.map((name) => [name, section.id] as const)),
  );
  const required = new Set(form.sections.flatMap((section) => section.schema.required ?? []));
  return {
    root: { schema: NO_SCHEMA, section: '', rank: 0, children: properties, required, whole: false },
    sectionOf: (pointer) => {
      const name = parsePointer(pointer)[0] ?? '';
      return owners.get(name) ?? properties.get(name)?.section ?? '';
    },
    inPageOrder: (things) =>
      things
        .map((thing) => ({ thing, tokens: parsePointer(thing.path) }))
        .sort((a, b) => comparePlaces(properties, a.tokens, b.tokens))
        .map(({ thing }) => thing),
    controlOf: (pointer) => controlOf(properties, pointer),
  };
}

function nodeOf(schema: Schema, ui: UiSchema, section: string, rank: number): Node {
  const known = propertiesOf(schema);
  const names = [
    ...new Set([...shownOrder(ui).filter((name) => known.has(name)), ...known.keys()]),
  ];
  const children = new Map<string, Node>();
  names.forEach((name, index) => {
    const child = known.get(name);
    if (child !== undefined) children.set(name, nodeOf(child, uiOf(ui[name]), section, index));
  });
  if (isSchema(schema.items)) {
    children.set('*', nodeOf(schema.items, uiOf(ui.items), section, 0));
  }
  const required = new Set(schema.required ?? []);
  return { schema, section, rank, children, required, whole: isWhole(schema, ui) };
}

/** The order fields stand in: groups first, then `ui:order`. */
function shownOrder(ui: UiSchema): readonly string[] {
  const grouped = asList(ui['ui:groups']).flatMap((group) =>
    isObject(group) ? asList(group.fields) : [],
  );
  return [...grouped, ...asList(ui['ui:order'])].filter((name) => typeof name === 'string');
}

function isWhole(schema: Schema, ui: UiSchema): boolean {
  if (schema.properties === undefined) return false;
  const options = uiOf(ui['ui:options']);
  return options.whole === true || uiOf(options.options).whole === true;
}

function comparePlaces(properties: ReadonlyMap<string, Node>, a: Tokens, b: Tokens): number {
  let children: ReadonlyMap<string, Node> = properties;
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const [left = '', right = ''] = [a[at], b[at]];
    if (left !== right) {
      return rankOf(children, left) - rankOf(children, right) || (left < right ? -1 : 1);
    }
    children = (children.get(left) ?? children.get('*'))?.children ?? NONE;
  }
  return a.length - b.length;
}

function controlOf(properties: ReadonlyMap<string, Node>, pointer: Pointer): Pointer {
  let children: ReadonlyMap<string, Node> = properties;
  let end = 0;
  for (const token of parsePointer(pointer)) {
    const next = pointer.indexOf('/', end + 1);
    end = next < 0 ? pointer.length : next;
    const node = children.get(token) ?? (isIndex(token) ? children.get('*') : undefined);
    if (node === undefined) return pointer;
    if (node.whole) return pointer.slice(0, end);
    children = node.children;
  }
  return pointer;
}

const NO_SCHEMA: Schema = {};

const NONE: ReadonlyMap<string, Node> = new Map();

const rankOf = (children: ReadonlyMap<string, Node>, token: string): number =>
  isIndex(token) ? Number(token) : (children.get(token)?.rank ?? Number.MAX_SAFE_INTEGER);

const asList = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const isSchema = (value: Json | Schema | undefined): value is Schema => isObject(value);

const uiOf = (value: Json | undefined): UiSchema => (isObject(value) ? value : {});
