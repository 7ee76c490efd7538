// The tree of a released form: every place as a node with its schema, its layout and its members, in the order of the page.

import type {
  FormBundle,
  FormNode,
  GenericPointer,
  Json,
  JsonObject,
  Pointer,
  Schema,
  SectionBundle,
  UiSchema,
} from '../model/types.ts';
import { generic, isObject, parsePointer, unescaped } from '../values/paths.ts';
import { declaredIn, itemsOf, propertiesOf } from './branches.ts';

export interface FormTree {
  /** One object over all sections. */
  readonly root: FormNode;
  /** The object each section is, by the section's id. */
  readonly sections: ReadonlyMap<string, FormNode>;
  /** The node of a place, in any row; undefined where the form has none. */
  readonly at: (pointer: Pointer) => FormNode | undefined;
  /** Section that owns a place; `''` for the form as a whole. */
  readonly sectionOf: (pointer: Pointer) => string;
}

const TREES = new WeakMap<FormBundle, FormTree>();

/** The tree of a form; put together once per bundle. What it says was decided when the form was compiled. */
export function formTree(form: FormBundle): FormTree {
  const known = TREES.get(form);
  if (known !== undefined) return known;
  const tree = makeTree(form);
  TREES.set(form, tree);
  return tree;
}

/** Is this node one control that holds a whole object, so that its members are no questions of their own? */
export const isHeldWhole = ({ kind, children }: FormNode): boolean =>
  kind === 'field' && children.size > 0 && !children.has('*');

/** A node while the tree is put together. */
type Growing = Omit<FormNode, 'children'> & { children: Map<string, FormNode> };

/** Of all that has no members, which is nearly everything: nothing is ever put into it. */
const NO_MEMBERS: Map<string, FormNode> = new Map();

function makeTree({ sections, fields }: FormBundle): FormTree {
  const required = sections.flatMap(({ schema }) => schema.required ?? []);
  const root = objectNode('', { required }, {}, {});
  const tops = new Map(sections.map((section) => [section.id, sectionNode(section)]));
  const nodes = new Map<string, Growing>();
  for (const [pointer, info] of Object.entries(fields)) {
    const end = pointer.lastIndexOf('/');
    const parent = end === 0 ? tops.get(info.section) : nodes.get(pointer.slice(0, end));
    const name = unescaped(pointer.slice(end + 1));
    const schema =
      parent &&
      (memberOf(parent.schema, name) ?? elsewhere(tops.get(info.section)?.schema, pointer));
    if (parent === undefined || schema === undefined) continue;
    const ui = uiOf(parent.ui[name === '*' ? 'items' : name]);
    const order = nodes.size + 1;
    const node = {
      ...info,
      pointer,
      name,
      order,
      schema,
      ui,
      uiOptions: optionsOf(ui),
      children: NO_MEMBERS,
    };
    nodes.set(pointer, node);
    if (parent.children === NO_MEMBERS) parent.children = new Map();
    parent.children.set(name, node);
    if (end === 0 && !root.children.has(name)) root.children.set(name, node);
  }
  const owners = new Map(
    sections.flatMap(({ id, owns }) => owns.map((name) => [name, id] as const)),
  );
  return {
    root,
    sections: tops,
    at: (pointer) => nodes.get(generic(pointer)),
    sectionOf: (pointer) => {
      const end = pointer.indexOf('/', 1);
      const name = unescaped(pointer.slice(1, end < 0 ? undefined : end));
      return owners.get(name) ?? root.children.get(name)?.section ?? '';
    },
  };
}

const sectionNode = ({ id, kind, schema, ui, lines }: SectionBundle): Growing =>
  objectNode(id, schema, ui, { kind, ...(lines && { lines }) });

function objectNode(
  section: string,
  schema: Schema,
  ui: UiSchema,
  shape: Partial<FormNode>,
): Growing {
  return {
    pointer: '',
    section,
    type: 'object',
    label: '',
    kind: 'object',
    widget: '',
    reads: 'members',
    ...shape,
    name: '',
    order: 0,
    schema,
    ui,
    uiOptions: optionsOf(ui),
    children: new Map(),
  };
}

/** The schema of a member, or of the rows under `*`, in whatever branch knows it. */
const memberOf = (schema: Schema, name: string): Schema | undefined =>
  name === '*' ? itemsOf(schema) : propertiesOf(schema).get(name);

/** The schema of a place of which another branch than the first speaks. */
const elsewhere = (section: Schema | undefined, pointer: GenericPointer): Schema | undefined =>
  parsePointer(pointer).reduce<readonly Schema[]>(
    (around, name) =>
      around.flatMap((schema) => {
        const { rows, members } = declaredIn(schema);
        return name === '*' ? rows : (members.get(name) ?? []);
      }),
    section ? [section] : [],
  )[0];

const NONE: JsonObject = {};

const uiOf = (value: Json | undefined): UiSchema => (isObject(value) ? value : NONE);

const optionsOf = (ui: UiSchema): JsonObject => uiOf(ui['ui:options']);
